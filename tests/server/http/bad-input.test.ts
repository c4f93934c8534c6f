import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { newAddress, password, register, registrationOf, signedInPerson } from '../../support/server/accounts.ts';
import { keptLog } from '../../support/log-lines.ts';
import { places, startServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';

const ticket = { first_number: 1, second_number: 2, third_number: 3, fourth_number: 4, fifth_number: 5, power_ball: 6 };
const main = 'Numbers should be between 1 and 69';

const loneSurrogates = ['\ud800', 'a\udfffb', '\udc00\ud800'];
const malformed = ['a\0b', ...loneSurrogates];

test.each([{ 'Content-Length': 9000 }, { 'Transfer-Encoding': 'chunked' }])(
  'an upload that its sender breaks off is no outage of the database: %j [SV-1]',
  async (headers) => {
    const { log, lines } = keptLog();
    const server = await startServer({ log });
    const sent = request(server.url + accountPaths.login, { method: 'POST', headers });
    sent.on('error', () => undefined);
    sent.write('{"email":', () => sent.destroy());
    const answered = new RegExp(`route="${accountPaths.login}",status="(\\d+)"`);
    const metrics = () => server.context.metrics.text();
    const status = await until('the login is answered', async () => answered.exec(await metrics())?.[1]);
    expect([status, lines]).toEqual(['422', []]);
  },
);

describe.each(places)('bodies that do not fit on $name', ({ start }) => {
  let server: TestServer;
  let access: string;
  beforeAll(async () => {
    server = await start();
    ({ access } = await signedInPerson(server));
  });
  afterAll(() => server.close());

  const post = async (path: string, body: unknown, method = 'POST') => {
    const answer = await server.call(method, path, { body, access });
    return { status: answer.status, body: answer.body };
  };
  /** The status of a request that comes in pieces, so that no header says how long its body is. */
  const statusInPieces = async (path: string, text: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Authorization': `Authorization ${access}` };
    const sent = { method: 'POST', body: new Blob([text]).stream(), duplex: 'half', headers };
    return (await fetch(server.url + path, sent)).status;
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
    const { status } = await fetch(`${server.url}/api/v1/lottery/tickets/none/`, { method: 'DELETE' });
    const short = JSON.stringify({ email: newAddress(), password: 'x' });
    expect([status, await statusInPieces(accountPaths.login, short)]).toEqual([401, 400]);
  });

  test('each field that does not fit is named [API-1, API-2, API-4]', async () => {
    expect(await post(accountPaths.login, {})).toEqual({
      status: 422,
      body: { error: { email: ['This field is required.'], password: ['This field is required.'] } },
    });
    const registration = registrationOf(newAddress());
    const wrong = [
      [{ email: 7 }, ['email']],
      [{ email: 'ada', first_name: '' }, ['email', 'first_name']],
      [{ agree_to_terms: false }, ['agree_to_terms']],
      [{ consent_to_updates: 'yes' }, ['consent_to_updates']],
    ] as const;
    for (const [fields, names] of wrong)
      expect(await fieldsOf(accountPaths.register, { ...registration, ...fields })).toEqual([422, names]);
    expect(await post(accountPaths.register, { ...registration, password1: 'Other-horse-9' })).toEqual({
      status: 422,
      body: { error: { password1: ['Passwords do not match'] } },
    });
    const reset = { uid: 'u', token: 't', new_password1: 'Other-horse-9', new_password2: 'Other-horse-8' };
    expect(await fieldsOf(accountPaths.resetConfirm, reset)).toEqual([422, ['new_password2']]);
  });

  test('ticket numbers are checked on the server, each by its name [API-13, API-15, SV-5]', async () => {
    const { tickets, ticket: one } = gamePaths('powerball');
    expect(await post(tickets, { ...ticket, third_number: 70 })).toEqual({
      status: 422,
      body: { error: { third_number: [main] } },
    });
    for (const wrong of [0, -1, 1.5, '7', null, Number.MAX_SAFE_INTEGER])
      expect(await fieldsOf(tickets, { ...ticket, first_number: wrong })).toEqual([422, ['first_number']]);
    expect(await post(tickets, { ...ticket, power_ball: 27 })).toEqual({
      status: 422,
      body: { error: { power_ball: ['Power Ball number should be between 1 and 26'] } },
    });
    expect((await post(tickets, { ...ticket, second_number: 1 })).body).toEqual({
      error: { body: ['Duplicate values are not allowed.'] },
    });
    const changed = await server.call('PUT', one(crypto.randomUUID()), {
      access,
      body: { ...ticket, power_ball: 'x' },
    });
    expect(changed.status).toBe(422);
  });

  test('a Mega Ball 26 is refused, a 25 and a main 70 are not [API-14, SV-5]', async () => {
    const five = { ...ticket, power_ball: undefined };
    const { tickets } = gamePaths('megamillions');
    expect(await fieldsOf(tickets, { ...five, mega_ball: 26 })).toEqual([422, ['mega_ball']]);
    expect((await post(tickets, { ...five, first_number: 70, mega_ball: 25 })).status).toBe(201);
  });

  test('a registration names the field, for a known address and for an unknown one [SX-1, API-2, SV-2]', async () => {
    const known = newAddress();
    await register(server, known);
    for (const email of [known, newAddress()])
      for (const text of malformed)
        for (const field of ['first_name', 'last_name', 'password1'])
          expect(await fieldsOf(accountPaths.register, { ...registrationOf(email), [field]: text })).toEqual([
            422,
            [field],
          ]);
  });

  test('an address that cannot be stored is refused by its field, not as one that cannot be [SX-1, API-2, API-3]', async () => {
    for (const text of malformed) {
      const email = `${text}@example.org`;
      expect(await fieldsOf(accountPaths.register, registrationOf(email))).toEqual([422, ['email']]);
      expect(await fieldsOf(accountPaths.resetRequest, { email })).toEqual([422, ['email']]);
    }
  });

  test('every other call names each of its texts [SX-1, API-1, API-4, API-5, API-13, API-14, API-15, API-24]', async () => {
    const numbers = { first_number: 1, second_number: 2, third_number: 3, fourth_number: 4, fifth_number: 5 };
    const ticket = { ...numbers, power_ball: 6, mega_ball: 6 };
    for (const text of malformed) {
      expect(await fieldsOf(accountPaths.login, { email: text, password: text })).toEqual([422, ['email', 'password']]);
      const reset = { uid: text, token: text, new_password1: password, new_password2: password };
      expect(await fieldsOf(accountPaths.resetConfirm, reset)).toEqual([422, ['uid', 'token']]);
      const both = `${password}${text}`;
      expect(
        await fieldsOf(accountPaths.resetConfirm, { ...reset, uid: 'u', new_password1: both, token: 't' }),
      ).toEqual([422, ['new_password1', 'new_password2']]);
      expect(await fieldsOf(accountPaths.activate, { uid64: text, token: text })).toEqual([422, ['uid64', 'token']]);
      expect(await fieldsOf(accountPaths.refresh, { refresh: text })).toEqual([422, ['refresh']]);
      expect(await fieldsOf(accountPaths.deletion, { password: text })).toEqual([422, ['password']]);
      for (const game of ['powerball', 'megamillions'] as const) {
        const { tickets, ticket: one } = gamePaths(game);
        const body = { ...ticket, megaball_lottery: text };
        expect(await fieldsOf(tickets, body)).toEqual([422, ['megaball_lottery']]);
        expect(await fieldsOf(one(crypto.randomUUID()), body, 'PUT')).toEqual([422, ['megaball_lottery']]);
      }
    }
  });

  test('a name has no control character, line break or change of the writing direction in it [SX-1]', async () => {
    for (const sign of ['\n', '\r', '\t', '\u0007', '\u007f', '\u009f', '\u2028', '\u202e', '\u2066', '\u200f'])
      for (const field of ['first_name', 'last_name'])
        expect(
          await fieldsOf(accountPaths.register, { ...registrationOf(newAddress()), [field]: `Ada${sign}B` }),
        ).toEqual([422, [field]]);
  });

  test('names as people have them are kept [SX-1, SU-6]', async () => {
    for (const first_name of ['O’Brien-Smith', 'José', 'נועה', 'می\u200cنا', '𠮷野', '👩\u200d🔬', ' Ada '])
      expect((await post(accountPaths.register, { ...registrationOf(newAddress()), first_name })).status).toBe(201);
  });
});
