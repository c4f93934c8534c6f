import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { mailboxOf } from '../../../server/accounts/mail-budgets.ts';
import { rateLimits } from '../../../server/http/rate-limits.ts';
import { registrationAnswer } from '../../../src/protocol/account.ts';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { forAll } from '../../support/at-end.ts';
import { fewAtOnce, newAddress, password } from '../../support/server/accounts.ts';
import { startOnEither } from '../../support/server.ts';
import type { Answer, Call } from '../../support/server/caller.ts';

const { registerBySender, resetBySender, mailByMailbox, mailBySender, mailByDevice } = rateLimits;
const settings = {
  env: { TRUST_PROXY: 'true' },
  limits: {
    registerBySender,
    resetBySender,
    mailByMailbox,
    mailBySender,
    mailByDevice,
    linkBySender: { times: 3, seconds: 3600 },
  },
};

type Caller = { readonly call: Call };
const resend = ({ call }: Caller, answer: Answer) =>
  call('POST', accountPaths.activationResend, { body: { token: v.parse(registrationAnswer, answer.body).resend } });

/** How many calls were let through, of so many. */
const accepted = async (count: number, ask: (at: number) => Promise<Answer>) => {
  const answers = await fewAtOnce(count, ask);
  return answers.filter(({ status }) => status !== 429).length;
};

describe('emails to one mailbox', () => {
  const server = forAll(() => startOnEither(settings));
  const sender = (number: number) => server().senderAt(number);

  test.each([
    ['another ending', (at: number) => `ann+${at}@example.org`],
    ['other dots, at Gmail', (at: number) => `${'b'.repeat(60 - at)}.${'b'.repeat(at + 1)}@gmail.com`],
  ])('20 sign-ups with %s, from 20 senders, send ten emails [API-2, SA-4]', async (_what, addressOf) => {
    expect(await accepted(20, (at) => sender(at).register(addressOf(at)))).toBe(10);
    const mails = await Promise.all(Array.from({ length: 20 }, (_, at) => server().mailsTo(addressOf(at))));
    expect(mails.flat()).toHaveLength(10);
  });

  test('one sender registers ten times an hour, under any addresses; others still can [SA-4]', async () => {
    expect(await accepted(12, () => sender(200).register(newAddress()))).toBe(10);
    expect((await sender(201).register(newAddress())).status).toBe(201);
  });

  test('one sender can use half of an address’s budget [SA-4]', async () => {
    for (const email of [await server().activatedPerson(), newAddress()]) {
      expect(await accepted(8, () => sender(1).askForReset(email))).toBe(5);
      expect((await sender(2).askForReset(email)).status).toBe(200);
    }
  });

  test('strangers can use up their reset emails, but not those of a known device [SA-4, SA-3]', async () => {
    const email = await server().activatedPerson();
    const owner = sender(3);
    await owner.signIn(email);
    expect(await accepted(20, (at) => sender(at).askForReset(email))).toBe(10);
    await accepted(60, () => sender(3).askForReset(newAddress()));
    expect((await sender(3).askForReset(newAddress())).status).toBe(429);
    const before = (await server().mailsTo(email)).length;
    expect((await owner.askForReset(email)).status).toBe(200);
    expect((await server().mailsTo(email)).length).toBe(before + 1);
    expect((await owner.confirmReset(await server().newestLink(email), password)).status).toBe(202);
    expect(await accepted(6, () => owner.askForReset(email))).toBe(4);
  });

  test('resets, sign-ups and resends have separate budgets [SA-4]', async () => {
    const email = newAddress();
    const signedUp = await sender(4).register(email);
    expect(await accepted(20, (at) => sender(at).askForReset(email))).toBe(10);
    expect(await accepted(20, (at) => sender(20 + at).register(email))).toBe(9);
    expect((await resend(sender(4), signedUp)).status).toBe(200);
  });

  test('strangers who follow dead links do not keep the owner from a working one [SA-4, SV-2]', async () => {
    const { link } = await server().signUp();
    expect(await accepted(4, () => sender(8).activate({ ...link, token: 'dead' }))).toBe(3);
    expect((await sender(8).activate(link)).status).toBe(200);
  });

  test('a stranger’s sign-up does not use up the owner’s resend [SA-4, AK-1]', async () => {
    const email = newAddress();
    const [own, others] = [await sender(5).register(email), await sender(6).register(email)];
    expect((await resend(sender(6), others)).status).toBe(200);
    expect((await resend(sender(6), others)).status).toBe(429);
    expect((await resend(sender(5), own)).status).toBe(200);
  });
});

test.each([
  ['ann+news@example.org', 'ann@example.org'],
  ['ann+a+b@example.org', 'ann@example.org'],
  ['a.n.n@example.org', 'a.n.n@example.org'],
  ['a.n.n+1@gmail.com', 'ann@gmail.com'],
  ['a.nn@googlemail.com', 'ann@gmail.com'],
  ['a.nn@mail.gmail.com', 'a.nn@mail.gmail.com'],
  ['+ann@example.org', '+ann@example.org'],
])('emails to %s count for %s [SA-4]', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
