import { afterEach, describe, expect, test, vi } from 'vitest';
import { rateLimits } from '../../../server/http/rate-limits.ts';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { forAll } from '../../support/at-end.ts';
import { fewAtOnce, newAddress, password } from '../../support/server/accounts.ts';
import { startOnEither, startServer, type TestServer } from '../../support/server.ts';
import type { Answer } from '../../support/server/caller.ts';

const { signInByAccount, signInBySender } = rateLimits;
const settings = { env: { TRUST_PROXY: 'true' }, limits: { signInByAccount, signInBySender } };
const wrong = 'Wrong-horse-9';

type Caller = Pick<TestServer, 'signIn'>;
const guess = async (callers: readonly Caller[], email: string) => {
  const answers: Answer[] = [];
  for (const caller of callers) answers.push(await caller.signIn(email, wrong));
  return answers;
};
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status);
const waitOf = ({ headers }: Answer) => Number(headers.get('retry-after'));
const times = <Each>(count: number, each: (at: number) => Each): readonly Each[] =>
  Array.from({ length: count }, (_, at) => each(at));

describe('guessing at an account', () => {
  const server = forAll(() => startOnEither(settings));
  const strangers = (count: number) => times(count, (at) => server().senderAt(at));
  afterEach(() => void vi.useRealTimers());

  test('of 40 guesses from 40 senders, the first ten are answered, account or not [API-1, SA-3, SV-2]', async () => {
    for (const email of [await server().activatedPerson(), newAddress()]) {
      const answers = await guess(strangers(40), email);
      expect(statusesOf(answers)).toEqual(times(40, (at) => (at < 10 ? 400 : 429)));
      expect(answers[10]?.body).toEqual({ error: 'Too many tries.' });
      expect(waitOf(answers[39] ?? expect.fail())).toBeGreaterThan(0);
      for (const answer of answers.slice(10)) expect(waitOf(answer)).toBeLessThanOrEqual(30);
    }
  });

  test('of 40 guesses, several at a time, ten are answered [SA-3]', async () => {
    const email = newAddress();
    const answers = await fewAtOnce(40, (at) => server().senderAt(at).signIn(email, wrong));
    expect(statusesOf(answers).toSorted()).toEqual(times(40, (at) => (at < 10 ? 400 : 429)));
  });

  test('a known device never waits because of others, nor lets them in [SA-3]', async () => {
    const email = await server().activatedPerson();
    const browser = server().senderAt(1);
    expect((await browser.signIn(email)).status).toBe(200);
    await guess(strangers(12), email);
    expect((await server().senderAt(60).signIn(email)).status).toBe(429);
    for (const secret of [wrong, password, password])
      expect((await browser.signIn(email, secret)).status).toBe(secret === wrong ? 400 : 200);
    expect((await server().senderAt(61).signIn(email)).status).toBe(429);
    expect((await browser.call('GET', accountPaths.profile)).status).toBe(401);
  });

  test('100 wrong tries from one sender keep out strangers there, but no known device [SA-3]', async () => {
    const [ann, bob] = [await server().activatedPerson(), await server().activatedPerson()];
    const sender = server().senderAt(77);
    const browser = server().senderAt(77);
    await browser.signIn(ann);
    await guess(Array<Caller>(100).fill(sender), ann);
    expect((await sender.signIn(bob)).status).toBe(429);
    expect((await browser.signIn(bob)).status).toBe(429);
    expect((await browser.signIn(ann)).status).toBe(200);
    expect((await server().senderAt(78).signIn(bob)).status).toBe(200);
  });

  test('a device that has finished a reset is known, and earlier ones stay known [SA-3]', async () => {
    const email = await server().activatedPerson();
    const [old, fresh] = [server().senderAt(1), server().senderAt(2)];
    await old.signIn(email);
    await server().askForReset(email);
    const link = await server().newestLink(email);
    await guess(strangers(10), email);
    expect((await fresh.signIn(email)).status).toBe(429);
    expect((await fresh.confirmReset({ ...link, token: 'forged' }, 'Battery-staple-7')).status).toBe(400);
    expect(fresh.cookie()).toBe('');
    expect((await fresh.confirmReset(link, 'Battery-staple-7')).status).toBe(202);
    for (const browser of [fresh, old]) expect((await browser.signIn(email, 'Battery-staple-7')).status).toBe(200);
  });

  test('a known device’s guesses slow only itself down [SA-3]', async () => {
    const email = await server().activatedPerson();
    const [one, two] = [server().senderAt(1), server().senderAt(1)];
    for (const browser of [one, two]) await browser.signIn(email);
    expect(statusesOf(await guess(Array<Caller>(11).fill(one), email))).toEqual(
      times(11, (at) => (at < 10 ? 400 : 429)),
    );
    for (const browser of [two, server().senderAt(2)]) expect((await browser.signIn(email)).status).toBe(200);
  });

  test('each wait is twice as long as the last, up to 15 minutes, and lets one guess through [SA-3]', async () => {
    const email = newAddress();
    vi.useFakeTimers({ toFake: ['Date'] });
    await guess(strangers(10), email);
    const waits = [];
    for (let wait = 0; wait < 7; wait += 1) {
      // A part of a second counts as a whole one.
      vi.setSystemTime(Date.now() + 500);
      const [refused = expect.fail()] = await guess(strangers(1), email);
      waits.push(waitOf(refused));
      vi.setSystemTime(Date.now() + waitOf(refused) * 1000);
      const together = await Promise.all(strangers(4).map((sender) => sender.signIn(email, wrong)));
      expect(statusesOf(together).toSorted()).toEqual([400, 429, 429, 429]);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900]);
  });
});

test('only failures count, by account and by sender; a right password never waits [SA-3]', async () => {
  const three = { times: 3, seconds: 3600 };
  const server = await startServer({ limits: { signInByAccount: three, signInBySender: three } });
  const email = await server.activatedPerson();
  for (let signIns = 0; signIns < 5; signIns += 1) expect((await server.signIn(email)).status).toBe(200);
  const emails = [email, newAddress(), newAddress(), newAddress()];
  const answers = [];
  for (const one of emails) answers.push(await server.signIn(one, wrong));
  expect(statusesOf(answers)).toEqual([400, 400, 400, 429]);
});

describe('the cookie of a known device', () => {
  const limits = { signInByAccount: { times: 3, seconds: 3600 } };
  const server = forAll(() => startServer({ limits }));
  /** What a caller is answered to the right password while strangers guess, and everybody else waits. */
  const statusUnderAttack = async (email: string, caller: Caller) => {
    await guess(Array<Caller>(3).fill(server()), email);
    return (await caller.signIn(email)).status;
  };

  test.each([
    ['http://localhost:3000', ''],
    ['https://board.example.org', 'Secure; '],
  ])('cannot be read by scripts or sent by other sites, at %s [SA-3]', async (url, secure) => {
    const site = await startServer({ env: { PUBLIC_URL: url } });
    const { headers } = await site.signIn(await site.activatedPerson());
    expect(headers.get('set-cookie')).toMatch(
      new RegExp(`^device=[^;]+; Max-Age=31536000; Path=/api/v1/user/; HttpOnly; ${secure}SameSite=Lax$`),
    );
  });

  test('holds the last ten accounts of a browser [SA-3]', async () => {
    const [first = expect.fail(), ...others] = await Promise.all(times(11, () => server().activatedPerson()));
    const browser = server().browserAt();
    for (const email of [first, ...others]) await browser.signIn(email);
    for (const email of others) expect(await statusUnderAttack(email, browser)).toBe(200);
    expect(await statusUnderAttack(first, browser)).toBe(429);
    expect(browser.cookie().length).toBeLessThan(1000);
  });

  test('is worthless if forged or another account’s [SA-3]', async () => {
    const [ann, bob] = [await server().activatedPerson(), await server().activatedPerson()];
    const [own, others] = [server().browserAt(), server().browserAt()];
    await own.signIn(ann);
    await others.signIn(bob);
    expect(await statusUnderAttack(ann, others)).toBe(429);
    for (const cookie of [own.cookie().replace('device.', 'device.0'), 'device=device.1.2', 'device='])
      expect((await server().browserAt({ cookie }).signIn(ann)).status).toBe(429);
    expect((await own.signIn(ann)).status).toBe(200);
  });
});
