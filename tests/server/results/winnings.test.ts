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
    expect(await resultsOf(db, { ...ann, game: 'megamillions' })).toEqual({
      ...{ won: noWinnings, draws: [], prizes: [], tickets: [] },
    });
  });

  test('the fifty largest prizes come first, whatever their tickets won in all [FW-4]', async () => {
    const db = connected();
    const ann = await addPerson(db, 'ann');
    const small = { main: [1, 2, 3, 4, 6], special: 8 };
    for (let count = 0; count < 50; count += 1) await addTicket(db, ann, small);
    const large = await addTicket(db, ann, near);
    await showDraw(db, drawn);
    await showDraw(db, { main: [20, 21, 22, 23, 24], special: 8 }, { date: saturday });
    const { prizes, won } = await resultsOf(db, { userId: ann, game: 'powerball', now: heldAt + 99 * hour });
    expect([won.prizes, prizes.length]).toEqual([102, 50]);
    expect(prizes[0]).toEqual({
      ...{ ticket_id: large, date, numbers: [5, 12, 33, 41, 61, 8], drawn: [5, 12, 33, 41, 60, 8] },
      ...{ main_matches: 4, special_matches: true, tier: 3 },
    });
    expect(new Set(prizes.slice(1).map(({ tier }) => tier))).toEqual(new Set([9]));
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
