import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isRightPassword } from '../../../server/accounts/passwords.ts';
import { users } from '../../../server/db/schema.ts';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { activate, newAddress, newestLink, register, registrationOf, signIn } from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { startServer } from '../../support/server.ts';

const forms = [
  ['Caf\u00e9-Pass1', 'Cafe\u0301-Pass1'],
  ['\u00c5ngstr-Pass1', '\u212bngstr-Pass1'],
  ['\ud55c\uae00-Pass1', '\u1112\u1161\u11ab\u1100\u1173\u11af-Pass1'],
  ['Orchid-\u00f1ame-7', 'Orchid-n\u0303ame-7'],
  ['Pass-word12', '\uff30ass\uff0dword\uff11\uff12'],
] as const;

// Forms are made one before the database is asked: one of the two is enough.
const server = forAll(startServer);

const post = (path: string, body: object, access?: string) => server().call('POST', path, { body, access });

test.each([forms[0], forms[4]])(
  'the password %j is confirmed, signs in, is reset and ends the account as %j too [OT-5]',
  async (set, typed) => {
    const email = newAddress();
    const body = { ...registrationOf(email, set), password1: typed };
    expect((await post(accountPaths.register, body)).status).toBe(201);
    await activate(server(), await newestLink(server(), email));
    expect((await signIn(server(), email, typed)).status).toBe(200);
    expect((await signIn(server(), email, `${typed}\u0301`)).status).toBe(400);
    await post(accountPaths.resetRequest, { email });
    const { uid, token } = await newestLink(server(), email);
    const confirmed = await post(accountPaths.resetConfirm, { uid, token, new_password1: typed, new_password2: set });
    expect(confirmed.status).toBe(202);
    const { access } = (await signIn(server(), email, set)).body as { access: string };
    expect((await post(accountPaths.deletion, { password: `${set}!` }, access)).status).toBe(400);
    expect((await post(accountPaths.deletion, { password: typed }, access)).status).toBe(200);
  },
);

test.each(forms)('a hash that was made of %j or %j as typed is still accepted with that [OT-5]', async (...pair) => {
  for (const typed of pair) {
    const old = await hash(typed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect([await isRightPassword(typed, old), await isRightPassword(`${typed}!`, old)]).toEqual([true, false]);
  }
});

test('a common password stays one in any width [OT-5, SV-3, SA-5]', async () => {
  const wide = '\uff30\uff20ssw0rd123!';
  expect((await register(server(), newAddress(), wide)).status).toBe(422);
});

test.each([
  ["sean.o'brien@example.com", "Sean.O'Brien@example.com\u200b"],
  ['jo@xn--mller-kva.de', 'jo@m\u00fcller.de'],
  ['jo@xn--bcher-kva.example', 'jo@BU\u0308CHER.example'],
])('%s is one account, however it is typed: %j [OT-4, SV-2]', async (stored, typed) => {
  expect((await register(server(), typed)).status).toBe(201);
  expect(await activate(server(), await newestLink(server(), stored))).toMatchObject({ status: 200 });
  for (const email of [stored, typed])
    expect((await signIn(server(), email)).body).toMatchObject({ user: { email: stored } });
  expect((await post(accountPaths.resetRequest, { email: typed })).status).toBe(200);
  expect((await newestLink(server(), stored)).purpose).toBe('password-reset');
  expect((await register(server(), typed)).status).toBe(201);
  const found = await server().context.db.select().from(users).where(eq(users.email, stored));
  expect(found.length).toBe(1);
});
