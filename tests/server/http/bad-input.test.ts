import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { newAddress, registrationOf, signedInPerson } from '../../support/server/accounts.ts';
import { places, type TestServer } from '../../support/server.ts';

const ticket = { first_number: 1, second_number: 2, third_number: 3, fourth_number: 4, fifth_number: 5, power_ball: 6 };
const main = 'Numbers should be between 1 and 69';

/** Sends 20 kB in chunks, so that no header says how long the body is. */
const chunkedStatus = (url: string, access: string) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(
      url,
      { method: 'POST', headers: { 'X-Authorization': `Authorization ${access}` } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    for (let chunk = 0; chunk < 20; chunk += 1) sent.write('a'.repeat(1000));
    sent.end();
  });

describe.each(places)('bodies that do not fit on $name', ({ start }) => {
  let server: TestServer;
  let access: string;
  beforeAll(async () => {
    server = await start();
    ({ access } = await signedInPerson(server));
  });
  afterAll(() => server.close());

  const post = async (path: string, body: unknown) => {
    const answer = await server.call('POST', path, { body, access });
    return { status: answer.status, body: answer.body };
  };
  const fieldsOf = async (path: string, body: unknown) => {
    const answer = await post(path, body);
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
      expect(await chunkedStatus(server.url + path, access)).toBe(413);
    },
  );

  test('each field that does not fit is named [API-1, API-2, API-4]', async () => {
    expect(await post(accountPaths.login, {})).toEqual({
      status: 422,
      body: { error: { email: ['This field is required.'], password: ['This field is required.'] } },
    });
    const registration = registrationOf(newAddress());
    expect(await fieldsOf(accountPaths.register, { ...registration, email: 7 })).toEqual([422, ['email']]);
    expect(await fieldsOf(accountPaths.register, { ...registration, email: 'ada', first_name: '' })).toEqual([
      422,
      ['email', 'first_name'],
    ]);
    expect(await fieldsOf(accountPaths.register, { ...registration, agree_to_terms: false })).toEqual([
      422,
      ['agree_to_terms'],
    ]);
    expect(await fieldsOf(accountPaths.register, { ...registration, consent_to_updates: 'yes' })).toEqual([
      422,
      ['consent_to_updates'],
    ]);
    expect(await post(accountPaths.register, { ...registration, password1: 'Other-horse-9' })).toEqual({
      status: 422,
      body: { error: { password1: ['Passwords do not match'] } },
    });
    const reset = { uid: 'u', token: 't', new_password1: 'Other-horse-9', new_password2: 'Other-horse-8' };
    expect(await fieldsOf(accountPaths.resetConfirm, reset)).toEqual([422, ['new_password2']]);
  });

  test('a text that no column can hold is refused by its field [API-1, API-2]', async () => {
    const [email, nul] = [newAddress(), 'a\0b'];
    expect(await fieldsOf(accountPaths.login, { email: nul, password: nul })).toEqual([422, ['email', 'password']]);
    expect(await fieldsOf(accountPaths.register, { ...registrationOf(email), last_name: nul })).toEqual([
      422,
      ['last_name'],
    ]);
    expect(await fieldsOf(accountPaths.activate, { uid64: nul, token: 't' })).toEqual([422, ['uid64']]);
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
});
