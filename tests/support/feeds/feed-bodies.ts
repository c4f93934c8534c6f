import type { feedSourceNames } from '../../../server/db/schema.ts';
import type { DrawReport, JackpotReport } from '../../../server/draws/report.ts';
import { newYorkInstant } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';

export type FeedSource = (typeof feedSourceNames)[number];
export type FeedName = `${FeedSource} ${Game}`;

const feedsByPath: Readonly<Record<string, FeedName>> = {
  '/resource/d6yy-54nr.json': 'ny-open-data powerball',
  '/resource/5xaw-6ayf.json': 'ny-open-data megamillions',
  '/export/sites/lottery/Games/Powerball/Winning_Numbers/powerball.csv': 'texas-lottery powerball',
  '/export/sites/lottery/Games/Mega_Millions/Winning_Numbers/megamillions.csv': 'texas-lottery megamillions',
  '/cmspages/utilservice.asmx/GetLatestDrawData': 'mega-millions megamillions',
  '/nyl-api/games/powerball/draws': 'ny-lottery powerball',
  '/nyl-api/games/mega-millions/draws': 'ny-lottery megamillions',
};

/** The feed at an address; its query does not matter. */
export const feedOf = (url: string): FeedName | undefined => feedsByPath[url.split('?')[0] ?? ''];

type Body = (game: Game, draws: readonly DrawReport[], jackpot?: JackpotReport) => string;

const two = (number: number) => String(number).padStart(2, '0');

const nyOpenData: Body = (game, draws) =>
  JSON.stringify(
    draws
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .map(({ date, main, special, multiplier }) => ({
        draw_date: `${date}T00:00:00.000`,
        winning_numbers: [...main, ...(game === 'powerball' ? [special] : [])].map(two).join(' '),
        ...(game === 'megamillions' ? { mega_ball: String(special) } : {}),
        ...(multiplier === null ? {} : { multiplier: String(multiplier) }),
      })),
  );

const texasLottery: Body = (game, draws) =>
  draws
    .map(({ date, main, special, multiplier }) => {
      const [year, month, day] = date.split('-').map(Number);
      const drawn = [...main.slice(2), ...main.slice(0, 2)];
      const name = game === 'powerball' ? 'Powerball' : 'Mega Millions';
      return `${[name, month, day, year, ...drawn, special, multiplier ?? ''].join(',')}\n`;
    })
    .join('');

const megaMillions: Body = (_, draws, jackpot) => {
  const { date, main, special, multiplier } = draws[0] ?? { date: '', main: [], special: 0, multiplier: null };
  const [N1, N2, N3, N4, N5] = main;
  const PlayDate = `${date}T00:00:00`;
  const latest = {
    Drawing: { PlayDate, N1, N2, N3, N4, N5, MBall: special, Megaplier: multiplier ?? -1 },
    Jackpot: { PlayDate, CurrentPrizePool: 0, NextPrizePool: jackpot?.dollars ?? 0, Winners: 0, Verified: true },
  };
  const text = JSON.stringify(latest);
  return `<?xml version="1.0" encoding="utf-8"?>\n<string xmlns="http://tempuri.org/">${text}</string>`;
};

const nyLottery: Body = (_, draws, jackpot) => {
  const open =
    jackpot === undefined
      ? []
      : [{ drawTime: newYorkInstant(jackpot.date, '00:00'), estimatedJackpot: jackpot.dollars, status: 4 }];
  const held = draws.map(({ date, main, special }) => ({
    drawTime: newYorkInstant(date, '00:00'),
    status: 22,
    results: [{ primary: main.map(String), secondary: [String(special)] }],
  }));
  return JSON.stringify({ data: { draws: [...open, ...held] } });
};

/** How each source writes draws into an answer. */
export const feedBodies: Readonly<Record<FeedSource, Body>> = {
  'ny-open-data': nyOpenData,
  'texas-lottery': texasLottery,
  'mega-millions': megaMillions,
  'ny-lottery': nyLottery,
};
