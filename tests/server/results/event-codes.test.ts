import { and, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { refreshAnswer } from '../../../src/protocol/account.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { widgetAnswer } from '../../../src/protocol/tickets.ts';
import { outbox, users } from '../../../server/db/schema.ts';
import { forAll } from '../../support/at-end.ts';
import { ticketBody, type SignedIn } from '../../support/server/accounts.ts';
import { startServer } from '../../support/server.ts';
import { drawn, heldAt, hour, showDraw } from './fixture.ts';

const ticket = ticketBody('powerball');
const { widget, tickets, resend } = gamePaths('powerball');

// The embedded outbox is a place to read mail in, so that each counts as sent; the twin asks for every code.
const server = forAll(startServer);
let person: SignedIn;
beforeEach(async () => {
  person = await server().signedInPerson();
});

const call = (method: string, path: string, body?: unknown) =>
  server().call(method, path, { access: person.access, body });
const advanceTo = async (instant: number) => {
  server().clock.advance(instant - server().clock.now());
  const { body } = await server().call('POST', accountPaths.refresh, { body: { refresh: person.refresh } });
  person = { ...person, ...v.parse(refreshAnswer, body) };
};
const code = async () => v.parse(widgetAnswer, (await call('GET', widget)).body).event_code;
const checked = async () => {
  await server().context.wakeChecks();
  await server().context.wakeMail();
};
const mails = () =>
  server()
    .context.db.select()
    .from(outbox)
    .where(and(eq(outbox.user_id, person.user.id), isNotNull(outbox.game)));

test('the code follows the results email, for twelve hours after it was sent [SV-9, API-9]', async () => {
  await call('POST', tickets, ticket);
  await advanceTo(heldAt + 13 * hour);
  await showDraw(server().context.db, drawn);
  await checked();
  for (const [state, meanwhile] of [
    ['dead', 203],
    ['sent', 102],
  ] as const) {
    await server().context.db.update(outbox).set({ state }).where(eq(outbox.user_id, person.user.id));
    expect(await code()).toBe(meanwhile);
  }
  await advanceTo(heldAt + 25 * hour - 1);
  expect(await code()).toBe(102);
  await advanceTo(heldAt + 25 * hour);
  expect(await code()).toBe(203);
});

test('each game’s last results email can be resent once a minute [API-20, PL-3, WI-7, SV-12]', async () => {
  await server().context.db.update(users).set({ wants_results_mail: false }).where(eq(users.id, person.user.id));
  await call('POST', tickets, ticket);
  await advanceTo(Date.parse('2026-11-22T17:00:00Z'));
  await showDraw(server().context.db, drawn, { date: '2026-11-21' });
  await checked();
  expect([await code(), await mails()]).toEqual([203, []]);
  expect(await call('POST', resend)).toMatchObject({ status: 200, body: { detail: expect.any(String) as string } });
  const again = { state: 'sent', kind: 'results-again', game: 'powerball', date: '2026-11-21' };
  await expect.poll(mails, { message: 'mails of results' }).toMatchObject([again]);
  const tooSoon = await call('POST', resend);
  expect([tooSoon.status, Number(tooSoon.headers.get('retry-after'))]).toEqual([429, expect.closeTo(60, -1)]);
  expect(await mails()).toHaveLength(1);
  expect((await call('POST', gamePaths('megamillions').resend)).status).toBe(200);
});
