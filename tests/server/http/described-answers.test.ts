import { describe, expect, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import {
  deviations,
  documentOf,
  operationAt,
  operationsOf,
  type ApiDocument,
} from '../../support/server/api-document.ts';
import {
  newAddress,
  newestLink,
  password,
  registrationOf,
  signedInPerson,
  ticketBody,
} from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { startServer, type Call } from '../../support/server.ts';
import { addTicket, date, drawn, heldAt, hour, showDraw } from '../results/fixture.ts';

const server = forAll(startServer);

/** Calls whose answers must fit what the document says of them; what they answered is noted. */
const checked =
  (document: ApiDocument, answered: Set<string>): Call =>
  async (method, path, sent) => {
    // A second apart, so that of the mails that they send one is the newest.
    server().clock.advance(1000);
    const answer = await server().call(method, path, sent);
    const key = operationAt(document, method, path);
    const operation = operationsOf(document).get(key);
    expect([key, answer.status, operation && deviations(operation, answer)]).toEqual([key, answer.status, []]);
    answered.add(`${key} ${answer.status}`);
    return answer;
  };

const accessOf = async (call: Call, email: string, secret = password) =>
  ((await call('POST', accountPaths.login, { body: { email, password: secret } })).body as { access: string }).access;

/** An account from its registration to its end. */
const account = async (call: Call) => {
  const email = newAddress();
  const {
    register,
    activate,
    activationResend,
    login,
    refresh,
    resetRequest,
    resetCheck,
    resetConfirm,
    resultsMails,
    records,
  } = accountPaths;
  await call('POST', register, { body: { ...registrationOf(email), email: 'nobody' } });
  await call('POST', register, { body: { ...registrationOf(email), email: 'nobody', last_name: '' } });
  await call('POST', register, { body: registrationOf(email) });
  await call('POST', login, { body: { email, password } });
  await call('POST', login, { body: { email: 'a'.repeat(20_000) } });
  const { uid, token } = await newestLink(server(), email);
  for (const word of [token, token, 'forged', '']) await call('POST', activationResend, { body: { token: word } });
  for (const uid64 of [uid, 'nobody', '']) await call('POST', activate, { body: { uid64, token } });
  const tokens = (await call('POST', login, { body: { email, password } })).body as { refresh: string };
  await call('POST', refresh, { body: { refresh: tokens.refresh } });
  await call('POST', refresh, { body: { refresh: tokens.refresh } });
  await call('POST', resetRequest, { body: { email } });
  const link = await newestLink(server(), email);
  for (const word of [link.token, 'forged', ''])
    await call('POST', resetCheck, { body: { uid: link.uid, token: word } });
  const secret = 'Another-horse-9';
  const body = { uid: link.uid, token: link.token, new_password1: secret, new_password2: secret };
  await call('POST', resetConfirm, { body });
  await call('POST', resetConfirm, { body });
  const access = await accessOf(call, email, secret);
  await call('GET', resultsMails, { access });
  await call('PUT', resultsMails, { access, body: { wanted: false } });
  await call('GET', records, { access });
  await call('GET', records);
  await call('GET', accountPaths.profile, { access });
  for (const first_name of ['A', 'A'.repeat(150)])
    await call('POST', accountPaths.nameChange, { access, body: { first_name, last_name: 'B' } });
  await changes(call, access, email, secret);
  await call('POST', accountPaths.logout, { access });
  const again = await accessOf(call, email, secret);
  for (const word of ['Wrong-horse-9', secret])
    await call('POST', accountPaths.deletion, { access: again, body: { password: word } });
};

/** What a player changes of an account, right and wrong; its password and address are the same in the end. */
const changes = async (call: Call, access: string, email: string, secret: string) => {
  const { passwordChange, emailChange, emailConfirm, devices, device } = accountPaths;
  for (const [current, next] of [
    ['wrong', 'Third-horse-9'],
    [secret, 'Third-horse-9'],
    ['Third-horse-9', secret],
  ] as const)
    await call('POST', passwordChange, {
      access,
      body: { password: current, new_password1: next, new_password2: next },
    });
  const other = newAddress();
  for (const wanted of ['nobody', other])
    await call('POST', emailChange, { access, body: { email: wanted, password: secret } });
  const { uid, token } = await newestLink(server(), other);
  for (const word of [token, token, 'forged', '']) await call('POST', emailConfirm, { body: { uid, token: word } });
  await call('POST', emailChange, { access, body: { email, password: secret } });
  const back = await newestLink(server(), email);
  await call('POST', emailConfirm, { body: { uid: back.uid, token: back.token } });
  await call('GET', devices, { access });
  await call('DELETE', device(crypto.randomUUID()), { access });
  await call('DELETE', devices, { access });
};

/** A player's tickets, and what a draw made of them. */
const play = async (call: Call) => {
  const { email, user, access } = await signedInPerson(server());
  for (const game of ['powerball', 'megamillions'] as const) {
    const { tickets, ticket, latest, history, historyFile, calendar } = gamePaths(game);
    const body = ticketBody(game);
    await call('GET', latest);
    await call('POST', tickets, { access, body });
    await call('POST', tickets, { access, body: { ...body, first_number: 99 } });
    const kept = (await call('GET', tickets, { access })).body as readonly { ticket_id: string }[];
    for (const id of [kept[0]?.ticket_id ?? '', crypto.randomUUID()])
      for (const method of ['PUT', 'DELETE'])
        await call(method, ticket(id), { access, ...(method === 'PUT' && { body }) });
    for (const path of [history, historyFile, calendar]) await call('GET', path);
  }
  const { db } = server().context;
  const played = await addTicket(db, user.id, drawn);
  server().clock.advance(heldAt + 13 * hour - server().clock.now());
  await showDraw(db, drawn);
  await showDraw(db, drawn, { game: 'megamillions', date: '2026-11-17' });
  await server().context.wakeChecks();
  await server().context.wakeMail();
  const later = await accessOf(call, email);
  for (const game of ['powerball', 'megamillions'] as const) {
    const { widget, resend, results, lastResults, resultsOfDraw, resultsOfTicket, latest, history } = gamePaths(game);
    for (const path of [
      widget,
      results,
      lastResults,
      resultsOfDraw(date),
      resultsOfDraw('never'),
      resultsOfTicket(played),
    ])
      await call('GET', path, { access: later });
    await call('GET', resultsOfTicket('none'), { access: later });
    await call('POST', resend, { access: later });
    await call('POST', resend, { access: later });
    for (const path of [latest, history]) await call('GET', path);
  }
};

describe('over the life of an account [API-1, API-2, API-3, API-4, API-5, API-6, API-7, API-21, API-22]', () => {
  test('each call answers as described [API-9, API-12, API-13, API-15, API-17, API-20, API-23, API-24]', async () => {
    const answered = new Set<string>();
    const document = await documentOf(server());
    await account(checked(document, answered));
    await play(checked(document, answered));
    const successes = [...operationsOf(document)].flatMap(([key, { responses }]) =>
      Object.keys(responses)
        .filter((status) => status.startsWith('2'))
        .map((status) => `${key} ${status}`),
    );
    expect(successes.filter((one) => !answered.has(one))).toEqual([]);
  });
});
