import { createActor, fromCallback } from 'xstate';
import {
  sessionMachine,
  type Session,
  type SignInAnswer,
  type StoredSessionEvent,
} from '../../../machines/session.machine.ts';
import type { User } from '../../../src/protocol/account.ts';
import { sessionGuards, type SignInForm } from '../../../src/rules/forms.ts';
import { deferredCallback, deferredPromise, parent } from '../../walk/doubles.ts';

/** What the app does to the browser, as told to an actor, so that the frozen paths have it. */
export const browser = createActor(
  fromCallback(() => undefined),
  { id: 'browser' },
).start();

/** What tells a page that it is seen again, and may be out of date. */
export const followVisibility = deferredCallback<{ type: 'screen.outdated' }>();

export const ada: User = { id: '1', email: 'ada@example.org', first_name: 'Ada', last_name: 'Lovelace' };

/** A user's session, or a visitor's, and the ports through which a visitor signs in and a player out. */
export const sessionOf = (user: User | null) => {
  const session = user && { user, tokens: { refresh: 'refresh-1', access: 'access-1' } };
  const signIn = deferredPromise<SignInAnswer, SignInForm>();
  const revokeSession = deferredPromise<unknown, Session | null>();
  const actors = {
    signIn: signIn.logic,
    revokeSession: revokeSession.logic,
    finishSignOuts: fromCallback(() => undefined),
    followStorage: fromCallback<StoredSessionEvent>(({ sendBack }) =>
      sendBack(session ? { type: 'session.appeared', session } : { type: 'session.vanished' }),
    ),
  };
  const actions = { storeSession: () => undefined, forgetSession: () => undefined };
  return {
    signIn,
    revokeSession,
    actor: createActor(sessionMachine.provide({ guards: sessionGuards, actors, actions }), {
      input: { parent },
    }).start(),
  };
};
