import { waitFor, type ActorRefFrom } from 'xstate';
import { sessionMachine, type Session } from '../../machines/session.machine.ts';
import { authenticatedClient, serverNow } from '../client/calls.ts';
import {
  finishSignOuts,
  followStorage,
  lifeOfToken,
  renewTokens,
  revokeSession,
  signIn,
} from '../flows/session/session.effects.ts';
import { forgetSession, storedTokens, storeSession, storeUser } from '../client/storage.ts';
import { sessionGuards } from '../rules/forms.ts';
import { activationResendMachine } from '../../machines/activation-resend.machine.ts';
import { resendActivationMail } from '../flows/activation-resend/activation-resend.effects.ts';

const aMinute = 60_000;
const usualLife = 14 * aMinute;

const lifeOf = (session: Session | null) => session && lifeOfToken(session.tokens.access);

// A clock that is hours off must not make the app renew endlessly.
const untilRenewal = ({ context }: { context: { session: Session | null } }) => {
  const life = lifeOf(context.session);
  return life ? Math.max(aMinute / 2, life.until - serverNow() - aMinute) : usualLife;
};

// Whether a token has expired, or may have: one from the future shows that this device's clock is behind.
const isSuspect = (_: unknown, { session }: { session: Session | null }): boolean => {
  const life = lifeOf(session);
  return !!life && (life.until <= serverNow() || life.from - aMinute > serverNow());
};

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The session's chart, and the authenticated client that uses its actor (SE-1 … SE-4, SE-6, SE-8). */
export const sessionChart = (actor: () => SessionActor | undefined) => {
  const accessToken = async (): Promise<string | undefined> => {
    const session = actor();
    if (session) {
      session.send({ type: 'token.requested' });
      await waitFor(session, (state) => !state.hasTag('awaited'));
    }
    return storedTokens()?.access;
  };
  const client = authenticatedClient({
    accessToken,
    onUnauthorized: () => actor()?.send({ type: 'session.refused' }),
  });
  const chart = sessionMachine.provide({
    guards: { ...sessionGuards, isSuspect },
    actors: {
      activationResend: activationResendChart,
      signIn,
      renewTokens,
      followStorage,
      finishSignOuts,
      revokeSession,
    },
    actions: sessionStorageActions,
    delays: { untilRenewal },
  });
  return { chart, client };
};

/** Keeps the session in storage (SE-1, SE-3, SE-4, SI-6). */
export const sessionStorageActions = {
  storeSession: ({ context: { session } }: { context: { session: Session | null } }) => {
    if (session) storeSession(session);
  },
  storeUser: ({ context: { session } }: { context: { session: Session | null } }) => {
    if (session) storeUser(session.user);
  },
  forgetSession,
};

/** The chart that resends an activation email (AK-1, AK-2, AK-3). */
export const activationResendChart = activationResendMachine.provide({ actors: { resendActivationMail } });
