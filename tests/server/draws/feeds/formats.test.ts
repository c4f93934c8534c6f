import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readMegaMillions } from '../../../../server/draws/feeds/mega-millions.ts';
import { readNyLottery } from '../../../../server/draws/feeds/ny-lottery.ts';
import { readNyOpenData } from '../../../../server/draws/feeds/ny-open-data.ts';
import { readTexasLottery } from '../../../../server/draws/feeds/texas-lottery.ts';
import { UnusableAnswer } from '../../../../server/draws/report.ts';

const latest = {
  Drawing: { PlayDate: '2026-07-24T00:00:00', N1: 44, N2: 5, N3: 42, N4: 2, N5: 60, MBall: 1, Megaplier: -1 },
  Jackpot: { PlayDate: '2026-07-24T00:00:00', CurrentPrizePool: 743_000_000, NextPrizePool: 800_000_000 },
};
const readLatest = {
  draws: [{ date: '2026-07-24', main: [2, 5, 42, 44, 60], special: 1, multiplier: null }],
  jackpots: [
    { date: '2026-07-24', dollars: 743_000_000 },
    { date: '2026-07-28', dollars: 800_000_000 },
  ],
  unreadable: [],
};

describe('New York Open Data', () => {
  test('the sixth number of a Power Ball row is the Power Ball, however the first five are sorted [SV-6]', () => {
    const row = { draw_date: '2018-01-06T00:00:00.000', winning_numbers: '33 12 29 30 61 26', multiplier: '3' };
    expect(readNyOpenData('powerball', JSON.stringify([row])).draws).toEqual([
      { date: '2018-01-06', main: [12, 29, 30, 33, 61], special: 26, multiplier: 3 },
    ]);
  });

  test('a row that is no draw is set aside, the others count [SV-6]', () => {
    const rows = [
      { draw_date: '2026-07-10T00:00:00.000', winning_numbers: '02 39 44 46', mega_ball: '23' },
      { draw_date: '2026-07-14T00:00:00.000', winning_numbers: '02 39 44 46 56', mega_ball: '23' },
    ];
    expect(readNyOpenData('megamillions', JSON.stringify(rows))).toEqual({
      draws: [{ date: '2026-07-14', main: [2, 39, 44, 46, 56], special: 23, multiplier: null }],
      jackpots: [],
      unreadable: [{ place: 1, text: JSON.stringify(rows[0]), reason: "'02 39 44 46' is not five numbers" }],
    });
  });
});

test('a Texas line has its balls as drawn and its date in three fields [SV-6]', () => {
  expect(readTexasLottery('powerball', 'Powerball,8,19,2026,61,21,64,10,58,17,2\r\n\r\n')).toEqual({
    draws: [{ date: '2026-08-19', main: [10, 21, 58, 61, 64], special: 17, multiplier: 2 }],
    jackpots: [],
    unreadable: [],
  });
});

test.each([
  ['XML', `<?xml version="1.0"?>\n<string xmlns="http://tempuri.org/">${JSON.stringify(latest)}</string>`],
  [
    'XML with entities',
    `<string xmlns="http://tempuri.org/">${JSON.stringify(latest).replaceAll('"', '&quot;')}</string>`,
  ],
  ['JSON in JSON', JSON.stringify({ d: JSON.stringify(latest) })],
])("the operator's answer is read from %s, with the jackpots of the last and the next draw [SV-6]", (_, text) => {
  expect(readMegaMillions(text)).toEqual(readLatest);
});

test("the New York Lottery's open draw has a jackpot and no numbers [SV-6]", () => {
  const draws = [
    { drawTime: 1785124800000, estimatedJackpot: 633_000_000, status: 4 },
    { drawTime: 1784952000000, status: 22, results: [{ primary: ['3', '4', '24', '36', '47'], secondary: ['17'] }] },
  ];
  expect(readNyLottery('powerball', JSON.stringify({ data: { draws } }))).toEqual({
    draws: [{ date: '2026-07-25', main: [3, 4, 24, 36, 47], special: 17, multiplier: null }],
    jackpots: [{ date: '2026-07-27', dollars: 633_000_000 }],
    unreadable: [],
  });
});

const readers = {
  'New York Open Data': (text: string) => readNyOpenData('powerball', text),
  'the Texas Lottery': (text: string) => readTexasLottery('powerball', text),
  'the operator of Mega Millions': readMegaMillions,
  'the New York Lottery': (text: string) => readNyLottery('powerball', text),
};
const garbage = {
  nothing: '',
  'a page': '<!doctype html><html><body>Down for maintenance</body></html>',
  'half a JSON text': '[{"draw_date":"2026-07-11T00:00:00.000","winn',
  'another JSON': '{"error":"no such table"}',
  'a list of something else': '[1, null, "draws"]',
};

describe.each(Object.entries(readers))('%s', (_, read) => {
  test.each(Object.entries(garbage))('answering %s is unusable as a whole [SV-6]', (_what, text) => {
    expect(() => read(text)).toThrow(UnusableAnswer);
  });
});

describe("the publishers' own answers", () => {
  const fixture = (file: string) => readFileSync(join(import.meta.dirname, 'published', file), 'utf8');

  test('are read, each in its shape [SV-6]', () => {
    const power = readNyOpenData('powerball', fixture('ny_powerball.json'));
    const mega = readNyOpenData('megamillions', fixture('ny_megamillions.json'));
    expect([power.draws.length, power.unreadable, mega.draws.length, mega.unreadable]).toEqual([2, [], 2, []]);
    expect(readMegaMillions(fixture('mega_millions_get.xml'))).toEqual(readLatest);
    expect(readMegaMillions(fixture('mega_millions_post.json'))).toEqual(readLatest);
    expect(readNyLottery('powerball', fixture('ny_lottery_powerball.json'))).toEqual({
      draws: [{ date: '2026-07-25', main: [3, 4, 24, 36, 47], special: 17, multiplier: null }],
      jackpots: [{ date: '2026-07-27', dollars: 633_000_000 }],
      unreadable: [],
    });
  });
});
