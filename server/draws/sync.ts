import type { Game } from '../../src/rules/games.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/handle.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { feedsOf, type Feed } from './feeds/feeds.ts';
import { politeRequests } from './feeds/request.ts';
import { UnusableAnswer } from './report.ts';
import { grouped } from './ledger/grouped.ts';
import { settleAged, storeReading, type Stored } from './ledger/store.ts';

/** What came of asking one feed; `fault` says why it gave nothing. */
export type FeedOutcome = Pick<Feed, 'source' | 'game'> & Pick<Stored, 'newReports' | 'newRefusals'> & { readonly fault?: string };

export type SyncRoom = { readonly db: Db; readonly clock: Clock; readonly settings: Pick<Settings, 'feeds'>; readonly log: Log };

export const bothGames: readonly Game[] = ['powerball', 'megamillions'];

/**
 * Asks every feed once, the feeds of one source one after the other, and stores what they say (SV-6). The first whole answer of a feed has its
 * history, later ones what is recent. A feed that fails is logged, again only when it fails differently; nothing of its answer is stored.
 */
export const drawSync = (room: SyncRoom): ((stopped: AbortSignal) => Promise<readonly FeedOutcome[]>) => {
  const bySource = [...grouped(feedsOf(room.settings.feeds), ({ source }) => source).values()].map((feeds) =>
    feeds.map((feed) => askerOf(room, feed)),
  );
  return async (stopped) => {
    const outcomes = await Promise.all(bySource.map((asks) => inTurn(asks, stopped)));
    for (const game of bothGames) if (!stopped.aborted) await settleAged(room.db, game, room.clock.now());
    return outcomes.flat();
  };
};

type Ask = (stopped: AbortSignal) => Promise<FeedOutcome>;

const inTurn = async (asks: readonly Ask[], stopped: AbortSignal): Promise<readonly FeedOutcome[]> => {
  const outcomes: FeedOutcome[] = [];
  for (const ask of asks) if (!stopped.aborted) outcomes.push(await ask(stopped));
  return outcomes;
};

const askerOf = (room: SyncRoom, feed: Feed): Ask => {
  const { source, game } = feed;
  const log = room.log.child({ source, game });
  const read = readerOf(room, feed);
  let lastFault: string | undefined;
  return async (stopped) => {
    try {
      const { newReports, newRefusals } = await read(stopped);
      lastFault = undefined;
      if (newReports > 0) log.info({ reports: newReports }, 'draws were reported');
      if (newRefusals.length > 0) log.warn({ count: newRefusals.length, first: newRefusals.slice(0, 5) }, 'reports were refused');
      return { source, game, newReports, newRefusals };
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      if (fault !== lastFault && !stopped.aborted)
        log[error instanceof UnusableAnswer ? 'warn' : 'error']({ fault }, 'a feed gave no draws');
      lastFault = fault;
      return { source, game, newReports: 0, newRefusals: [], fault };
    }
  };
};

const readerOf = ({ db, clock }: SyncRoom, { source, game, wholeUrl, recentUrl, read }: Feed) => {
  const request = politeRequests();
  let hasHistory = false;
  return async (stopped: AbortSignal): Promise<Pick<Stored, 'newReports' | 'newRefusals'>> => {
    const answer = await request(hasHistory ? recentUrl : wholeUrl, stopped);
    if (answer === undefined) return { newReports: 0, newRefusals: [] };
    const reading = read(answer.text);
    if (reading.draws.length + reading.jackpots.length === 0) throw new UnusableAnswer('no draw in it');
    const stored = await storeReading(db, { source, game, reading, now: clock.now() });
    answer.remember();
    hasHistory = true;
    return stored;
  };
};
