import { bothGames, type Game } from '../../../src/rules/games.ts';
import type { Settings } from '../../settings.ts';
import type { Reading, Source } from '../report.ts';
import { megaMillionsPath, readMegaMillions } from './mega-millions.ts';
import { nyLotteryPath, readNyLottery } from './ny-lottery.ts';
import { nyOpenDataPath, readNyOpenData } from './ny-open-data.ts';
import { readTexasLottery, texasLotteryPath } from './texas-lottery.ts';

/** One feed of a source: the URLs of its whole history and its recent draws, and how to read a response. */
export type Feed = {
  readonly source: Source;
  readonly game: Game;
  readonly wholeUrl: string;
  readonly recentUrl: string;
  readonly read: (text: string) => Reading;
};

/** Every feed of the settings, grouped by source (SV-6). */
export const feedsOf = (sites: Settings['feeds']): readonly Feed[] => [
  ...bothGames.map((game) => ({
    ...plainFeed('ny-open-data', game, sites.nyOpenData + nyOpenDataPath(game, 5000), readNyOpenData),
    recentUrl: sites.nyOpenData + nyOpenDataPath(game, 20),
  })),
  ...bothGames.map((game) =>
    plainFeed('texas-lottery', game, sites.texasLottery + texasLotteryPath(game), readTexasLottery),
  ),
  plainFeed('mega-millions', 'megamillions', sites.megaMillions + megaMillionsPath, (_, text) =>
    readMegaMillions(text),
  ),
  ...bothGames.map((game) => plainFeed('ny-lottery', game, sites.nyLottery + nyLotteryPath(game), readNyLottery)),
];

const plainFeed = (source: Source, game: Game, url: string, read: (game: Game, text: string) => Reading): Feed => ({
  source,
  game,
  wholeUrl: url,
  recentUrl: url,
  read: (text) => read(game, text),
});
