import { describe, expect, test } from 'vitest';
import type { LastResults } from '../../../src/protocol/history.ts';
import { wonInDraw, wonText } from '../../../src/rules/history/winnings.ts';
import type { Game } from '../../../src/rules/games.ts';
import { lastResultsOf } from '../../../server/results/last-results.ts';
import { databases } from '../../support/feeds/databases.ts';
import { addPerson, addTicket, date, drawn, emptyDatabase, heldAt, hour, showDraw } from './fixture.ts';

const near = { main: [5, 12, 33, 41, 61], special: 8 };
const miss = { main: [1, 2, 3, 4, 6], special: 9 };
const nothing = { date, is_sample: false, outcomes: [] };

const tiersIn = ({ outcomes }: LastResults) => outcomes.map(({ ticket_id, tier }) => [ticket_id, tier]);
const sentenceOf = (game: Game, { date: of, outcomes }: LastResults) =>
  wonText(
    wonInDraw(
      game,
      of,
      outcomes.map(({ tier }) => tier),
    ),
  );

describe.each(databases)('the results of the last draw on $name', ({ open }) => {
  const connected = emptyDatabase(open);
  const asked = (userId: string, now = heldAt + 13 * hour, game: Game = 'powerball') =>
    lastResultsOf(connected(), { userId, game, now });

  test('a ticket waits for the numbers, then for a second source, then has its result until the next draw [RS-1]', async () => {
    const ann = await addPerson(connected(), 'ann');
    const [lost, won] = [await addTicket(connected(), ann, miss), await addTicket(connected(), ann, near)];
    expect(await asked(ann)).toEqual({ ...nothing, state: 'awaited', tickets: 2 });
    await showDraw(connected(), drawn, { state: 'provisional' });
    expect(await asked(ann)).toEqual({ ...nothing, state: 'checking', tickets: 2 });
    await showDraw(connected(), drawn);
    const saturday = Date.parse('2026-11-22T03:59:00Z');
    for (const now of [heldAt + 13 * hour, saturday - 1]) {
      const results = await asked(ann, now);
      expect(results).toMatchObject({ state: 'checked', date, is_sample: false, tickets: 2 });
      expect(tiersIn(results)).toEqual([
        [won, 3],
        [lost, null],
      ]);
      expect(results.outcomes[0]).toEqual({
        ...{ ticket_id: won, date, numbers: [...near.main, near.special], drawn: [...drawn.main, drawn.special] },
        ...{ main_matches: 4, special_matches: true, tier: 3 },
      });
    }
    expect(await asked(ann, saturday)).toEqual({ ...nothing, state: 'awaited', date: '2026-11-21', tickets: 2 });
  });

  test.each([
    ['the jackpot', [drawn, near], 'You won the jackpot and $50,000'],
    ['a prize', [near, near], 'You won $100,000'],
    ['no prize', [miss], 'No prize this time'],
  ])('%s is told in a sentence [RS-1, SV-11]', async (_, numbers, sentence) => {
    const ann = await addPerson(connected(), 'ann');
    for (const ticket of numbers) await addTicket(connected(), ann, ticket);
    await showDraw(connected(), drawn);
    expect(sentenceOf('powerball', await asked(ann))).toBe(sentence);
  });

  test('a prize by the multiplier on the ticket is told as a range [RS-1, SV-11]', async () => {
    const ann = await addPerson(connected(), 'ann');
    const held = Date.parse('2026-11-18T04:00:00Z');
    await addTicket(connected(), ann, near, { game: 'megamillions', changed: held - hour });
    await showDraw(connected(), drawn, { game: 'megamillions', date: '2026-11-17' });
    const results = await asked(ann, held + 24 * hour, 'megamillions');
    expect(sentenceOf('megamillions', results)).toBe('You won $20,000 to $100,000');
  });

  test('a disputed draw says so, until its results are given all the same [RS-1, PR-3]', async () => {
    const ann = await addPerson(connected(), 'ann');
    await addTicket(connected(), ann, near);
    await showDraw(connected(), drawn, { state: 'disputed', resultsFrom: heldAt + 48 * hour });
    expect(await asked(ann, heldAt + 48 * hour - 1)).toEqual({ ...nothing, state: 'disputed', tickets: 1 });
    expect(await asked(ann, heldAt + 48 * hour)).toMatchObject({ state: 'checked', outcomes: [{ tier: 3 }] });
  });

  test('a correction is another result at once [RS-1, PR-2]', async () => {
    const ann = await addPerson(connected(), 'ann');
    await addTicket(connected(), ann, near);
    await showDraw(connected(), drawn);
    expect(sentenceOf('powerball', await asked(ann))).toBe('You won $50,000');
    await showDraw(connected(), near, { state: 'corrected' });
    expect(sentenceOf('powerball', await asked(ann))).toBe('You won the jackpot');
  });

  test('made-up numbers give results that say so [RS-1, SV-8]', async () => {
    const ann = await addPerson(connected(), 'ann');
    await addTicket(connected(), ann, near);
    await showDraw(connected(), drawn, { state: 'sample' });
    expect(await asked(ann)).toMatchObject({ state: 'checked', is_sample: true, outcomes: [{ tier: 3 }] });
  });

  test('a ticket changed or deleted after the draw played it as it stood; one saved after it did not, nor did those of others and of the other game [RS-1, PR-1, SV-5]', async () => {
    const [ann, bob] = [await addPerson(connected(), 'ann'), await addPerson(connected(), 'bob')];
    await addTicket(connected(), ann, near, { changed: heldAt + hour });
    await addTicket(connected(), ann, near, { game: 'megamillions' });
    const deleted = await addTicket(connected(), bob, near, { deleted: heldAt + hour });
    await showDraw(connected(), drawn);
    expect(await asked(ann)).toEqual({ ...nothing, state: 'none', tickets: 0 });
    expect(tiersIn(await asked(bob))).toEqual([[deleted, 3]]);
  });
});
