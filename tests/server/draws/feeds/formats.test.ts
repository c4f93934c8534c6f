import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { feedsOf } from '../../../../server/draws/sync.ts';
import { readMegaMillions } from '../../../../server/draws/feeds/mega-millions.ts';
import { readNyLottery } from '../../../../server/draws/feeds/ny-lottery.ts';
import { readNyOpenData } from '../../../../server/draws/feeds/ny-open-data.ts';
import { readDrawFile, type FileSource } from '../../../../server/draws/import.ts';
import { UnusableAnswer, type DrawReport, type Reading } from '../../../../server/draws/report.ts';
import { readSettings } from '../../../../server/settings.ts';
import { feedBodies, type FeedSource } from '../../../support/feeds/feed-bodies.ts';

const published = (file: string) => readFileSync(join(import.meta.dirname, 'published', file), 'utf8');
const operators = published('mega_millions_get.xml');

const ofOperator: Reading = {
  draws: [{ date: '2026-07-24', main: [2, 5, 42, 44, 60], special: 1, multiplier: null }],
  jackpots: [
    { date: '2026-07-24', dollars: 743_000_000 },
    { date: '2026-07-28', dollars: 800_000_000 },
  ],
  unreadable: [],
};
const nothing = { jackpots: [], unreadable: [] };

test.each<[string, Reading, Reading]>([
  ['of Mega Millions in XML', readMegaMillions(operators), ofOperator],
  ['of Mega Millions in XML with entities', readMegaMillions(operators.replaceAll(/"(?=.*<)/g, '&quot;')), ofOperator],
  ['of Mega Millions in JSON', readMegaMillions(published('mega_millions_post.json')), ofOperator],
  [
    'of the New York Lottery, with a jackpot and no numbers for the open draw',
    readNyLottery('powerball', published('ny_lottery_powerball.json')),
    {
      draws: [{ date: '2026-07-25', main: [3, 4, 24, 36, 47], special: 17, multiplier: null }],
      jackpots: [{ date: '2026-07-27', dollars: 633_000_000 }],
      unreadable: [],
    },
  ],
  [
    'of New York Open Data for Power Ball',
    readNyOpenData('powerball', published('ny_powerball.json')),
    {
      draws: [
        { date: '2026-07-11', main: [8, 10, 14, 45, 59], special: 5, multiplier: 2 },
        { date: '2010-02-03', main: [17, 22, 36, 37, 52], special: 24, multiplier: 2 },
      ],
      ...nothing,
    },
  ],
  [
    'of New York Open Data for Mega Millions',
    readNyOpenData('megamillions', published('ny_megamillions.json')),
    {
      draws: [
        { date: '2026-07-10', main: [2, 39, 44, 46, 56], special: 23, multiplier: null },
        { date: '2026-07-24', main: [2, 5, 42, 44, 60], special: 1, multiplier: null },
      ],
      ...nothing,
    },
  ],
])('the response %s is read as published [SV-6]', (_, reading, expected) => {
  expect(reading).toEqual(expected);
});

const drawn: readonly DrawReport[] = [
  { date: '2026-11-18', main: [10, 21, 58, 61, 64], special: 17, multiplier: 2 },
  { date: '2026-11-14', main: [1, 2, 3, 4, 5], special: 6, multiplier: 2 },
  { date: '2026-11-16', main: [11, 22, 33, 44, 55], special: 16, multiplier: 2 },
];
const csv = drawn
  .map(
    ({ date, main, special }) =>
      `"${date.replace(/(\d+)-(\d+-\d+)/, '$2-$1').replaceAll('-', '/')}","${main.join(' ')} ${special}","2",""\n`,
  )
  .join('');
const asFile = (source: FileSource) => (text: string) => readDrawFile({ text, source, game: 'powerball' });

type Reader = { readonly name: string; readonly text: string; readonly read: (text: string) => Reading };
const feeds = feedsOf(readSettings({}));
/** The same draws, or the newest of them, in every answer and file that there is. */
const answers = feeds.map(({ source, game, read }): Reader => {
  const text = feedBodies[source as FeedSource](game, drawn);
  return { name: `${source}, ${game}`, text, read };
});
const readers: readonly Reader[] = [
  ...answers,
  { name: 'a file of Texas', text: feedBodies['texas-lottery']('powerball', drawn), read: asFile('texas-lottery') },
  {
    name: 'a file of New York',
    text: `"Draw Date","Winning Numbers","Multiplier","x"\n${csv}`,
    read: asFile('ny-open-data'),
  },
];

test.each(answers)('any other response of $name is unusable as a whole [SV-6]', ({ read }) => {
  const page = '<!doctype html><html><body>Down for maintenance</body></html>';
  const others = ['', page, '[{"draw_date":"2026-07-11T0', '{"error":"no such table"}', '[1, null, "draws"]'];
  for (const text of others) expect(() => read(text)).toThrow(UnusableAnswer);
});

describe.each(readers)('$name', ({ text, read }) => {
  /** The draws that are read, none where all of a text is refused. Fails when reading fails in any other way. */
  const drawsIn = (spoiled: string): readonly DrawReport[] => {
    try {
      return read(spoiled).draws;
    } catch (error) {
      expect(error).toBeInstanceOf(UnusableAnswer);
      return [];
    }
  };
  const valueOf = ({ date, main, special }: DrawReport) => `${date} ${main.join(' ')} ${special}`;
  const whole = new Set(read(text).draws.map(valueOf));

  test('cut off anywhere gives only draws that are in the whole text [SV-6, PR-4]', () => {
    for (let end = 0; end < text.length; end += 1)
      for (const one of drawsIn(text.slice(0, end))) expect(whole).toContain(valueOf(one));
  });

  test('with NUL, half a character, a sign or a letter in a number leaves that draw out [SV-6, PR-4]', () => {
    for (const dirt of ['\0', '\uD800', '\uFFFD', 'x', '-', '٣', '.'])
      for (const spoiled of [`6${dirt}1`, `61${dirt}`, `${dirt}61`]) {
        const given = drawsIn(text.replace('61', spoiled));
        for (const one of given) expect(whole).toContain(valueOf(one));
        expect(given.length, JSON.stringify(spoiled)).toBeLessThan(whole.size);
      }
  });
});
