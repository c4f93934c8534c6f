import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshAnswer } from '../../../src/protocol/account.ts';
import { latestAnswer } from '../../../src/protocol/draws.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { megaMillionsTicketsAnswer, resendAnswer, widgetAnswer } from '../../../src/protocol/tickets.ts';
import type { Game } from '../../../src/rules/games.ts';
import { signedInPerson, type SignedIn } from '../../support/server/accounts.ts';
import { places, type TestServer } from '../../support/server.ts';
import { showDraw } from '../results/fixture.ts';

const bothGames = ['powerball', 'megamillions'] as const;
const hour = 3_600_000;
const main = { first_number: 7, second_number: 22, third_number: 3, fourth_number: 44, fifth_number: 15 };
const bodies = { powerball: { ...main, power_ball: 6 }, megamillions: { ...main, mega_ball: 6 } };

describe.each(places)('draws and event codes on $name', ({ start }) => {
  let server: TestServer;
  let person: SignedIn;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const codeOf = async (game: Game) => {
    const { status, body } = await server.call('GET', gamePaths(game).widget, { access: person.access });
    expect(status).toBe(200);
    return v.parse(widgetAnswer, body).event_code;
  };
  const renewed = async (from: SignedIn): Promise<SignedIn> => {
    const { body } = await server.call('POST', accountPaths.refresh, { body: { refresh: from.refresh } });
    return { ...from, ...v.parse(refreshAnswer, body) };
  };
  const save = (game: Game) =>
    server.call('POST', gamePaths(game).tickets, { access: person.access, body: bodies[game] });
  const deleteAll = async () => {
    const path = gamePaths('megamillions');
    const kept = v.parse(
      megaMillionsTicketsAnswer,
      (await server.call('GET', path.tickets, { access: person.access })).body,
    );
    for (const { ticket_id } of kept) await server.call('DELETE', path.ticket(ticket_id), { access: person.access });
  };
  const publish = (game: Game, date: string) =>
    showDraw(server.context.db, { main: [1, 2, 3, 4, 5], special: 6 }, { game, date, state: 'provisional' });

  test.each(bothGames)('the latest %s draw is a list of one, for visitors too [API-7, API-8, BD-2]', async (game) => {
    expect(await server.call('GET', gamePaths(game).latest)).toMatchObject({
      status: 503,
      body: { error: 'No draw is known yet.' },
    });
    const date = game === 'powerball' ? '2026-11-16' : '2026-11-17';
    await publish(game, date);
    const { status, body } = await server.call('GET', gamePaths(game).latest);
    expect(status).toBe(200);
    expect(v.parse(latestAnswer, body)).toMatchObject([{ drawing_date: date, is_sample: false }]);
  });

  test('202 until a first ticket is saved, 203 while there is one [API-9, API-10, SV-9]', async () => {
    person = await signedInPerson(server);
    expect(await codeOf('powerball')).toBe(202);
    await save('powerball');
    expect(await codeOf('powerball')).toBe(203);
    expect(await codeOf('megamillions')).toBe(202);
  });

  test('a ticket deleted after the draw has played it, one saved after it has not [SV-9]', async () => {
    person = await signedInPerson(server);
    await save('megamillions');
    server.clock.advance(4 * 24 * hour);
    const late = await signedInPerson(server);
    person = await renewed(person);
    await deleteAll();
    expect(await codeOf('megamillions')).toBe(103);
    person = late;
    await save('megamillions');
    expect(await codeOf('megamillions')).toBe(203);
  });

  test.each(bothGames)(
    'no %s results mail is there to be sent again, so the answer has no detail; once a minute [API-19, API-20]',
    async (game) => {
      person = await signedInPerson(server);
      const resend = () => server.call('POST', gamePaths(game).resend, { access: person.access });
      const first = await resend();
      expect([first.status, v.parse(v.strictObject(resendAnswer.entries), first.body)]).toEqual([200, {}]);
      expect((await resend()).status).toBe(429);
    },
  );
});
