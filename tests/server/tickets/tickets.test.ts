import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { gamePaths } from '../../../src/protocol/paths.ts';
import { megaMillionsTicketsAnswer, powerballTicketsAnswer } from '../../../src/protocol/tickets.ts';
import type { Game } from '../../../src/rules/games.ts';
import { plays } from '../../../server/db/schema.ts';
import { forAll } from '../../support/at-end.ts';
import { ticketBody, type SignedIn } from '../../support/server/accounts.ts';
import { startOnEither } from '../../support/server.ts';
import { refused } from '../../support/server/caller.ts';

describe('tickets', () => {
  const server = forAll(() => startOnEither({ role: 'api' }));
  let person: SignedIn;

  const call = (method: string, path: string, body?: unknown) =>
    server().call(method, path, { access: person.access, body });
  const listOf = async (game: Game) => {
    const { body } = await call('GET', gamePaths(game).tickets);
    return game === 'powerball' ? v.parse(powerballTicketsAnswer, body) : v.parse(megaMillionsTicketsAnswer, body);
  };
  test.each(['powerball', 'megamillions'] as const)(
    'a %s ticket is saved, changed and deleted [API-11, API-12, API-13, API-14, API-15, API-16, API-17, API-18, SV-5]',
    async (game) => {
      person = await server().signedInPerson();
      const { tickets, ticket } = gamePaths(game);
      const saved = await call('POST', tickets, ticketBody(game));
      expect(saved).toMatchObject({ status: 201, body: { message: 'Ticket created successfully' } });
      const [kept] = await listOf(game);
      const id = kept?.ticket_id ?? '';
      const other = game === 'powerball' ? 'megamillions' : 'powerball';
      const missing = refused(404, 'There is no such ticket.');
      expect(await call('PUT', gamePaths(other).ticket(id), ticketBody(other))).toMatchObject(missing);
      expect(await call('DELETE', gamePaths(other).ticket(id))).toMatchObject(missing);
      const changed = await call('PUT', ticket(id), {
        ...ticketBody(game),
        first_number: 31,
        megaball_lottery: '2026-11-18',
      });
      expect(changed).toMatchObject({ status: 200, body: { message: 'Ticket updated successfully' } });
      expect(await listOf(game)).toEqual([{ ...kept, first_number: 31 }]);
      expect(await call('DELETE', ticket(id))).toMatchObject({ status: 204, body: '' });
      expect(await call('DELETE', ticket(id))).toMatchObject(missing);
    },
  );

  test('a player has at most a thousand tickets of a game, even if many are saved at once [SV-5]', async () => {
    person = await server().signedInPerson();
    const at = new Date(server().clock.now());
    const numbers = { game: 'powerball' as const, main: [1, 2, 3, 4, 5], special: 6 };
    const row = { user_id: person.user.id, ...numbers, stored_at: at, valid_from: at };
    await server().context.db.insert(plays).values(Array<typeof row>(998).fill(row));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => call('POST', gamePaths('powerball').tickets, ticketBody('powerball'))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      error: 'You have 1,000 tickets, the most that you can save. Delete one to save another.',
    });
    expect((await listOf('powerball')).length).toBe(1000);
    expect((await call('POST', gamePaths('megamillions').tickets, ticketBody('megamillions'))).status).toBe(201);
  });
});
