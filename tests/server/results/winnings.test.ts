import { describe, expect, test } from 'vitest';
import { lastResultsOf, outcomesOfTicket } from '../../../server/results/outcomes.ts';
import { resultsOf } from '../../../server/results/winnings.ts';
import { databases } from '../../support/feeds/databases.ts';
import { addPerson, addTicket, date, drawn, emptyDatabase, heldAt, hour, miss, near, showDraw } from './fixture.ts';

const saturday = '2026-11-21';

describe.each(databases)('winnings on $name', ({ open }) => {
  const connected = emptyDatabase(open);
  test('start with the fifty largest prizes, not those of the tickets that won most [FW-4]', async () => {
    const db = connected();
    const ann = await addPerson(db, 'ann');
    const small = { main: [1, 2, 3, 4, 6], special: 8 };
    for (let count = 0; count < 50; count += 1) await addTicket(db, ann, small);
    const large = await addTicket(db, ann, near);
    await showDraw(db, drawn);
    await showDraw(db, { main: [20, 21, 22, 23, 24], special: 8 }, { date: saturday });
    const answer = await resultsOf(db, { userId: ann, game: 'powerball', now: heldAt + 99 * hour });
    const { is_sample, prizes, won } = answer;
    expect(answer.draws.map((draw) => draw.date)).toEqual([saturday, date]);
    expect([is_sample, won.prizes, prizes.length]).toEqual([false, 102, 50]);
    expect(prizes[0]).toEqual({
      ticket_id: large,
      date,
      numbers: [5, 12, 33, 41, 61, 8],
      drawn: [5, 12, 33, 41, 60, 8],
      main_matches: 4,
      special_matches: true,
      tier: 3,
    });
    expect(new Set(prizes.slice(1).map(({ tier }) => tier))).toEqual(new Set([9]));
  });

  test('show the draws of a ticket to its owner alone, newest first [DH-2, SV-5]', async () => {
    const db = connected();
    const [ann, bob] = [await addPerson(db, 'ann'), await addPerson(db, 'bob')];
    const won = await addTicket(db, ann, near);
    await showDraw(db, drawn);
    await showDraw(db, miss, { date: saturday });
    const asked = { game: 'powerball', now: heldAt + 99 * hour } as const;
    const outcomes = await outcomesOfTicket(db, { ...asked, userId: ann }, won);
    expect(outcomes.map((outcome) => [outcome.date, outcome.tier])).toEqual([
      [saturday, null],
      [date, 3],
    ]);
    expect(await outcomesOfTicket(db, { ...asked, userId: bob }, won)).toEqual([]);
  });

  test('say that a sample draw’s numbers are made up [RS-1, SV-8]', async () => {
    const ann = await addPerson(connected(), 'ann');
    await addTicket(connected(), ann, near);
    await showDraw(connected(), drawn, { state: 'sample' });
    const owner = { userId: ann, game: 'powerball', now: heldAt + 13 * hour } as const;
    expect(await lastResultsOf(connected(), owner)).toMatchObject({
      state: 'checked',
      is_sample: true,
      outcomes: [{ tier: 3 }],
    });
    expect(await resultsOf(connected(), owner)).toMatchObject({ is_sample: true, prizes: [{ tier: 3 }] });
  });
});
