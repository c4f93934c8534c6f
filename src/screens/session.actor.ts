import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { sessionMachine, type OtherTabEvent, type Session } from '../../machines/session.machine.ts';
import { authenticatedClient } from '../effects/client/authenticated-client.ts';
import { serverNow } from '../effects/client/server-clock.ts';
import { followOtherTabs, lifeOfToken, renewTokens, revokeSession, signIn } from '../effects/session.effects.ts';
import { storedSession, storedTokens } from '../effects/storage.ts';
import type { SignInForm } from '../rules/forms.ts';
import { keepInStorage } from './session-storage.ts';
import type { Watched } from './world.ts';

const aMinute = 60_000;
const usualLife = 14 * aMinute;

// A clock that is hours wrong must not make the app renew without end.
const untilRenewal = ({ context }: { context: { session: Session | null } }) => {
  const life = context.session ? lifeOfToken(context.session.tokens.access) : undefined;
  return life === undefined ? usualLife : Math.max(aMinute / 2, life.until - serverNow() - aMinute);
};

/** Whether a token is surely over, or cannot be judged: where it comes from the future, this device's clock is behind. */
const isDoubtful = (access: string): boolean => {
  const life = lifeOfToken(access);
  return life !== undefined && (life.until <= serverNow() || life.from - aMinute > serverNow());
};

/** Starts the session from what is stored, and the authenticated client that lives on it (SE-1 … SE-4, SE-6, SE-8). */
export const startSession = (go: (path: string) => void, watched: Watched) => {
  let renewedHere: string | undefined;
  const accessToken = async (): Promise<string | undefined> => {
    const access = storedTokens()?.access;
    if (access !== undefined && access !== renewedHere && isDoubtful(access)) {
      session.send({ type: 'renewal.requested' });
      await waitFor(session, (state) => !state.matches({ signedIn: 'renewing' })).catch(() => undefined);
    }
    return storedTokens()?.access;
  };
  const client = authenticatedClient({ accessToken, onUnauthorized: () => session.send({ type: 'session.refused' }) });
  const revoke = revokeSession(client);
  const session = createActor(
    sessionMachine.provide({
      actors: {
        signIn: fromPromise(({ input }: { input: SignInForm }) => signIn(input)),
        renewTokens: fromPromise(({ input }: { input: Session | null }) => renewTokens(input)),
        revokeSession: fromPromise(revoke),
        followOtherTabs: fromCallback<OtherTabEvent>(({ sendBack }) => followOtherTabs(sendBack)),
      },
      delays: { untilRenewal },
    }),
    { input: { session: storedSession() }, ...watched },
  );
  keepInStorage(session, { onEnd: () => go('/sign-in'), onExpiry: () => location.reload() });
  session.on('session.renewed', (event) => {
    renewedHere = event.session?.tokens.access;
  });
  return { session: session.start(), client };
};
