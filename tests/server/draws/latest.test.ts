import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { latestDraw } from '../../../server/draws/latest.ts';
import { dollarsText } from '../../../server/draws/ledger/store.ts';
import { latestAnswer } from '../../../src/protocol/draws.ts';
import { gamePaths } from '../../../src/protocol/paths.ts';
import { forAll } from '../../support/at-end.ts';
import { databases, emptyDraws } from '../../support/feeds/databases.ts';
import { startOnEither } from '../../support/server.ts';
import { showDraw } from '../results/fixture.ts';
import { friday, tell, tuesday, wednesday } from './fixture.ts';

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);
  const latest = (now = friday) => latestDraw(connected(), 'powerball', now);

  test.each([
    ['powerball', wednesday, null, '5 12 33 41 60 8'],
    ['megamillions', tuesday, null, '9 19 29 39 70 24 0'],
    ['megamillions', tuesday, 3, '9 19 29 39 70 24 3'],
  ] as const)(
    'a %s draw %j whose multiplier is %j, known later, is %j [BD-2, BD-3]',
    async (game, draw, multiplier, number_set) => {
      await tell(connected(), [{ ...draw, multiplier: null }], { game });
      await tell(connected(), [{ ...draw, multiplier }], { game });
      expect(await latestDraw(connected(), game, friday)).toMatchObject({
        number_set,
        next_jackpot: 'To be announced',
      });
    },
  );

  test.each([
    ['in summer time', '2026-07-25', '2026-07-26T12:00:00Z', '2026-07-27T22:59:00-04:00'],
    ['a minute after a draw that is not out', '2026-11-18', '2026-11-22T04:00:00Z', '2026-11-21T22:59:00-05:00'],
    ['13 hours after such a draw', '2026-11-18', '2026-11-22T16:59:00Z', '2026-11-23T22:59:00-05:00'],
  ])('%s, when %s was drawn last, a board awaits at %s the draw of %s [BD-4, BD-5]', async (_, date, at, next) => {
    await tell(connected(), [{ ...wednesday, date }], { now: Date.parse(at) });
    expect(await latest(Date.parse(at))).toMatchObject({ drawing_date: date, next_drawing_date: next });
  });

  test('while two sources disagree, a board has both, the shown numbers first [PR-3]', async () => {
    await tell(connected(), [wednesday], { source: 'ny-open-data' });
    await tell(connected(), [{ ...wednesday, special: 9 }], { source: 'texas-lottery' });
    expect(await latest()).toMatchObject({
      number_set: '5 12 33 41 60 9 2x',
      reports: [
        { source: 'texas-lottery', numbers: [5, 12, 33, 41, 60, 9] },
        { source: 'ny-open-data', numbers: [5, 12, 33, 41, 60, 8] },
      ],
    });
    await tell(connected(), [{ ...wednesday, special: 9 }], { source: 'ny-lottery' });
    expect(await latest()).toMatchObject({ number_set: '5 12 33 41 60 9 2x', reports: [] });
  });

  test('of two announced jackpots, the one that changed last is shown [SV-6]', async () => {
    const announce = (dollars: number, now: number, date = '2026-11-21') =>
      tell(connected(), [], {
        source: dollars < 1e9 ? 'mega-millions' : 'ny-lottery',
        now,
        jackpots: [{ date, dollars }],
      });
    await tell(connected(), [wednesday]);
    await announce(600_000_000, friday);
    await announce(1_250_000_000, friday + 1);
    await announce(20_000_000, friday + 2, '2026-11-23');
    expect(await latest(friday + 3)).toMatchObject({ next_jackpot: '$1.25 Billion' });
    await announce(650_000_000, friday + 3);
    await announce(1_250_000_000, friday + 4);
    expect(await latest(friday + 4)).toMatchObject({ next_jackpot: '$650 Million' });
  });
});

describe('over HTTP', () => {
  const server = forAll(startOnEither);

  test.each(['powerball', 'megamillions'] as const)(
    'the latest %s draw is a list of one, for visitors too [API-7, API-8, BD-2]',
    async (game) => {
      const latest = () => server().call('GET', gamePaths(game).latest);
      const none = await latest();
      expect(none).toMatchObject({ status: 503, body: { error: 'No draw is known yet.' } });
      expect(none.headers.get('retry-after')).toBe('10');
      const date = game === 'powerball' ? '2026-11-16' : '2026-11-17';
      await showDraw(server().context.db, { main: [1, 2, 3, 4, 5], special: 6 }, { game, date, state: 'provisional' });
      const { status, body } = await latest();
      expect(status).toBe(200);
      expect(v.parse(latestAnswer, body)).toMatchObject([{ drawing_date: date, is_sample: false }]);
    },
  );
});

test.each([
  [633_000_000, '$633 Million'],
  [277_300_000, '$277.3 Million'],
  [1_817_000_000, '$1.817 Billion'],
  [2_000_000_000, '$2 Billion'],
  [999_960_000, '$1 Billion'],
  [950_000, '$950,000'],
])('%d dollars are announced as %s [BD-2]', (dollars, text) => {
  expect(dollarsText(dollars)).toBe(text);
});
