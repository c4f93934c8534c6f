import { fromCallback, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { sessionMachine, type OtherTabEvent, type Session } from '../../machines/session.machine.ts';
import { authenticatedClient } from '../client/authenticated-client.ts';
import { serverNow } from '../client/server-clock.ts';
import { followOtherTabs, lifeOfToken, renewTokens, revokeSession, signIn } from '../flows/session/session.effects.ts';
import { forgetSession, storedTokens, storeSession } from '../client/storage.ts';
import { sessionGuards, type SignInForm } from '../rules/forms.ts';

const aMinute = 60_000;
const usualLife = 14 * aMinute;

// A clock that is hours wrong must not make the app renew without end.
const untilRenewal = ({ context }: { context: { session: Session | null } }) => {
  const life = context.session ? lifeOfToken(context.session.tokens.access) : undefined;
  return life === undefined ? usualLife : Math.max(aMinute / 2, life.until - serverNow() - aMinute);
};

/**
 * Whether a token is surely over, or cannot be judged: where it comes from the future, this device's clock is behind.
 */
const isSuspect = (access: string): boolean => {
  const life = lifeOfToken(access);
  return life !== undefined && (life.until <= serverNow() || life.from - aMinute > serverNow());
};

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The session's chart, and the authenticated client that lives on its actor (SE-1 … SE-4, SE-6, SE-8). */
export const sessionChart = (actor: () => SessionActor | undefined, onUnauthorized: () => void) => {
  let renewedHere: string | undefined;
  const accessToken = async (): Promise<string | undefined> => {
    const access = storedTokens()?.access;
    const session = actor();
    if (session && access !== undefined && access !== renewedHere && isSuspect(access)) {
      session.send({ type: 'renewal.requested' });
      await waitFor(session, (state) => !state.matches({ signedIn: 'renewing' })).catch(() => undefined);
    }
    return storedTokens()?.access;
  };
  const client = authenticatedClient({ accessToken, onUnauthorized });
  const revoke = revokeSession(client);
  const renew = async (session: Session | null) => {
    const answer = await renewTokens(session);
    if (answer.outcome === 'renewed') renewedHere = answer.tokens.access;
    return answer;
  };
  const chart = sessionMachine.provide({
    guards: sessionGuards,
    actors: {
      signIn: fromPromise(({ input }: { input: SignInForm }) => signIn(input)),
      renewTokens: fromPromise(({ input }: { input: Session | null }) => renew(input)),
      revokeSession: fromPromise(revoke),
      followOtherTabs: fromCallback<OtherTabEvent>(({ sendBack }) => followOtherTabs(sendBack)),
    },
    actions: sessionStorageActions,
    delays: { untilRenewal },
  });
  return { chart, client };
};

/** Keeps in storage what the session has (SE-1, SE-3, SE-4, SI-6). */
export const sessionStorageActions = {
  storeSession: ({ context: { session } }: { context: { session: Session | null } }) => {
    if (session) storeSession(session);
  },
  forgetSession,
};
