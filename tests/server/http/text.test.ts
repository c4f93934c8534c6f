import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { newAddress, password, register, registrationOf, signedInPerson } from '../../support/server/accounts.ts';
import { places, type TestServer } from '../../support/server.ts';

const loneSurrogates = ['\ud800', 'a\udfffb', '\udc00\ud800'];
const malformed = ['a\0b', ...loneSurrogates];

describe.each(places)('texts that no column can hold on $name', ({ start }) => {
  let server: TestServer;
  let access: string;
  beforeAll(async () => {
    server = await start();
    ({ access } = await signedInPerson(server));
  });
  afterAll(() => server.close());

  const refusedFields = async (path: string, body: object, method = 'POST') => {
    const answer = await server.call(method, path, { body, access });
    return [answer.status, Object.keys((answer.body as { error: object }).error)];
  };

  test('a registration names the field, for a known address and for an unknown one [SX-1, API-2, SV-2]', async () => {
    const known = newAddress();
    await register(server, known);
    for (const email of [known, newAddress()])
      for (const text of malformed)
        for (const field of ['first_name', 'last_name', 'password1'])
          expect(await refusedFields(accountPaths.register, { ...registrationOf(email), [field]: text })).toEqual([
            422,
            [field],
          ]);
  });

  test('an address that cannot be stored is refused by its field, not as one that cannot be [SX-1, API-2, API-3]', async () => {
    for (const text of malformed) {
      const email = `${text}@example.org`;
      expect(await refusedFields(accountPaths.register, registrationOf(email))).toEqual([422, ['email']]);
      expect(await refusedFields(accountPaths.resetRequest, { email })).toEqual([422, ['email']]);
    }
  });

  test('every other call names each of its texts [SX-1, API-1, API-4, API-5, API-13, API-14, API-15, API-24]', async () => {
    const numbers = { first_number: 1, second_number: 2, third_number: 3, fourth_number: 4, fifth_number: 5 };
    const ticket = { ...numbers, power_ball: 6, mega_ball: 6 };
    for (const text of malformed) {
      expect(await refusedFields(accountPaths.login, { email: text, password: text })).toEqual([
        422,
        ['email', 'password'],
      ]);
      const reset = { uid: text, token: text, new_password1: password, new_password2: password };
      expect(await refusedFields(accountPaths.resetConfirm, reset)).toEqual([422, ['uid', 'token']]);
      const both = `${password}${text}`;
      expect(
        await refusedFields(accountPaths.resetConfirm, { ...reset, uid: 'u', new_password1: both, token: 't' }),
      ).toEqual([422, ['new_password1', 'new_password2']]);
      expect(await refusedFields(accountPaths.activate, { uid64: text, token: text })).toEqual([
        422,
        ['uid64', 'token'],
      ]);
      expect(await refusedFields(accountPaths.refresh, { refresh: text })).toEqual([422, ['refresh']]);
      expect(await refusedFields(accountPaths.deletion, { password: text })).toEqual([422, ['password']]);
      for (const game of ['powerball', 'megamillions'] as const) {
        const { tickets, ticket: one } = gamePaths(game);
        const body = { ...ticket, megaball_lottery: text };
        expect(await refusedFields(tickets, body)).toEqual([422, ['megaball_lottery']]);
        expect(await refusedFields(one(crypto.randomUUID()), body, 'PUT')).toEqual([422, ['megaball_lottery']]);
      }
    }
  });

  test('a name has no control character, line break or turn of the writing direction in it [SX-1]', async () => {
    for (const sign of ['\n', '\r', '\t', '\u0007', '\u007f', '\u009f', '\u2028', '\u202e', '\u2066', '\u200f'])
      for (const field of ['first_name', 'last_name'])
        expect(
          await refusedFields(accountPaths.register, { ...registrationOf(newAddress()), [field]: `Ada${sign}B` }),
        ).toEqual([422, [field]]);
  });

  test('names as people have them are kept [SX-1, SU-6]', async () => {
    for (const first_name of ['O’Brien-Smith', 'José', 'נועה', 'می\u200cنا', '𠮷野', '👩\u200d🔬', ' Ada '])
      expect(
        (await server.call('POST', accountPaths.register, { body: { ...registrationOf(newAddress()), first_name } }))
          .status,
      ).toBe(201);
  });
});
