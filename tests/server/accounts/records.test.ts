import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { recordsOf } from '../../../server/accounts/records.ts';
import { outbox } from '../../../server/db/schema.ts';
import { loginAnswer } from '../../../src/protocol/account.ts';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { forAll } from '../../support/at-end.ts';
import { password, written, type SignedIn } from '../../support/server/accounts.ts';
import { startOnEither } from '../../support/server.ts';
import { addTicket, date, drawn, heldAt, hour, showDraw, subjectOf } from '../results/fixture.ts';

type Copy = NonNullable<Awaited<ReturnType<typeof recordsOf>>>;
const other = { main: [1, 2, 3, 4, 60], special: 9 };
const anything = expect.toSatisfy((text) => text === null || typeof text === 'string') as string | null;
const anInstant = expect.stringMatching(/^2026-11-\d\dT[\d:.]+Z$/) as string;

describe('the copy of all stored data', () => {
  const server = forAll(startOnEither);
  let ann: SignedIn;
  let copy: Copy;
  beforeAll(async () => {
    const { email, link } = await server().signUp();
    await server().activate(link);
    ann = { email, ...v.parse(loginAnswer, (await server().signIn(email)).body) };
    const bob = await server().signedInPerson();
    const { db, wakeChecks, wakeMail } = server().context;
    for (const { user } of [ann, bob]) await addTicket(db, user.id, drawn);
    await addTicket(db, ann.user.id, other, { deleted: heldAt + hour });
    await server().askForReset(ann.email);
    server().clock.advance(heldAt + 13 * hour - server().clock.now());
    await showDraw(db, drawn);
    await wakeChecks();
    await wakeMail();
    server().clock.advance(1000);
    const { access } = (await server().signIn(ann.email)).body as { access: string };
    await wakeMail();
    const { status, body } = await server().call('GET', accountPaths.records, { access });
    expect(status).toBe(200);
    copy = body as Copy;
  });

  test('has the person and the consents [API-23, SV-13]', () => {
    const { id, email } = ann.user;
    expect(copy.profile).toEqual({ id, email, first_name: 'Ada', last_name: 'Byron', created_at: anInstant });
    expect(copy.consents).toEqual({
      agreed_to_terms_at: anInstant,
      activated_at: anInstant,
      consents_to_updates: true,
      wants_results_mails: true,
    });
  });

  test('has every ticket, deleted ones too, with what it matched, and nobody else’s [SV-13]', () => {
    const played = { draw_date: date, main_matches: 5, special_matches: true, prize_tier: 1 };
    const kept = { id: expect.any(String) as string, game: 'powerball', saved_at: anInstant, changed_at: anInstant };
    const wanted = [
      { ...kept, ...drawn, deleted_at: null, results: [{ ...played, ...drawn }] },
      {
        ...kept,
        ...other,
        deleted_at: new Date(heldAt + hour).toISOString(),
        results: [{ ...played, ...other, main_matches: 1, special_matches: false, prize_tier: null }],
      },
    ];
    expect(copy.tickets).toHaveLength(2);
    expect(copy.tickets).toEqual(expect.arrayContaining(wanted));
    expect(copy.results_notifications).toEqual([{ game: 'powerball', draw_date: date }]);
  });

  test('has the emails, their links and the sign-ins [SV-13]', () => {
    const about = { recipient: null, game: null, draw_date: null, sign_in: null };
    const results = { ...about, game: 'powerball', draw_date: date };
    const mail = { state: expect.any(String) as string, at: anInstant, subject: anything, text: anything };
    expect(copy.mails).toEqual([
      { kind: 'activation', ...about, ...mail },
      { kind: 'reset', ...about, ...mail },
      { kind: 'results', ...results, ...mail },
      { kind: 'new-device', ...about, ...mail, sign_in: { browser: 'Another browser', at: anInstant } },
    ]);
    // Without a mail server mails of PostgreSQL wait to be written.
    if (server().context.settings.databaseUrl === undefined) {
      expect(copy.mails.map(({ subject: of }) => of)).toEqual([
        'Activate your account',
        'Reset your password',
        subjectOf('You won the jackpot'),
        'New sign-in to your account',
      ]);
      expect(copy.mails[2]?.text).toMatch(/1 of your 2 tickets won\.[^]*5 12 33 41 60/);
    }
    expect(copy.links).toEqual([
      { purpose: 'reset', ends_at: anInstant, used_at: null, email: null, sign_up: null },
      {
        purpose: 'activation',
        ends_at: anInstant,
        used_at: anInstant,
        email: null,
        sign_up: {
          first_name: 'Ada',
          last_name: 'Byron',
          consents_to_updates: true,
          agreed_to_terms_at: anInstant,
        },
      },
    ]);
    expect(copy.sign_ins).toEqual(
      Array(2).fill({
        browser: 'Another browser',
        started_at: anInstant,
        last_used_at: anInstant,
        ended_at: null,
      }),
    );
  });

  test('has no hash, no token and no link that would work without a password [SV-3, SV-4, SV-13]', async () => {
    const text = JSON.stringify(copy);
    expect(text).not.toMatch(/argon2|password-reset\/|activate\/|unsubscribe\/|hash|token/);
    const mails = await server().context.db.select().from(outbox);
    const texts = await Promise.all(mails.map(async (mail) => (await written(server().context, mail)).text));
    const secrets = texts.flatMap((mail) => [...mail.matchAll(/[\w-]{43}/g)].map(([secret]) => secret));
    expect(secrets.length).toBeGreaterThan(2);
    expect([password, ann.access, ann.refresh, ...secrets].filter((secret) => text.includes(secret))).toEqual([]);
  });
});

test('results emails are turned off and on [API-21, API-22, SV-12, SV-13]', async () => {
  const server = await startOnEither();
  const [ann, bob] = [await server.signedInPerson(), await server.signedInPerson()];
  const wanted = async ({ access }: SignedIn) => (await server.call('GET', accountPaths.resultsMails, { access })).body;
  const set = (body: unknown) => server.call('PUT', accountPaths.resultsMails, { access: ann.access, body });
  for (const change of [{ wanted: false }, { wanted: true }]) {
    expect(await set(change)).toMatchObject({ status: 200, body: change });
    expect([await wanted(ann), await wanted(bob)]).toEqual([change, { wanted: true }]);
  }
  const error = { wanted: ['Say whether results emails are wanted.'] };
  expect(await set({ wanted: 'yes' })).toMatchObject({ status: 422, body: { error } });
});
