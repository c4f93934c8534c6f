import { describe, expect, test } from 'vitest';
import { feedsOf } from '../../../../server/draws/feeds/feeds.ts';
import { readDrawFile } from '../../../../server/draws/import.ts';
import { latestDraw } from '../../../../server/draws/latest.ts';
import { storeReading } from '../../../../server/draws/ledger/store.ts';
import type { Reading, Source } from '../../../../server/draws/report.ts';
import { readSettings } from '../../../../server/settings.ts';
import { newYorkInstant } from '../../../../src/rules/draw-times.ts';
import type { Game } from '../../../../src/rules/games.ts';
import { databases, emptyDraws } from '../../../support/feeds/databases.ts';

type Fields = Readonly<Record<string, unknown>>;

const dates: Readonly<Record<Game, string>> = { powerball: '2026-11-18', megamillions: '2026-11-17' };
const main = [7, 11, 22, 33, 44];
const drawOf = (game: Game, multiplier: number | null = null) => ({ date: dates[game], main, special: 9, multiplier });

const nyRow = (game: Game, side: Fields): Fields => ({
  draw_date: `${dates[game]}T00:00:00.000`,
  winning_numbers: game === 'powerball' ? '07 11 22 33 44 09' : '07 11 22 33 44',
  ...(game === 'megamillions' && { mega_ball: '09' }),
  ...side,
});
const operator = (drawing: Fields, jackpot: unknown) =>
  JSON.stringify({
    d: JSON.stringify({
      Drawing: { PlayDate: dates.megamillions, N1: 7, N2: 11, N3: 22, N4: 33, N5: 44, MBall: 9, ...drawing },
      Jackpot: jackpot,
    }),
  });
const pools = { PlayDate: dates.megamillions, CurrentPrizePool: 1, NextPrizePool: 2, NextCashValue: 1 };
const nyDraw = (game: Game, side: Fields): Fields => ({
  drawTime: newYorkInstant(dates[game], '00:00'),
  results: [{ primary: main.map(String), secondary: ['9'] }],
  ...side,
});
/** A value as a CSV field; undefined leaves the field out with its comma. */
const inCsv = (value: unknown): string => {
  if (value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `,"${text.replaceAll('"', '""')}"`;
};
const texasLine = (game: Game, multiplier: unknown) => {
  const [year = '', month = '', day = ''] = dates[game].split('-');
  const name = game === 'powerball' ? 'Powerball' : 'Mega Millions';
  return `${[name, month, day, year, ...main, 9].join(',')}${inCsv(multiplier)}\n`;
};
const nyCsv = (game: Game, multiplier: unknown) => {
  const columns = game === 'powerball' ? 'Draw Date,Winning Numbers' : 'Draw Date,Winning Numbers,Mega Ball';
  const numbers = game === 'powerball' ? '07 11 22 33 44 09' : '07 11 22 33 44,09';
  const header = multiplier === undefined ? columns : `${columns},Multiplier`;
  return `${header}\n${dates[game]},${numbers}${inCsv(multiplier)}\n`;
};

const feeds = feedsOf(readSettings({}).feeds);
const read = (source: Source, game: Game) => (text: string) => {
  const feed = feeds.find((one) => one.source === source && one.game === game);
  return feed?.read(text) ?? { draws: [], jackpots: [], unreadable: [] };
};

type Field = {
  readonly source: Source;
  readonly game: Game;
  readonly field: string;
  readonly reading: (value: unknown) => Reading;
};
const games: readonly Game[] = ['powerball', 'megamillions'];
const operatorField = (field: string, text: (value: unknown) => string): Field => ({
  ...{ source: 'mega-millions', game: 'megamillions', field },
  reading: (value) => read('mega-millions', 'megamillions')(text(value)),
});

/** Every side field of every feed and file: how it is read with a value, where undefined is a field that is not there. */
const fields: readonly Field[] = [
  ...games.flatMap((game): readonly Field[] => [
    {
      ...{ source: 'ny-open-data', game, field: 'multiplier' },
      reading: (multiplier) => read('ny-open-data', game)(JSON.stringify([nyRow(game, { multiplier })])),
    },
    {
      ...{ source: 'ny-open-data', game, field: 'multiplier of a JSON file' },
      reading: (multiplier) =>
        readDrawFile({ text: JSON.stringify([nyRow(game, { multiplier })]), source: 'ny-open-data', game }),
    },
    {
      ...{ source: 'ny-open-data', game, field: 'Multiplier of a CSV file' },
      reading: (value) => readDrawFile({ text: nyCsv(game, value), source: 'ny-open-data', game }),
    },
    {
      ...{ source: 'texas-lottery', game, field: 'multiplier' },
      reading: (value) => read('texas-lottery', game)(texasLine(game, value)),
    },
    {
      ...{ source: 'texas-lottery', game, field: 'multiplier of a file' },
      reading: (value) => readDrawFile({ text: texasLine(game, value), source: 'texas-lottery', game }),
    },
    {
      ...{ source: 'ny-lottery', game, field: 'estimatedJackpot' },
      reading: (estimatedJackpot) =>
        read('ny-lottery', game)(JSON.stringify({ data: { draws: [nyDraw(game, { estimatedJackpot })] } })),
    },
  ]),
  operatorField('Megaplier', (Megaplier) => operator({ Megaplier }, pools)),
  operatorField('Jackpot', (jackpot) => operator({}, jackpot)),
  ...['PlayDate', 'CurrentPrizePool', 'NextPrizePool', 'NextCashValue'].map((name) =>
    operatorField(`Jackpot.${name}`, (value) => operator({}, { ...pools, [name]: value })),
  ),
];

const isMultiplier = ({ field }: Field) => /^(?:multiplier|megaplier)/i.test(field);
const values: Readonly<Record<string, unknown>> = {
  null: null,
  missing: undefined,
  empty: '',
  blank: ' ',
  'a number': 3,
  'a text': '3',
  'words for none': 'N/A',
  'a negative number': -1,
  'a broken number': 2.5,
  'a number that no database takes': 1e300,
  'the text of one': '9'.repeat(40),
  'yes or no': true,
  'a list': [3],
  'an object': { value: 3 },
};

describe.each(fields)('$field of $source, $game', (one) => {
  test.each(Object.entries(values))('%s costs no draw [OT-2]', (what, value) => {
    const { draws, jackpots, unreadable } = one.reading(value);
    const multiplier = isMultiplier(one) && ['a number', 'a text'].includes(what) ? 3 : null;
    expect({ draws, unreadable }).toEqual({ draws: [drawOf(one.game, multiplier)], unreadable: [] });
    for (const { dollars } of jackpots) expect(Number.isSafeInteger(dollars) && dollars > 0).toBe(true);
  });
});

describe.each(databases)('on $name', ({ open }) => {
  const connected = emptyDraws(open);
  test.each(fields)('stores a draw of $game, whatever $field of $source [OT-2]', async ({ source, game, reading }) => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    for (const value of Object.values(values)) {
      const stored = await storeReading(connected(), { source, game, now, reading: reading(value) });
      expect([stored.possible, stored.refused]).toEqual([1, []]);
    }
    expect(await latestDraw(connected(), game, now)).toMatchObject({ is_sample: false });
  });
});

describe('one bad row', () => {
  const bad: readonly unknown[] = [null, 7, 'draw', [], {}, { draw_date: null, drawTime: null }];
  test.each(games)('of New York costs no other, %s [OT-2]', (game) => {
    const open = read('ny-open-data', game)(JSON.stringify([...bad, nyRow(game, {}), ...bad]));
    expect([open.draws, open.unreadable.length]).toEqual([[drawOf(game)], 2 * bad.length]);
    const odd = [{ drawTime: 0, results: [null] }, { drawTime: 0, results: [{ primary: null }] }, { drawTime: 'x' }];
    const draws = [...bad, ...odd, nyDraw(game, { estimatedJackpot: 5 })];
    const lottery = read('ny-lottery', game)(JSON.stringify({ data: { draws } }));
    expect([lottery.draws, lottery.jackpots]).toEqual([[drawOf(game)], [{ date: dates[game], dollars: 5 }]]);
    expect(lottery.unreadable.length).toBe(bad.length + odd.length);
  });
});

test('whole numbers count as their texts where a source writes balls as either [OT-2]', () => {
  const mega = JSON.stringify([nyRow('megamillions', { mega_ball: 9 })]);
  expect(read('ny-open-data', 'megamillions')(mega).draws).toEqual([drawOf('megamillions')]);
  const texts = operator({ N1: '07', N2: '11', MBall: '09', Megaplier: '3' }, { ...pools, NextPrizePool: '700' });
  const { draws, jackpots } = read('mega-millions', 'megamillions')(texts);
  expect([draws, jackpots.at(-1)?.dollars]).toEqual([[drawOf('megamillions', 3)], 700]);
  const numbers = nyDraw('powerball', { results: [{ primary: main, secondary: [9] }] });
  const lottery = read('ny-lottery', 'powerball')(JSON.stringify({ data: { draws: [numbers] } }));
  expect(lottery.draws).toEqual([drawOf('powerball')]);
});
