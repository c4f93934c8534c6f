import type { Game } from '../../src/rules/games.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/handle.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { feedsOf, type Feed } from './feeds/feeds.ts';
import { politeRequests } from './feeds/request.ts';
import { UnusableAnswer } from './report.ts';
import { settleAged, storeReading } from './store.ts';

export type SyncRoom = { readonly db: Db; readonly clock: Clock; readonly settings: Pick<Settings, 'feeds'>; readonly log: Log };

export const bothGames: readonly Game[] = ['powerball', 'megamillions'];

/**
 * Asks every feed once, the feeds of one source one after the other, and stores what they say (SV-6). The first whole answer of a feed has its
 * history, later ones what is recent. A feed that fails is logged, again only when it fails differently; nothing of its answer is stored.
 */
export const drawSync = (room: SyncRoom): ((stopped: AbortSignal) => Promise<void>) => {
  const bySource = groupedBySource(feedsOf(room.settings.feeds).map((feed) => syncOf(room, feed)));
  return async (stopped) => {
    await Promise.all(bySource.map((syncs) => inTurn(syncs, stopped)));
    for (const game of bothGames) if (!stopped.aborted) await settleAged(room.db, game, room.clock.now());
  };
};

type FeedSync = { readonly feed: Feed; readonly sync: (stopped: AbortSignal) => Promise<void> };

const inTurn = async (syncs: readonly FeedSync[], stopped: AbortSignal): Promise<void> => {
  for (const { sync } of syncs) if (!stopped.aborted) await sync(stopped);
};

const groupedBySource = (syncs: readonly FeedSync[]): readonly (readonly FeedSync[])[] =>
  [...new Set(syncs.map(({ feed }) => feed.source))].map((source) => syncs.filter(({ feed }) => feed.source === source));

const syncOf = ({ db, clock, log: roomLog }: SyncRoom, feed: Feed): FeedSync => {
  const log = roomLog.child({ source: feed.source, game: feed.game });
  const request = politeRequests();
  let hasHistory = false;
  let lastFault: string | undefined;

  const read = async (stopped: AbortSignal): Promise<void> => {
    const answer = await request(hasHistory ? feed.recentUrl : feed.wholeUrl, stopped);
    if (answer === undefined) return;
    const reading = feed.read(answer.text);
    if (reading.draws.length + reading.jackpots.length === 0) throw new UnusableAnswer('no draw in it');
    const { newReports, refused } = await storeReading(db, { source: feed.source, game: feed.game, reading, now: clock.now() });
    answer.remember();
    hasHistory = true;
    if (newReports > 0) log.info({ reports: newReports }, 'draws were reported');
    for (const { report, reason } of refused) log.warn({ report, reason }, 'a report was refused');
  };

  const sync = async (stopped: AbortSignal): Promise<void> => {
    try {
      await read(stopped);
      lastFault = undefined;
    } catch (error) {
      if (stopped.aborted) return;
      const fault = error instanceof Error ? error.message : String(error);
      if (fault !== lastFault) log[error instanceof UnusableAnswer ? 'warn' : 'error']({ fault }, 'a feed gave no draws');
      lastFault = fault;
    }
  };
  return { feed, sync };
};
