import { beforeAll, describe, expect, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import {
  newAddress,
  password,
  register,
  registrationOf,
  signedInPerson,
  ticketBody,
} from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { startServer } from '../../support/server.ts';

const ticket = ticketBody('powerball');

const malformed = ['a\0b', '\ud800', 'a\udfffb', '\udc00\ud800'];

// Bodies are checked before the database is asked: one of the two is enough.
describe('bodies that do not fit', () => {
  const server = forAll(startServer);
  let access: string;
  beforeAll(async () => {
    ({ access } = await signedInPerson(server()));
  });

  const post = async (path: string, body: unknown, method = 'POST') => {
    const answer = await server().call(method, path, { body, access });
    return { status: answer.status, body: answer.body };
  };
  /** The status of a request that comes in pieces, so that no header says how long its body is. */
  const statusInPieces = async (path: string, text: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Authorization': `Authorization ${access}` };
    const sent = { method: 'POST', body: new Blob([text]).stream(), duplex: 'half', headers };
    return (await fetch(server().url + path, sent)).status;
  };
  const fieldsOf = async (path: string, body: unknown, method = 'POST') => {
    const answer = await post(path, body, method);
    return [answer.status, Object.keys((answer.body as { error: object }).error)];
  };

  const reading = [accountPaths.login, accountPaths.register, accountPaths.resetRequest, accountPaths.resetConfirm];
  const bodied = [
    ...reading,
    accountPaths.activate,
    accountPaths.refresh,
    gamePaths('powerball').tickets,
    gamePaths('megamillions').tickets,
  ];

  test.each(bodied)(
    '%s refuses what is not a JSON object [API-1, API-2, API-3, API-4, API-5, API-13, API-14]',
    async (path) => {
      for (const body of ['', '{"email":', 'email=a', '[1]', '"text"', 'null', '7'])
        expect([body, ...(await fieldsOf(path, body))]).toEqual([body, 422, ['body']]);
    },
  );

  test.each(bodied)('%s takes JSON only, and says so [SA-9]', async (path) => {
    const form = 'application/x-www-form-urlencoded';
    const types = {
      415: [form, 'text/plain', 'multipart/form-data; boundary=a', 'application/json5', 'json'],
      422: ['application/json', 'Application/JSON', 'application/json; charset=utf-8; a="b"'],
    };
    for (const [expected, sent] of Object.entries(types))
      for (const type of sent) {
        const asked = { access, body: '{}', headers: { 'Content-Type': type } };
        const { status, body } = await server().call('POST', path, asked);
        const names = JSON.stringify(body).includes('application/json');
        expect([type, status, names]).toEqual([type, Number(expected), expected === '415']);
      }
  });

  test.each(bodied)(
    '%s refuses a body over 16 kB before it is read, announced or not [API-2, API-3, API-4]',
    async (path) => {
      const long = { email: 'a'.repeat(20_000) };
      expect(await post(path, long)).toEqual({
        status: 413,
        body: { error: 'A request may have at most 16384 bytes.' },
      });
      expect(await statusInPieces(path, JSON.stringify(long))).toBe(413);
    },
  );

  // Chromium sends a DELETE without a length.
  test('a request that does not say how long its body is is answered like any other [API-17, API-18]', async () => {
    const { status } = await fetch(`${server().url}/api/v1/lottery/tickets/none/`, { method: 'DELETE' });
    const short = JSON.stringify({ email: newAddress(), password: 'x' });
    expect([status, await statusInPieces(accountPaths.login, short)]).toEqual([401, 400]);
  });

  const isNamed = async (...[path, body, fields, method]: [string, object, readonly string[], method?: string]) =>
    expect([body, ...(await fieldsOf(path, body, method))]).toEqual([body, 422, fields]);

  test('each field that does not fit is named [API-1, API-2, API-4]', async () => {
    const required = ['This field is required.'];
    const registration = registrationOf(newAddress());
    expect(await post(accountPaths.login, {})).toEqual({
      ...{ status: 422, body: { error: { email: required, password: required } } },
    });
    expect(await post(accountPaths.register, { ...registration, password1: 'Other-horse-9' })).toEqual({
      ...{ status: 422, body: { error: { password1: ['Passwords do not match'] } } },
    });
    await isNamed(accountPaths.register, { ...registration, email: 7 }, ['email']);
    await isNamed(accountPaths.register, { ...registration, email: 'ada', first_name: '' }, ['email', 'first_name']);
    await isNamed(accountPaths.register, { ...registration, agree_to_terms: false }, ['agree_to_terms']);
    await isNamed(accountPaths.register, { ...registration, consent_to_updates: 'yes' }, ['consent_to_updates']);
    const reset = { uid: 'u', token: 't', new_password1: 'Other-horse-9', new_password2: 'Other-horse-8' };
    await isNamed(accountPaths.resetConfirm, reset, ['new_password2']);
  });

  test('ticket numbers are checked on the server, each by its name [API-13, API-14, API-15, SV-5]', async () => {
    const [powerball, mega] = [gamePaths('powerball'), gamePaths('megamillions')];
    const refused = async (wrong: object, error: object) =>
      expect(await post(powerball.tickets, { ...ticket, ...wrong })).toEqual({ status: 422, body: { error } });
    await refused({ third_number: 70 }, { third_number: ['Numbers should be between 1 and 69'] });
    await refused({ power_ball: 27 }, { power_ball: ['Power Ball number should be between 1 and 26'] });
    await refused({ second_number: 1 }, { body: ['Duplicate values are not allowed.'] });
    for (const wrong of [0, -1, 1.5, '7', null, Number.MAX_SAFE_INTEGER])
      await isNamed(powerball.tickets, { ...ticket, first_number: wrong }, ['first_number']);
    await isNamed(powerball.ticket(crypto.randomUUID()), { ...ticket, power_ball: 'x' }, ['power_ball'], 'PUT');
    const five = ticketBody('megamillions');
    await isNamed(mega.tickets, { ...five, fifth_number: 71, mega_ball: 26 }, ['fifth_number', 'mega_ball']);
    expect((await post(mega.tickets, { ...five, first_number: 70, mega_ball: 25 })).status).toBe(201);
  });

  test.each(malformed)(
    'unstorable text is named: %j [SX-1, API-1, API-2, API-3, API-4, API-5, API-13, API-14, API-15, API-24, SV-2]',
    async (text) => {
      const known = newAddress();
      await register(server(), known);
      for (const email of [known, newAddress()])
        for (const field of ['first_name', 'last_name', 'password1'])
          await isNamed(accountPaths.register, { ...registrationOf(email), [field]: text }, [field]);
      const email = `${text}@example.org`;
      await isNamed(accountPaths.register, registrationOf(email), ['email']);
      await isNamed(accountPaths.resetRequest, { email }, ['email']);
      await isNamed(accountPaths.login, { email: text, password: text }, ['email', 'password']);
      const reset = { uid: text, token: text, new_password1: password, new_password2: password };
      await isNamed(accountPaths.resetConfirm, reset, ['uid', 'token']);
      const both = { new_password1: `${password}${text}`, new_password2: `${password}${text}` };
      await isNamed(accountPaths.resetConfirm, { uid: 'u', token: 't', ...both }, ['new_password1', 'new_password2']);
      await isNamed(accountPaths.activate, { uid64: text, token: text }, ['uid64', 'token']);
      await isNamed(accountPaths.refresh, { refresh: text }, ['refresh']);
      await isNamed(accountPaths.deletion, { password: text }, ['password']);
      for (const game of ['powerball', 'megamillions'] as const) {
        const { tickets, ticket: one } = gamePaths(game);
        const body = { ...ticket, mega_ball: 6, megaball_lottery: text };
        await isNamed(tickets, body, ['megaball_lottery']);
        await isNamed(one(crypto.randomUUID()), body, ['megaball_lottery'], 'PUT');
      }
    },
  );

  test('a name has no control character, line break or change of the writing direction in it [SX-1]', async () => {
    for (const sign of ['\n', '\r', '\t', '\u0007', '\u007f', '\u009f', '\u2028', '\u202e', '\u2066', '\u200f'])
      for (const field of ['first_name', 'last_name'])
        await isNamed(accountPaths.register, { ...registrationOf(newAddress()), [field]: `Ada${sign}B` }, [field]);
  });

  test('names as people have them are kept [SX-1, SU-6]', async () => {
    for (const first_name of ['O’Brien-Smith', 'José', 'נועה', 'می\u200cنا', '𠮷野', '👩\u200d🔬', ' Ada '])
      expect((await post(accountPaths.register, { ...registrationOf(newAddress()), first_name })).status).toBe(201);
  });
});
