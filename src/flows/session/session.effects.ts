import * as v from 'valibot';
import { fromCallback, fromPromise } from 'xstate';
import type { RenewalAnswer, Session, SignInAnswer, StoredSessionEvent } from '../../../machines/session.machine.ts';
import { acceptedLogin, inactiveAnswer, refreshAnswer } from '../../protocol/account.ts';
import { claimsOf } from '../../protocol/authorization.ts';
import { accountPaths } from '../../protocol/paths.ts';
import type { SignInForm } from '../../rules/forms.ts';
import { errorAnswer, parsed, plainClient, send, tokenHeaders } from '../../client/calls.ts';
import {
  forgetSignOut,
  storedSession,
  storedSignOuts,
  storedTokens,
  storeSignOut,
  storeTokens,
} from '../../client/storage.ts';

/** Signs in (API-1). Rejects when there is no answer. */
export const signIn = fromPromise<SignInAnswer, SignInForm>(async ({ input: { email, password } }) => {
  const { status, data } = await plainClient.post(accountPaths.login, { email, password });
  if (status === 403 && v.is(inactiveAnswer, data))
    return { outcome: 'inactive', message: data.error, token: data.resend };
  if (status !== 200) return errorAnswer(data);
  const { user, refresh, access } = parsed(acceptedLogin, data, accountPaths.login);
  return { outcome: 'accepted', session: { user, tokens: { refresh, access } } };
});

const oneTabAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('session.renewal', work) : work();

// In milliseconds. Leaves time to retry a renewal whose answer was lost: the server accepts a used token for 30 s.
const callTimeout = 5000;

const askForTokens = (refresh: string) =>
  send(callTimeout, { url: accountPaths.refresh, method: 'post', data: { refresh } });

/**
 * Trades the refresh token for new tokens and stores them before another tab's turn; if another tab has stored newer
 * ones meanwhile, it uses those (SE-8, OT-3).
 */
export const renewTokens = fromPromise<RenewalAnswer, Session | null>(({ input: session }) =>
  oneTabAtATime(async () => {
    const tokens = storedTokens();
    if (!tokens) return { outcome: 'refused' };
    if (tokens.refresh !== session?.tokens.refresh) return { outcome: 'renewed', tokens };
    const { status, data } = await askForTokens(tokens.refresh);
    const current = storedTokens();
    if (!current) return { outcome: 'refused' };
    if (current.refresh !== tokens.refresh) return { outcome: 'renewed', tokens: current };
    if (status === 401) return { outcome: 'refused' };
    if (status !== 200) throw new Error(`${accountPaths.refresh} answered ${status}`);
    const renewed = parsed(refreshAnswer, data, accountPaths.refresh);
    storeTokens(renewed);
    return { outcome: 'renewed', tokens: renewed };
  }),
);

const askToSignOut = (access: string) =>
  send(callTimeout, { url: accountPaths.logout, method: 'post', headers: tokenHeaders(access) });

const finishSignOut = async (refresh: string): Promise<void> => {
  const { status, data } = await askForTokens(refresh);
  if (status === 200) {
    const { access } = parsed(refreshAnswer, data, accountPaths.refresh);
    if ((await askToSignOut(access)).status !== 200) return;
  } else if (status !== 401) return;
  forgetSignOut(refresh);
};

/**
 * Ends the session on the server (API-6, SE-4), with a new access token if its own has expired, and never with stored
 * tokens, which may be another player's by then. Without an answer, `finishSignOuts` tries again (SA-7).
 */
export const revokeSession = fromPromise<unknown, Session | null>(async ({ input: session }) => {
  if (!session) return;
  const { refresh, access } = session.tokens;
  storeSignOut(refresh);
  const { status } = await askToSignOut(access);
  if (status === 200) forgetSignOut(refresh);
  else await finishSignOut(refresh);
});

const signOutPause = 30_000;

/** Repeats unconfirmed sign-outs: at the start, every 30 s, and once the network is back (SA-7). */
export const finishSignOuts = fromCallback(() => {
  const finish = () => storedSignOuts().forEach((refresh) => void finishSignOut(refresh).catch(() => undefined));
  finish();
  const timer = setInterval(finish, signOutPause);
  addEventListener('online', finish);
  return () => {
    clearInterval(timer);
    removeEventListener('online', finish);
  };
});

/** Reports what is stored: at once, when another tab changes it, and when Back restores this page (SE-6). */
export const followStorage = fromCallback<StoredSessionEvent>(({ sendBack }) => {
  const tellStored = () => {
    const session = storedSession();
    const event = session ? { type: 'session.appeared' as const, session } : { type: 'session.vanished' as const };
    sendBack(event satisfies StoredSessionEvent);
  };
  const look = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && (key === null || key === 'user' || key === 'tokens')) tellStored();
  };
  // A page in the back/forward cache misses changes to the storage.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tellStored();
  };
  tellStored();
  const watch = new AbortController();
  const { signal } = watch;
  addEventListener('storage', look, { signal });
  addEventListener('pageshow', comeBack, { signal });
  return () => watch.abort();
});

const claims = v.object({ iat: v.optional(v.number(), -Infinity), exp: v.number() });

/** The instants between which an access token is valid, in milliseconds since 1970; undefined if it doesn't say. */
export const lifeOfToken = (access: string): { readonly from: number; readonly until: number } | undefined => {
  try {
    const { iat, exp } = v.parse(claims, claimsOf(access));
    return { from: iat * 1000, until: exp * 1000 };
  } catch {
    return undefined;
  }
};
