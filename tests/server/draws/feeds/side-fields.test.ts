import { expect, test } from 'vitest';
import { feedsOf } from '../../../../server/draws/sync.ts';
import type { Reading, Source } from '../../../../server/draws/report.ts';
import { readSettings } from '../../../../server/settings.ts';
import { newYorkInstant } from '../../../../src/rules/draw-times.ts';
import { bothGames, type Game } from '../../../../src/rules/games.ts';
import { feedBodies } from '../../../support/feeds/feed-bodies.ts';

type Fields = Readonly<Record<string, unknown>>;

const dates: Readonly<Record<Game, string>> = { powerball: '2026-11-18', megamillions: '2026-11-17' };
const main = [7, 11, 22, 33, 44];
const drawOf = (game: Game, multiplier: number | null = null) => ({ date: dates[game], main, special: 9, multiplier });

const nyRow = (game: Game, side: Fields): Fields => {
  const [row] = JSON.parse(feedBodies['ny-open-data'](game, [drawOf(game)])) as readonly Fields[];
  return { ...row, ...side };
};
const pools = { PlayDate: dates.megamillions, CurrentPrizePool: 1, NextPrizePool: 2, NextCashValue: 1 };
const operator = (drawing: Fields, jackpot: unknown) => {
  const Drawing = { PlayDate: dates.megamillions, N1: 7, N2: 11, N3: 22, N4: 33, N5: 44, MBall: 9, ...drawing };
  return JSON.stringify({ d: JSON.stringify({ Drawing, Jackpot: jackpot }) });
};
const nyDraw = (game: Game, side: Fields): Fields => ({
  drawTime: newYorkInstant(dates[game], '00:00'),
  results: [{ primary: main.map(String), secondary: ['9'] }],
  ...side,
});
const nyDraws = (...draws: readonly unknown[]) => JSON.stringify({ data: { draws } });
/** A value as a field of Texas's CSV, which knows no quotes; undefined leaves the field out with its comma. */
const inCsv = (value: unknown): string => {
  if (value === undefined) return '';
  return `,${typeof value === 'string' ? value : JSON.stringify(value)}`;
};
const texasLine = (game: Game, multiplier: unknown) =>
  feedBodies['texas-lottery'](game, [drawOf(game)]).replace(/,\n$/, () => `${inCsv(multiplier)}\n`);

const feeds = feedsOf(readSettings({}));
const read = (source: Source, game: Game, text: string): Reading | undefined =>
  feeds.find((one) => one.source === source && one.game === game)?.read(text);

type Field = readonly [name: string, source: Source, game: Game, textWith: (value: unknown) => string];
const ofGame = (game: Game): readonly Field[] => [
  ['New York’s multiplier', 'ny-open-data', game, (multiplier) => JSON.stringify([nyRow(game, { multiplier })])],
  ['Texas’s multiplier', 'texas-lottery', game, (multiplier) => texasLine(game, multiplier)],
  [
    'the New York Lottery’s estimatedJackpot',
    'ny-lottery',
    game,
    (estimatedJackpot) => nyDraws(nyDraw(game, { estimatedJackpot })),
  ],
];
const ofOperator = (name: string, textWith: (value: unknown) => string): Field => [
  name,
  'mega-millions',
  'megamillions',
  textWith,
];

/** Every side field of every feed, and an answer with a value in it; undefined is a field that is not there. */
const fields: readonly Field[] = [
  ...bothGames.flatMap(ofGame),
  ofOperator('the operator’s multiplier', (Megaplier) => operator({ Megaplier }, pools)),
  ofOperator('the operator’s Jackpot', (jackpot) => operator({}, jackpot)),
  ...Object.keys(pools).map((name) =>
    ofOperator(`Jackpot.${name}`, (value) => operator({}, { ...pools, [name]: value })),
  ),
];

const ends = ['0001-01-01T00:00:00', '9999-12-31T23:59:59'];
const odd = [
  null,
  undefined,
  '',
  ' ',
  'N/A',
  -1,
  2.5,
  1e300,
  '9'.repeat(40),
  true,
  [3],
  { value: 3 },
  '"',
  '"3',
  ...ends,
];

test.each(fields)('no value of %s from %s loses a draw of %s [OT-2]', (field, source, game, textWith) => {
  for (const value of [3, '3', ...odd]) {
    const { draws, jackpots = [], unreadable } = read(source, game, textWith(value)) ?? {};
    const multiplier = field.includes('multiplier') && Number(value) === 3 && !Array.isArray(value) ? 3 : null;
    expect({ value, draws, unreadable }).toEqual({ value, draws: [drawOf(game, multiplier)], unreadable: [] });
    for (const { dollars } of jackpots) expect(Number.isSafeInteger(dollars) && dollars > 0).toBe(true);
  }
});

test.each(['powerball', 'megamillions'] as const)('a bad row from New York loses no other, %s [OT-2]', (game) => {
  const bad: readonly unknown[] = [null, 7, 'draw', [], {}, { draw_date: null, drawTime: null }];
  const open = read('ny-open-data', game, JSON.stringify([...bad, nyRow(game, {}), ...bad]));
  expect([open?.draws, open?.unreadable.length]).toEqual([[drawOf(game)], 2 * bad.length]);
  const held = [{ drawTime: 0, results: [null] }, { drawTime: 0, results: [{ primary: null }] }, { drawTime: 'x' }];
  const lottery = read('ny-lottery', game, nyDraws(...bad, ...held, nyDraw(game, { estimatedJackpot: 5 })));
  expect([lottery?.draws, lottery?.jackpots]).toEqual([[drawOf(game)], [{ date: dates[game], dollars: 5 }]]);
  expect(lottery?.unreadable.length).toBe(bad.length + held.length);
});

test('a stray quote from Texas loses no other line, and no draw beside a multiplier [OT-2, PR-4]', () => {
  const line = texasLine('powerball', 3);
  const text = [line, line.replace(/3\n$/, '"\n'), line, line.replace(',9,', ',"9,'), line].join('');
  expect(read('texas-lottery', 'powerball', text)).toEqual({
    draws: [3, null, 3, 3].map((multiplier) => drawOf('powerball', multiplier)),
    jackpots: [],
    unreadable: [{ text: line.replace(',9,', ',"9,').trim(), reason: `row 4: '"9' is not a special ball` }],
  });
});

test('whole numbers count as text where a source writes either [OT-2]', () => {
  const mega = JSON.stringify([nyRow('megamillions', { mega_ball: 9 })]);
  expect(read('ny-open-data', 'megamillions', mega)?.draws).toEqual([drawOf('megamillions')]);
  const texts = operator({ N1: '07', N2: '11', MBall: '09', Megaplier: '3' }, { ...pools, NextPrizePool: '700' });
  const latest = read('mega-millions', 'megamillions', texts);
  expect([latest?.draws, latest?.jackpots.at(-1)?.dollars]).toEqual([[drawOf('megamillions', 3)], 700]);
  const numbers = nyDraws(nyDraw('powerball', { results: [{ primary: main, secondary: [9] }] }));
  expect(read('ny-lottery', 'powerball', numbers)?.draws).toEqual([drawOf('powerball')]);
});

test('a draw that cannot be read does not lose a jackpot [OT-2, PR-4]', () => {
  const spoiled = nyDraw('powerball', { results: [{ primary: ['7'] }] });
  const open = { drawTime: newYorkInstant('2026-11-21', '00:00'), estimatedJackpot: 633_000_000 };
  const jackpots = [{ date: '2026-11-21', dollars: 633_000_000 }];
  const reading = read('ny-lottery', 'powerball', nyDraws(open, spoiled));
  expect(reading).toMatchObject({
    draws: [],
    jackpots,
    unreadable: [{ reason: expect.stringContaining('row 2: ') as string }],
  });
  const [announced] = read('mega-millions', 'megamillions', operator({ N1: 99 }, pools))?.jackpots ?? [];
  expect(announced).toEqual({ date: dates.megamillions, dollars: 1 });
});
