// @vitest-environment happy-dom
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { authenticatedClient } from '../../src/client/calls.ts';
import { finishSignOuts, renewTokens, revokeSession, signIn } from '../../src/flows/session/session.effects.ts';
import {
  forgetSession,
  forgetSignOut,
  storedSession,
  storedSignOuts,
  storedTokens,
  storeSession,
  storeTokens,
} from '../../src/client/storage.ts';
import { anything } from '../../src/protocol/answers.ts';
import { authorizationHeader } from '../../src/protocol/authorization.ts';
import { accountPaths } from '../../src/protocol/paths.ts';
import { user } from '../support/client.ts';
import { answerOf, toldBy } from '../support/ports.ts';

const first = { refresh: 'refresh-1', access: 'access-1' };
const second = { refresh: 'refresh-2', access: 'access-2' };
const third = { refresh: 'refresh-3', access: 'access-3' };
const session = { user, tokens: first };

/** What the server answers from now on; `meanwhile` happens while it is awaited. */
const serverAnswers = (status: number, body: unknown, meanwhile: () => void = () => undefined) =>
  vi.stubGlobal('fetch', () => {
    meanwhile();
    return Promise.resolve(Response.json(body, { status }));
  });

/** Answers calls by their path; those without a status are lost. Tells which were made, and with which token. */
const answering = (statuses: Record<string, number | ((sent: string | null) => number)>) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { headers, body }: RequestInit) => {
    const sent = new Headers(headers).get(authorizationHeader);
    asked.push(`${url} ${sent ?? (body as string)}`);
    const answer = statuses[url];
    const status = typeof answer === 'function' ? answer(sent) : answer;
    return status === undefined
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(Response.json(second, { status }));
  });
  return asked;
};
const accepting = (access: string) => (sent: string | null) => (sent === `Authorization ${access}` ? 200 : 401);

beforeEach(() => {
  // A browser without locks, which happy-dom has as null.
  vi.stubGlobal('navigator', {});
  storeSession(session);
});
afterEach(forgetSession);

describe('a login', () => {
  test('signs in, and stores the whole user [OT-9, SE-1]', async () => {
    const person = { id: 7, first_name: 'Ann', last_name: 'Example', tier: { gold: true }, avatar: null };
    serverAnswers(200, { user: person, ...first });
    const answer = await answerOf(signIn, { email: 'a', password: 'p' });
    expect(answer).toEqual({ outcome: 'accepted', session: { user: person, tokens: first } });
    if (answer.outcome === 'accepted') storeSession(answer.session);
    expect(storedSession()?.user).toEqual(person);
  });

  test.each([
    [
      { error: 'Activate your account first', resend: 't1' },
      { outcome: 'inactive', token: 't1' },
    ],
    [{ error: 'Activate your account first' }, { outcome: 'refused' }],
  ])('to an inactive account returns a token for another email, or is refused [AK-1]', async (body, expected) => {
    serverAnswers(403, body);
    expect(await answerOf(signIn, { email: 'a', password: 'p' })).toEqual({ message: body.error, ...expected });
  });
});

describe('a renewal', () => {
  test('stores the new tokens before another tab’s turn [OT-3, SE-8]', async () => {
    const seen: unknown[] = [];
    const request = async (_name: string, work: () => Promise<unknown>) => {
      const answer = await work();
      seen.push(storedTokens());
      return answer;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    serverAnswers(200, second);
    expect(await answerOf(renewTokens, session)).toEqual({ outcome: 'renewed', tokens: second });
    expect(seen).toEqual([second]);
    expect(storedSession()).toEqual({ user, tokens: second });
  });

  test('sends nothing if another tab has already stored newer tokens [SE-8]', async () => {
    storeTokens(second);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('asked')));
    expect(await answerOf(renewTokens, session)).toEqual({ outcome: 'renewed', tokens: second });
  });

  test.each([
    ['refused', 401, { error: 'You are not signed in.' }],
    ['answered', 200, third],
    ['not understood', 500, {}],
  ])('that is %s uses the tokens that another tab has stored meanwhile [OT-3]', async (_what, status, body) => {
    serverAnswers(status, body, () => storeTokens(second));
    expect(await answerOf(renewTokens, session)).toEqual({ outcome: 'renewed', tokens: second });
    expect(storedTokens()).toEqual(second);
  });

  test('signs nobody in again whom another tab has signed out meanwhile [OT-3, SE-4]', async () => {
    serverAnswers(200, second, forgetSession);
    expect(await answerOf(renewTokens, session)).toEqual({ outcome: 'refused' });
    expect(storedTokens()).toBeUndefined();
  });

  test('that is refused without newer tokens ends the session; without an answer it rejects [SE-8]', async () => {
    serverAnswers(401, { error: 'You are not signed in.' });
    expect(await answerOf(renewTokens, session)).toEqual({ outcome: 'refused' });
    serverAnswers(502, '<html>');
    await expect(answerOf(renewTokens, session)).rejects.toThrow('502');
    expect(storedTokens()).toEqual(first);
  });

  test('whose answer never comes times out early enough to be retried [OT-3]', async () => {
    const timeouts: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      timeouts.push(milliseconds);
      return AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
    });
    vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) =>
      Promise.reject(signal.reason as Error),
    );
    await expect(answerOf(renewTokens, session)).rejects.toThrow('too late');
    expect(timeouts).toEqual([5000]);
  });
});

describe('a sign-out', () => {
  const signOut = () => answerOf(revokeSession, session).catch(() => undefined);
  const { logout, refresh } = accountPaths;
  const renewal = `${refresh} {"refresh":"refresh-1"}`;
  afterEach(() => forgetSignOut('refresh-1'));

  test('that the server confirms leaves nothing behind [SE-4]', async () => {
    const asked = answering({ [logout]: 200 });
    await signOut();
    expect([asked, storedSignOuts()]).toEqual([[`${logout} Authorization access-1`], []]);
  });

  test('with an expired access token continues with a new one, not with another player’s [SA-7, SE-4]', async () => {
    const whileAnotherSignsIn = (sent: string | null) => {
      storeTokens(third);
      return accepting('access-2')(sent);
    };
    const asked = answering({ [logout]: whileAnotherSignsIn, [refresh]: 200 });
    await signOut();
    expect(asked).toEqual([`${logout} Authorization access-1`, renewal, `${logout} Authorization access-2`]);
    expect([storedSignOuts(), storedTokens()]).toEqual([[], third]);
  });

  const ends = [
    ['', { [refresh]: 200, [logout]: 200 }, []],
    [', when its session may have ended', { [refresh]: 401 }, []],
    [', and again if the renewal fails', { [refresh]: 500 }, ['refresh-1']],
    [', and again if the sign-out fails', { [refresh]: 200, [logout]: 500 }, ['refresh-1']],
  ] as const;
  /** Waits until the server has answered all that it has a status for: which sign-outs are left then. */
  const leftAfter = async (statuses: Record<string, number>, start: () => unknown) => {
    const asked = answering(statuses);
    start();
    await expect.poll(() => asked).toHaveLength(Object.keys(statuses).length);
    await setImmediate();
    return storedSignOuts();
  };
  const unheard = async () => {
    answering({});
    await signOut();
    expect(storedSignOuts()).toEqual(['refresh-1']);
  };

  test.each(ends)('without an answer is repeated at the next start%s [SA-7]', async (_and, statuses, left) => {
    await unheard();
    expect(await leftAfter(statuses, () => toldBy(finishSignOuts))).toEqual(left);
  });

  test('without an answer is kept beside an earlier one [SA-7]', async () => {
    await unheard();
    onTestFinished(() => forgetSignOut('refresh-2'));
    await answerOf(revokeSession, { user, tokens: second }).catch(() => undefined);
    expect(storedSignOuts()).toEqual(['refresh-1', 'refresh-2']);
  });

  test('without an answer is repeated while the page stays open [SA-7]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { stop } = toldBy(finishSignOuts);
    await unheard();
    expect(await leftAfter({ [refresh]: 200, [logout]: 200 }, () => vi.advanceTimersByTime(30_000))).toEqual([]);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each(ends)('without an answer is repeated once the network is back%s [SA-7]', async (_and, statuses, left) => {
    toldBy(finishSignOuts);
    await unheard();
    expect(await leftAfter(statuses, () => dispatchEvent(new Event('online')))).toEqual(left);
  });
});

describe('a call', () => {
  const onUnauthorized = vi.fn();
  const client = authenticatedClient({ accessToken: () => Promise.resolve(storedTokens()?.access), onUnauthorized });
  beforeEach(() => void onUnauthorized.mockClear());

  test('that is refused is repeated once with the token that another tab has stored [OT-3]', async () => {
    storeTokens(second);
    const asked = answering({ '/a': accepting('access-2') });
    expect(await client.get('/a', anything, undefined, 'access-1')).toEqual(second);
    expect(asked).toEqual(['/a Authorization access-1', '/a Authorization access-2']);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('that is answered is not repeated, even if there is a newer token [OT-3]', async () => {
    storeTokens(second);
    const asked = answering({ '/a': 200 });
    await client.get('/a', anything, undefined, 'access-1');
    expect(asked).toEqual(['/a Authorization access-1']);
  });

  test('that is refused is not repeated as another player, nor ends that player’s session [SE-3, OT-3]', async () => {
    const tokenOf = (sub: string) => `.${btoa(JSON.stringify({ sub }))}.`;
    storeTokens({ refresh: 'others', access: tokenOf('8') });
    const asked = answering({ '/a': accepting(tokenOf('8')) });
    await expect(client.get('/a', anything, undefined, tokenOf('7'))).rejects.toThrow();
    expect(asked).toEqual([`/a Authorization ${tokenOf('7')}`]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('that is refused ends the session if there is no newer token, or that is refused as well [SE-3]', async () => {
    const asked = answering({ '/a': accepting('access-3') });
    await expect(client.delete('/a', anything)).rejects.toThrow();
    expect([asked.length, onUnauthorized.mock.calls.length]).toEqual([1, 1]);
    storeTokens(second);
    await expect(client.get('/a', anything, undefined, 'access-1')).rejects.toThrow();
    expect([asked.length, onUnauthorized.mock.calls.length]).toEqual([3, 2]);
  });
});
