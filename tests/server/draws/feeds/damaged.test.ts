import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMegaMillions } from '../../../../server/draws/feeds/mega-millions.ts';
import { readNyLottery } from '../../../../server/draws/feeds/ny-lottery.ts';
import { readNyOpenData } from '../../../../server/draws/feeds/ny-open-data.ts';
import { readTexasLottery } from '../../../../server/draws/feeds/texas-lottery.ts';
import { readDrawFile } from '../../../../server/draws/import.ts';
import { storeReading } from '../../../../server/draws/ledger/store.ts';
import { UnusableAnswer, type DrawReport, type Reading } from '../../../../server/draws/report.ts';
import { databases, emptyDraws } from '../../../support/feeds/databases.ts';

const draw: DrawReport = { date: '2026-11-14', main: [1, 2, 3, 4, 5], special: 6, multiplier: 2 };
const drawn = [
  draw,
  { ...draw, date: '2026-11-16', main: [10, 21, 58, 61, 64], special: 17 },
  { ...draw, date: '2026-11-18', main: [11, 22, 33, 44, 55], special: 16 },
];
const monthsFirst = (date: string) => date.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1');
const spaced = ({ main, special }: DrawReport) => [...main, special].join(' ');
const newYorks = drawn.map((one) => ({
  draw_date: `${one.date}T00:00:00.000`,
  winning_numbers: spaced(one),
  multiplier: '2',
}));

type Reader = {
  readonly text: string;
  readonly read: (text: string) => Reading;
  /** A number of the draw in the middle, as it is written. */
  readonly number: string;
};
const asFile = (source: 'ny-open-data' | 'texas-lottery') => (text: string) =>
  readDrawFile({ text, source, game: 'powerball' });
const texas = drawn
  .map(
    ({ date, main, special }) =>
      `Powerball,${monthsFirst(date).replaceAll('/', ',')},${[...main, special, 2].join()}\n`,
  )
  .join('');
const csv = drawn.map((one) => `"${monthsFirst(one.date)}","${spaced(one)}","2",""\n`).join('');

/** The same three draws as each publisher writes them, or the one that the operator of Mega Millions tells. */
const readers: Readonly<Record<string, Reader>> = {
  'Texas’s answer': { text: texas, read: (text) => readTexasLottery('powerball', text), number: '61' },
  'Texas’s file': { text: texas, read: asFile('texas-lottery'), number: '61' },
  'New York’s answer': {
    ...{ text: JSON.stringify(newYorks), number: '61' },
    read: (text) => readNyOpenData('powerball', text),
  },
  'New York’s file': {
    ...{ text: `"Draw Date","Winning Numbers","Multiplier","x"\n${csv}`, number: '61' },
    read: asFile('ny-open-data'),
  },
  'the New York Lottery’s answer': {
    text: JSON.stringify({
      data: {
        draws: drawn.map(({ date, main, special }) => ({
          drawTime: Date.parse(`${date}T05:00:00Z`),
          results: [{ primary: main.map(String), secondary: [String(special)] }],
        })),
      },
    }),
    ...{ read: (text) => readNyLottery('powerball', text), number: '61' },
  },
  'the answer of Mega Millions': {
    text: JSON.stringify({
      d: JSON.stringify({
        Drawing: { PlayDate: '2026-11-17T00:00:00', N1: 10, N2: 21, N3: 58, N4: 61, N5: 64, MBall: 17 },
      }),
    }),
    ...{ read: readMegaMillions, number: '61' },
  },
};

/** What a reader makes of a text: its draws, or none where it refuses all of it. Fails when it fails in any other way. */
const drawsIn = ({ read }: Reader, text: string): readonly DrawReport[] => {
  try {
    return read(text).draws;
  } catch (error) {
    expect(error).toBeInstanceOf(UnusableAnswer);
    return [];
  }
};
const valueOf = ({ date, main, special }: DrawReport) => `${date} ${main.join(' ')} ${special}`;

describe.each(Object.entries(readers))('%s', (_name, reader) => {
  const whole = new Set(reader.read(reader.text).draws.map(valueOf));

  test('cut short anywhere gives no draw that it would not give whole [SV-6, PR-4]', () => {
    for (let end = 0; end < reader.text.length; end += 1)
      for (const one of drawsIn(reader, reader.text.slice(0, end))) expect(whole).toContain(valueOf(one));
  });

  test('with NUL, half a character, a sign or a letter in a number does not give that draw [SV-6, PR-4]', () => {
    for (const dirt of ['\0', '\uD800', '\uFFFD', 'x', '-', '٣', '.'])
      for (const spoiled of [`6${dirt}1`, `61${dirt}`, `${dirt}61`]) {
        const given = drawsIn(reader, reader.text.replace(reader.number, spoiled));
        for (const one of given) expect(whole).toContain(valueOf(one));
        expect(given.length, JSON.stringify(spoiled)).toBeLessThan(whole.size);
      }
  });

  test('with any few characters replaced gives no broken draw [SV-6, PR-4]', () => {
    fc.assert(
      fc.property(
        fc.nat(reader.text.length),
        fc.nat(4),
        fc.string({ unit: 'binary', maxLength: 4 }),
        (at, gone, put) => {
          for (const { date, main, special } of drawsIn(
            reader,
            reader.text.slice(0, at) + put + reader.text.slice(at + gone),
          ))
            expect([/^\d{4}-\d\d-\d\d$/.test(date), main.length, [...main, special].every(Number.isInteger)]).toEqual([
              ...[true, 5, true],
            ]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe.each(databases)('what is refused, on $name', ({ open }) => {
  const connected = emptyDraws(open);
  const now = Date.parse('2026-11-20T12:00:00Z');
  const stored = (text: string) =>
    storeReading(connected(), {
      source: 'texas-lottery',
      game: 'powerball',
      now,
      reading: readTexasLottery('powerball', text),
    });

  test.each([
    ['NUL', texas.replace('61', '6\0' + '1')],
    ['half a character', texas.replace('61', '6\uD8001')],
    ['a character that the kept text would cut in half', texas.replace('61', `${'6'.repeat(470)}${'😀'.repeat(20)}`)],
  ])('does not keep the other draws from being stored: a line with %s [SV-6, PR-4]', async (_what, text) => {
    const { possible, refused } = await stored(text);
    expect([possible, refused.length]).toEqual([2, 1]);
    expect((await stored(text)).newlyRefused).toEqual([]);
  });

  test('rows of one date: the same twice counts once, two that differ are both refused [PR-4]', async () => {
    const twice = await stored(texas + texas);
    expect([twice.possible, twice.refused]).toEqual([3, []]);
    const differing = await stored(texas + texas.replace('61', '62'));
    expect([differing.possible, differing.refused.length]).toEqual([2, 2]);
  });
});
