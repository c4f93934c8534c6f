import type { ActorRefFrom } from 'xstate';
import type { Session, sessionMachine } from '../../machines/session.machine.ts';
import { forgetSession, storeSession } from '../effects/storage.ts';

type Leaving = { readonly onEnd: () => void; readonly onExpiry: () => void };

/** Keeps in storage what the session says: user and tokens from its start on, nothing once it has ended or expired (SE-1, SE-3, SE-4, SI-6). */
export const keepInStorage = (session: ActorRefFrom<typeof sessionMachine>, { onEnd, onExpiry }: Leaving): void => {
  const keep = (started: Session | null) => {
    if (started) storeSession(started);
  };
  session.on('session.started', (event) => keep(event.session));
  session.on('session.renewed', (event) => keep(event.session));
  session.on('session.ended', () => {
    forgetSession();
    onEnd();
  });
  session.on('session.expired', () => {
    forgetSession();
    onExpiry();
  });
};
