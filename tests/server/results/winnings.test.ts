import { describe, expect, test } from 'vitest';
import { outcomesOfDraw, outcomesOfTicket } from '../../../server/results/outcomes.ts';
import { resultsOf } from '../../../server/results/winnings.ts';
import { noWinnings } from '../../../src/rules/history/winnings.ts';
import { databases } from '../../support/feeds/databases.ts';
import { addPerson, addTicket, date, drawn, emptyDatabase, heldAt, hour, showDraw } from './fixture.ts';

const near = { main: [5, 12, 33, 41, 61], special: 8 };
const miss = { main: [1, 2, 3, 4, 6], special: 9 };
const saturday = '2026-11-21';
const four = { ...noWinnings, prizes: 1, lowest: 50_000, highest: 50_000 };

describe.each(databases)('what tickets won on $name', ({ open }) => {
  const connected = emptyDatabase(open);
  const played = async () => {
    const db = connected();
    const [ann, bob] = [await addPerson(db, 'ann'), await addPerson(db, 'bob')];
    const [won, lost] = [await addTicket(db, ann, near), await addTicket(db, ann, miss, { deleted: heldAt + hour })];
    await addTicket(db, bob, drawn);
    await showDraw(db, drawn);
    await showDraw(db, miss, { date: saturday });
    return {
      db,
      ann: { userId: ann, game: 'powerball' as const, now: heldAt + 99 * hour },
      bob: { userId: bob, game: 'powerball' as const, now: heldAt + 99 * hour },
      won,
      lost,
    };
  };

  test('a player sees the sum, each draw and each ticket, deleted ones too, and nobody else’s [DH-2]', async () => {
    const { db, ann, bob, won, lost } = await played();
    const { won: sum, draws, tickets } = await resultsOf(db, ann);
    expect(sum).toEqual(four);
    expect(draws).toEqual([
      { date: saturday, tickets: 1, won: noWinnings },
      { date, tickets: 2, won: four },
    ]);
    expect(new Set(tickets)).toEqual(
      new Set([
        { ticket_id: won, numbers: [5, 12, 33, 41, 61, 8], is_deleted: false, draws: 2, won: four },
        { ticket_id: lost, numbers: [1, 2, 3, 4, 6, 9], is_deleted: true, draws: 1, won: noWinnings },
      ]),
    );
    expect((await resultsOf(db, bob)).won).toEqual({ ...noWinnings, prizes: 1, jackpots: 1 });
    expect(await resultsOf(db, { ...ann, game: 'megamillions' })).toEqual({ won: noWinnings, draws: [], tickets: [] });
  });

  test('a draw has the outcome of each ticket, best first [BD-6, DH-2]', async () => {
    const { db, ann, won, lost } = await played();
    expect(await outcomesOfDraw(db, ann, date)).toEqual([
      {
        ...{ ticket_id: won, date, numbers: [5, 12, 33, 41, 61, 8], drawn: [5, 12, 33, 41, 60, 8] },
        ...{ main_matches: 4, special_matches: true, tier: 3 },
      },
      {
        ...{ ticket_id: lost, date, numbers: [1, 2, 3, 4, 6, 9], drawn: [5, 12, 33, 41, 60, 8] },
        ...{ main_matches: 0, special_matches: false, tier: null },
      },
    ]);
    expect(await outcomesOfDraw(db, ann, '2026-11-16')).toEqual([]);
  });

  test('a ticket has every draw that it played, newest first, and only its owner may see [DH-2, SV-5]', async () => {
    const { db, ann, bob, won } = await played();
    expect((await outcomesOfTicket(db, ann, won)).map((outcome) => [outcome.date, outcome.tier])).toEqual([
      [saturday, null],
      [date, 3],
    ]);
    expect(await outcomesOfTicket(db, bob, won)).toEqual([]);
  });
});
