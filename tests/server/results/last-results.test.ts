import { describe, expect, test } from 'vitest';
import type { LastResults } from '../../../src/protocol/history.ts';
import { lastResultsOf } from '../../../server/results/outcomes.ts';
import { databases } from '../../support/feeds/databases.ts';
import { addPerson, addTicket, date, drawn, emptyDatabase, heldAt, hour, miss, near, showDraw } from './fixture.ts';

const nothing = { date, is_sample: false, outcomes: [] };

const tiersIn = ({ outcomes }: LastResults) => outcomes.map(({ ticket_id, tier }) => [ticket_id, tier]);

describe.each(databases)('the results of the last draw on $name', ({ open }) => {
  const connected = emptyDatabase(open);
  const asked = (userId: string, now = heldAt + 13 * hour) =>
    lastResultsOf(connected(), { userId, game: 'powerball', now });

  test('a ticket waits for numbers and a second source, then has its result [RS-1]', async () => {
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
    await showDraw(connected(), near, { state: 'corrected' });
    expect(await asked(ann)).toMatchObject({ state: 'checked', outcomes: [{ tier: 1 }] });
  });

  test('made-up numbers give results that say so [RS-1, SV-8]', async () => {
    const ann = await addPerson(connected(), 'ann');
    await addTicket(connected(), ann, near);
    await showDraw(connected(), drawn, { state: 'sample' });
    expect(await asked(ann)).toMatchObject({ state: 'checked', is_sample: true, outcomes: [{ tier: 3 }] });
  });

  test('a ticket played a draw as it stood then, despite later changes [RS-1, PR-1, SV-5]', async () => {
    const [ann, bob] = [await addPerson(connected(), 'ann'), await addPerson(connected(), 'bob')];
    await addTicket(connected(), ann, near, { changed: heldAt + hour });
    await addTicket(connected(), ann, near, { game: 'megamillions' });
    const deleted = await addTicket(connected(), bob, near, { deleted: heldAt + hour });
    await showDraw(connected(), drawn);
    expect(await asked(ann)).toEqual({ ...nothing, state: 'none', tickets: 0 });
    expect(tiersIn(await asked(bob))).toEqual([[deleted, 3]]);
  });
});
