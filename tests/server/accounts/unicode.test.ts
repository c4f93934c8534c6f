import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { isRightPassword } from '../../../server/accounts/passwords.ts';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { newAddress, registrationOf } from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { startServer } from '../../support/server.ts';

/** A password with an accent and digits in two forms each. */
const [set, typed] = ['Caf\u00e9-Pass12', 'Cafe\u0301-Pass\uff11\uff12'];

// Forms are made one before the database is asked: one of the two is enough.
const server = forAll(startServer);

const post = (path: string, body: object, access?: string) => server().call('POST', path, { body, access });

test('a password is accepted in another Unicode form at sign-up, sign-in, reset and deletion [OT-5]', async () => {
  const email = newAddress();
  const body = { ...registrationOf(email, set), password1: typed };
  expect((await post(accountPaths.register, body)).status).toBe(201);
  await server().activate(await server().newestLink(email));
  expect((await server().signIn(email, typed)).status).toBe(200);
  expect((await server().signIn(email, `${typed}\u0301`)).status).toBe(400);
  await post(accountPaths.resetRequest, { email });
  const { uid, token } = await server().newestLink(email);
  const confirmed = await post(accountPaths.resetConfirm, { uid, token, new_password1: typed, new_password2: set });
  expect(confirmed.status).toBe(202);
  const { access } = (await server().signIn(email, set)).body as { access: string };
  expect((await post(accountPaths.deletion, { password: `${set}!` }, access)).status).toBe(400);
  expect((await post(accountPaths.deletion, { password: typed }, access)).status).toBe(200);
});

test.each([set, typed])('a hash of %j made as typed still matches that [OT-5]', async (secret) => {
  const old = await hash(secret, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect([await isRightPassword(secret, old), await isRightPassword(`${secret}!`, old)]).toEqual([true, false]);
});
