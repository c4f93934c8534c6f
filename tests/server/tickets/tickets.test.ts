import type pg from 'pg';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loginAnswer, refreshAnswer } from '../../../src/protocol/account.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { megaMillionsTicketsAnswer, powerballTicketsAnswer } from '../../../src/protocol/tickets.ts';
import type { Game } from '../../../src/rules/games.ts';
import { plays } from '../../../server/db/schema.ts';
import { atEnd } from '../../support/at-end.ts';
import { signedInPerson, signIn, type SignedIn } from '../../support/server/accounts.ts';
import { places, type TestServer } from '../../support/server.ts';

const five = (first: number) => ({
  first_number: first,
  second_number: 22,
  third_number: 3,
  fourth_number: 44,
  fifth_number: 15,
});
const bodies: Readonly<Record<Game, (first: number) => Record<string, unknown>>> = {
  powerball: (first) => ({ ...five(first), power_ball: 26 }),
  megamillions: (first) => ({ ...five(first), mega_ball: 25 }),
};
const bothGames = ['powerball', 'megamillions'] as const;
const hour = 3_600_000;

describe.each(places)('tickets on $name', ({ start }) => {
  let server: TestServer;
  let person: SignedIn;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const call = (method: string, path: string, body?: unknown, access = person.access) =>
    server.call(method, path, { access, ...(body !== undefined && { body }) });
  const renew = async () => {
    const { body } = await server.call('POST', accountPaths.refresh, { body: { refresh: person.refresh } });
    person = { ...person, ...v.parse(refreshAnswer, body) };
  };
  const listOf = async (game: Game) => {
    const { body } = await call('GET', gamePaths(game).tickets);
    return game === 'powerball' ? v.parse(powerballTicketsAnswer, body) : v.parse(megaMillionsTicketsAnswer, body);
  };
  const onlyTicket = async (game: Game) => {
    const [ticket] = await listOf(game);
    if (ticket === undefined) throw new Error('there is no ticket');
    return ticket;
  };

  test('a Power Ball ticket is saved and listed with the draw that it plays first [API-12, API-13, SV-5]', async () => {
    person = await signedInPerson(server);
    const at = new Date(server.clock.now()).toISOString();
    const saved = await call('POST', gamePaths('powerball').tickets, bodies.powerball(7));
    expect(saved).toMatchObject({ status: 201, body: { message: 'Ticket created successfully' } });
    expect(await listOf('powerball')).toEqual([
      {
        ticket_id: expect.any(String) as string,
        ...five(7),
        power_ball: 26,
        stored_date: at,
        powerball_lottery: '2026-11-18',
      },
    ]);
    expect(await listOf('megamillions')).toEqual([]);
  });

  test('a Mega Millions ticket is saved and listed, newest first [API-11, API-14, SV-5]', async () => {
    person = await signedInPerson(server);
    for (const first of [7, 8, 9]) {
      expect((await call('POST', gamePaths('megamillions').tickets, bodies.megamillions(first))).status).toBe(201);
      server.clock.advance(1000);
    }
    const kept = v.parse(megaMillionsTicketsAnswer, await listOf('megamillions'));
    expect(kept.map(({ first_number }) => first_number)).toEqual([9, 8, 7]);
    expect(kept[0]).toMatchObject({ mega_ball: 25, megaball_lottery: '2026-11-20' });
  });

  test.each(bothGames)('a %s ticket is changed in its place [API-15, API-16, SV-5]', async (game) => {
    person = await signedInPerson(server);
    await call('POST', gamePaths(game).tickets, bodies[game](7));
    const { ticket_id, stored_date } = await onlyTicket(game);
    const change = { ...bodies[game](31), megaball_lottery: '2026-11-18' };
    const changed = await call('PUT', gamePaths(game).ticket(ticket_id), change);
    expect(changed).toMatchObject({ status: 200, body: { message: 'Ticket updated successfully' } });
    expect(await onlyTicket(game)).toMatchObject({ ticket_id, stored_date, ...five(31) });
  });

  test('other numbers play from the next draw on; the same ones in another order go on as before [SV-5]', async () => {
    person = await signedInPerson(server);
    await call('POST', gamePaths('megamillions').tickets, bodies.megamillions(7));
    const { ticket_id } = await onlyTicket('megamillions');
    server.clock.advance(4 * 24 * hour);
    await renew();
    await call('PUT', gamePaths('megamillions').ticket(ticket_id), { ...bodies.megamillions(22), second_number: 7 });
    expect(await onlyTicket('megamillions')).toMatchObject({ first_number: 22, megaball_lottery: '2026-11-20' });
    await call('PUT', gamePaths('megamillions').ticket(ticket_id), bodies.megamillions(8));
    expect(await onlyTicket('megamillions')).toMatchObject({ first_number: 8, megaball_lottery: '2026-11-24' });
  });

  test.each(bothGames)(
    'a deleted %s ticket is gone, and a second deletion finds none [API-17, API-18]',
    async (game) => {
      person = await signedInPerson(server);
      await call('POST', gamePaths(game).tickets, bodies[game](7));
      const { ticket_id } = await onlyTicket(game);
      expect(await call('DELETE', gamePaths(game).ticket(ticket_id))).toMatchObject({ status: 204, body: '' });
      expect(await listOf(game)).toEqual([]);
      expect((await call('DELETE', gamePaths(game).ticket(ticket_id))).status).toBe(404);
    },
  );

  test('another person’s ticket, one of the other game and one that never was are not found [SV-5]', async () => {
    person = await signedInPerson(server);
    await call('POST', gamePaths('powerball').tickets, bodies.powerball(7));
    const { ticket_id } = await onlyTicket('powerball');
    const { access } = await signedInPerson(server);
    const own = gamePaths('powerball').ticket(ticket_id);
    expect(await call('PUT', own, bodies.powerball(9), access)).toMatchObject({
      status: 404,
      body: { error: 'There is no such ticket.' },
    });
    expect((await call('DELETE', own, undefined, access)).status).toBe(404);
    expect((await call('DELETE', gamePaths('megamillions').ticket(ticket_id))).status).toBe(404);
    for (const id of [crypto.randomUUID(), '1', 'x%00y', '%27%3B--'])
      expect((await call('DELETE', gamePaths('powerball').ticket(id))).status).toBe(404);
    expect(await onlyTicket('powerball')).toMatchObject({ first_number: 7 });
  });

  test('a session that has ended does nothing, and hears 401 before any other error [SE-2, SV-4]', async () => {
    person = await signedInPerson(server);
    const { tickets, ticket } = gamePaths('powerball');
    await call('POST', tickets, bodies.powerball(7));
    const kept = await onlyTicket('powerball');
    const paths = [kept.ticket_id, crypto.randomUUID(), '1'].map((id) => ticket(id));
    await call('POST', accountPaths.logout);
    const calls: readonly (readonly [method: string, path: string, body?: unknown])[] = [
      ['GET', tickets],
      ...[bodies.powerball(8), bodies.powerball(70), '{'].map((body) => ['POST', tickets, body] as const),
      ...paths.flatMap((path) => [['PUT', path, bodies.powerball(8)] as const, ['DELETE', path] as const]),
      ['PUT', ticket(kept.ticket_id), 'a'.repeat(20_000)],
    ];
    for (const one of calls)
      expect(await call(...one)).toMatchObject({ status: 401, body: { error: 'You are not signed in.' } });
    person = { ...person, ...v.parse(loginAnswer, (await signIn(server, person.email)).body) };
    expect(await listOf('powerball')).toEqual([kept]);
  });

  test('saving, changing and deleting a ticket ask the database once each [API-13, API-15, API-17]', async () => {
    const api = await start({ role: 'api' });
    const { access } = await signedInPerson(api);
    const { tickets, ticket } = gamePaths('powerball');
    const query = vi.spyOn(Reflect.get(api.context.db, '$client') as Pick<pg.Pool, 'query'>, 'query');
    atEnd(() => query.mockRestore());
    await api.call('POST', tickets, { access, body: bodies.powerball(7) });
    expect(query).toHaveBeenCalledTimes(1);
    const [saved] = v.parse(powerballTicketsAnswer, (await api.call('GET', tickets, { access })).body);
    const path = ticket(saved?.ticket_id ?? '');
    await api.call('PUT', path, { access, body: bodies.powerball(8) });
    await api.call('DELETE', path, { access });
    expect(query).toHaveBeenCalledTimes(4);
  });

  test('a thousand tickets of a game are the most, also when many are saved at once [SV-5]', async () => {
    person = await signedInPerson(server);
    const at = new Date(server.clock.now());
    const row = {
      user_id: person.user.id,
      game: 'powerball',
      main: [1, 2, 3, 4, 5],
      special: 6,
      stored_at: at,
      valid_from: at,
    } as const;
    await server.context.db.insert(plays).values(Array.from({ length: 998 }, () => ({ ...row, main: [...row.main] })));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call('POST', gamePaths('powerball').tickets, bodies.powerball(7))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      error: 'You have 1000 tickets, which is the most. Delete one to save another.',
    });
    expect((await listOf('powerball')).length).toBe(1000);
    expect((await call('POST', gamePaths('megamillions').tickets, bodies.megamillions(7))).status).toBe(201);
  });
});
