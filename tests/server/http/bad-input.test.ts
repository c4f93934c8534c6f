import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import * as accounts from '../../../src/protocol/account-requests.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import * as tickets from '../../../src/protocol/ticket-requests.ts';
import { newAddress, registrationOf, ticketBody } from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { refused } from '../../support/server/caller.ts';
import { startOnEither, startServer } from '../../support/server.ts';

const ticket = ticketBody('powerball');

// Bodies are checked before the database is asked: one of the two is enough.
describe('invalid bodies', () => {
  const server = forAll(startServer);
  let access: string;
  beforeAll(async () => {
    ({ access } = await server().signedInPerson());
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

  // Every call with a body reads it alike.
  const { login } = accountPaths;

  test.each(['', '{"email":', 'email=a', '[1]', '"text"', 'null', '7'])(
    '%j is not a JSON object [API-1]',
    async (body) => {
      expect(await fieldsOf(login, body)).toEqual([422, ['body']]);
    },
  );

  test.each([
    [415, ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'application/json5', 'json']],
    [422, ['application/json', 'Application/JSON', 'application/json; charset=utf-8; a="b"']],
  ])('only JSON is accepted, and any other type is refused with that: %i [SA-9]', async (expected, types) => {
    for (const type of types) {
      const { status, body } = await server().call('POST', login, { body: '{}', headers: { 'Content-Type': type } });
      const isSaid = JSON.stringify(body).includes('application/json');
      expect([type, status, isSaid]).toEqual([type, expected, expected === 415]);
    }
  });

  test('a body over 16 kB is refused before it is read, announced or not [API-2, API-3, API-4]', async () => {
    const long = { email: 'a'.repeat(20_000) };
    expect(await post(login, long)).toEqual(refused(413, 'A request may have at most 16384 bytes.'));
    expect(await statusInPieces(login, JSON.stringify(long))).toBe(413);
    // Who is not signed in hears that before anything else.
    expect((await server().call('POST', gamePaths('powerball').tickets, { body: long })).status).toBe(401);
  });

  // Chromium sends a DELETE without a length.
  test('a request without a length is answered like any other [API-17, API-18]', async () => {
    const { status } = await fetch(`${server().url}/api/v1/lottery/tickets/none/`, { method: 'DELETE' });
    const short = JSON.stringify({ email: newAddress(), password: 'x' });
    expect([status, await statusInPieces(login, short)]).toEqual([401, 400]);
  });

  const isNamed = async (...[path, body, fields, method]: [string, object, readonly string[], method?: string]) =>
    expect([body, ...(await fieldsOf(path, body, method))]).toEqual([body, 422, fields]);

  test('each invalid field is named [API-1, API-2, API-4]', async () => {
    const required = ['This field is required.'];
    const registration = registrationOf(newAddress());
    expect(await post(login, {})).toEqual(refused(422, { email: required, password: required }));
    await isNamed(accountPaths.register, { ...registration, password1: 'Other-horse-9' }, ['password1']);
    await isNamed(accountPaths.register, { ...registration, email: 7 }, ['email']);
    await isNamed(accountPaths.register, { ...registration, email: 'ada\0@example.org' }, ['email']);
    await isNamed(accountPaths.register, { ...registration, email: 'ada', first_name: '' }, ['email', 'first_name']);
    await isNamed(accountPaths.register, { ...registration, agree_to_terms: false }, ['agree_to_terms']);
    await isNamed(accountPaths.register, { ...registration, consent_to_updates: 'yes' }, ['consent_to_updates']);
    const reset = { uid: 'u', token: 't', new_password1: 'Other-horse-9', new_password2: 'Other-horse-8' };
    await isNamed(accountPaths.resetConfirm, reset, ['new_password2']);
  });

  test('ticket numbers are checked on the server, each wrong one named [API-13, API-14, API-15, SV-5]', async () => {
    const [powerball, mega] = [gamePaths('powerball'), gamePaths('megamillions')];
    const isRefused = async (wrong: object, error: object) =>
      expect(await post(powerball.tickets, { ...ticket, ...wrong })).toEqual(refused(422, error));
    await isRefused({ third_number: 70 }, { third_number: ['Numbers should be between 1 and 69'] });
    await isRefused({ power_ball: 27 }, { power_ball: ['Power Ball number should be between 1 and 26'] });
    await isRefused({ second_number: 1 }, { body: ['Duplicate values are not allowed.'] });
    for (const wrong of [0, -1, 1.5, '7', null, Number.MAX_SAFE_INTEGER])
      await isNamed(powerball.tickets, { ...ticket, first_number: wrong }, ['first_number']);
    await isNamed(powerball.ticket(crypto.randomUUID()), { ...ticket, power_ball: 'x' }, ['power_ball'], 'PUT');
    const five = ticketBody('megamillions');
    await isNamed(mega.tickets, { ...five, fifth_number: 71, mega_ball: 26 }, ['fifth_number', 'mega_ball']);
    expect((await post(mega.tickets, { ...five, first_number: 70, mega_ball: 25 })).status).toBe(201);
  });
});

describe('an address', () => {
  const server = forAll(startOnEither);

  test.each([
    '%00',
    '0000-01-01',
    '2026-11-18T00:00',
    '11%2F18%2F2026',
    '-'.repeat(36),
    `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}%00`,
  ])('with %s as an id or a date is answered as if it did not exist [SX-1]', async (part) => {
    const { access } = await server().signedInPerson();
    const { resultsOfDraw, resultsOfTicket, ticket } = gamePaths('powerball');
    const calls = [
      ['DELETE', accountPaths.device(part)],
      ['DELETE', ticket(part)],
      ['GET', resultsOfDraw(part)],
      ['GET', resultsOfTicket(part)],
      ['GET', `/outbox/${part}`],
    ] as const;
    const answers = await Promise.all(calls.map(([method, path]) => server().call(method, path, { access })));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404]);
  });
});

const requests = { ...accounts, ...tickets };

test.each(['a\0b', '\ud800', 'a\udfffb', '\udc00\ud800'])(
  'unstorable text is named: %j [SX-1, API-1, API-2, API-3, API-4, API-5, API-13, API-14, API-15, API-24, SV-2]',
  (text) => {
    for (const [name, request] of Object.entries(requests)) {
      const texts = Object.keys(request.entries).filter((field) => !/_(?:updates|terms|number|ball)$/.test(field));
      const { issues = [] } = v.safeParse(request, Object.fromEntries(texts.map((field) => [field, text])));
      const wrong = issues.filter(({ message }) => message === 'This has a character that can’t be stored.');
      expect([name, wrong.map((issue) => v.getDotPath(issue))]).toEqual([name, texts]);
    }
  },
);

const breaking = ['\n', '\r', '\t', '\u0007', '\u007f', '\u009f', '\u2028', '\u202e', '\u2066', '\u200f'];

test.each(['', ' ', 'a'.repeat(81), 7, ...breaking.map((sign) => `Ada${sign}B`)])(
  'a name is not blank or too long, and has no line breaks or direction changes: %j [SX-1]',
  (name) => {
    const { issues = [] } = v.safeParse(accounts.nameChangeRequest, { first_name: name, last_name: name });
    expect(new Set(issues.map((issue) => v.getDotPath(issue)))).toEqual(new Set(['first_name', 'last_name']));
  },
);

test.each(['O’Brien-Smith', 'José', 'נועה', 'می\u200cنا', '𠮷野', '👩\u200d🔬'])(
  'people’s real names are accepted: %s [SX-1, SU-6]',
  (name) => {
    const names = { first_name: name, last_name: name };
    expect(v.parse(accounts.nameChangeRequest, names)).toEqual(names);
  },
);
