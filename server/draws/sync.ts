import { bothGames, type Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import type { Settings } from '../settings.ts';
import { megaMillionsPath, readMegaMillions } from './feeds/mega-millions.ts';
import { nyLotteryPath, readNyLottery } from './feeds/ny-lottery.ts';
import { nyOpenDataPath, readNyOpenData } from './feeds/ny-open-data.ts';
import { readTexasLottery, texasLotteryPath } from './feeds/texas-lottery.ts';
import { request, type Validator } from './feeds/request.ts';
import { endLease, takeLease } from './feeds/leases.ts';
import { grouped } from '../grouped.ts';
import { messageOf } from '../redaction.ts';
import { settleAged, storeReading, type Stored } from './ledger/store.ts';
import { AskedToWait, UnusableAnswer, type Reading, type Source } from './report.ts';

/** One feed of a source: the URLs of its whole history and its recent draws, and how to read a response. */
export type Feed = {
  readonly source: Source;
  readonly game: Game;
  readonly wholeUrl: string;
  readonly recentUrl: string;
  readonly read: (text: string) => Reading;
};

type Sites = Pick<Settings, 'nyOpenDataUrl' | 'texasLotteryUrl' | 'megaMillionsUrl' | 'nyLotteryUrl'>;

/** Every feed of the settings, grouped by source (SV-6). */
export const feedsOf = (sites: Sites): readonly Feed[] => [
  ...bothGames.map((game) => ({
    ...plainFeed('ny-open-data', game, sites.nyOpenDataUrl + nyOpenDataPath(game, 5000), readNyOpenData),
    recentUrl: sites.nyOpenDataUrl + nyOpenDataPath(game, 20),
  })),
  ...bothGames.map((game) =>
    plainFeed('texas-lottery', game, sites.texasLotteryUrl + texasLotteryPath(game), readTexasLottery),
  ),
  plainFeed('mega-millions', 'megamillions', sites.megaMillionsUrl + megaMillionsPath, (_, text) =>
    readMegaMillions(text),
  ),
  ...bothGames.map((game) => plainFeed('ny-lottery', game, sites.nyLotteryUrl + nyLotteryPath(game), readNyLottery)),
];

const plainFeed = (source: Source, game: Game, url: string, read: (game: Game, text: string) => Reading): Feed => ({
  source,
  game,
  wholeUrl: url,
  recentUrl: url,
  read: (text) => read(game, text),
});

/** The outcome of polling a feed: why it failed, and the `pause` in seconds that its source asks for. */
export type FeedOutcome = Pick<Feed, 'source' | 'game'> &
  Pick<Stored, 'newReports' | 'newlyRefused'> & { readonly error?: string; readonly pause?: number };

export type SyncContext = Pick<AppContext, 'db' | 'clock' | 'log'> & {
  readonly settings: Sites;
  /** Checks tickets against draws now. */
  readonly wakeChecks: () => Promise<void>;
};

/** What to fetch: recent draws, once the history is stored, or everything, to reconcile every draw again. */
type Extent = 'recent' | 'whole';
export type DrawSync = (stopped: AbortSignal, extent?: Extent) => Promise<readonly FeedOutcome[]>;

/**
 * Polls every feed once, the feeds of one source one by one, and stores their draws (SV-6); then confirms aged draws,
 * even without feeds (SV-7), and has tickets checked: a feed read last may disagree (PR-3). Until a feed's history has
 * been read, it is asked for all of it, then for recent draws. Nothing is stored of a response that fails; its error is
 * logged, unless it repeats.
 */
export const drawSync = (context: SyncContext, feeds = feedsOf(context.settings)): DrawSync => {
  const sources = [...grouped(feeds, ({ source }) => source)].map(([source, feeds]) =>
    sourcePoller(
      context,
      source,
      feeds.map((feed) => feedPoller(context, feed)),
    ),
  );
  return async (stopped, extent = 'recent') => {
    const outcomes = await Promise.all(sources.map((poll) => poll(stopped, extent)));
    const dates = extent === 'whole' ? ['0001-01-01'] : [];
    for (const game of bothGames) if (!stopped.aborted) await settleAged(context.db, game, context.clock.now(), dates);
    void context.wakeChecks();
    return outcomes.flat();
  };
};

/** What a feed is polled with; it updates its source's `validators`, by URL. */
type PollArgs = { readonly stopped: AbortSignal; readonly extent: Extent; readonly validators: Map<string, Validator> };
type Poller = { readonly poll: (args: PollArgs) => Promise<FeedOutcome>; readonly skip: () => FeedOutcome };

const sourcePoller =
  ({ db, clock }: SyncContext, source: Source, pollers: readonly Poller[]) =>
  async (stopped: AbortSignal, extent: Extent): Promise<readonly FeedOutcome[]> => {
    const lease = await takeLease(db, source, clock.now());
    if (lease === undefined) return pollers.map(({ skip }) => skip());
    const validators = new Map(Object.entries(lease.validators));
    const outcomes: FeedOutcome[] = [];
    let pause: number | undefined;
    for (const { poll, skip } of pollers) {
      const outcome = stopped.aborted || pause !== undefined ? skip() : await poll({ stopped, extent, validators });
      pause ??= outcome.pause;
      outcomes.push(outcome);
    }
    await endLease(db, { ...lease, validators: Object.fromEntries(validators) }, clock.now(), pause);
    return outcomes;
  };

const feedPoller = (context: SyncContext, feed: Feed): Poller => {
  const { source, game } = feed;
  const log = context.log.child({ source, game });
  const read = readerOf(context, feed);
  const nothing = { source, game, newReports: 0, newlyRefused: [] };
  let lastReason: string | undefined;
  const poll = async (args: PollArgs): Promise<FeedOutcome> => {
    try {
      const { newReports, newlyRefused } = await read(args);
      lastReason = undefined;
      if (newReports > 0) log.info({ reports: newReports }, 'draws were reported');
      if (newlyRefused.length > 0)
        log.warn({ count: newlyRefused.length, first: newlyRefused.slice(0, 5) }, 'reports were refused');
      return { source, game, newReports, newlyRefused };
    } catch (error) {
      const reason = messageOf(error);
      if (reason !== lastReason && !args.stopped.aborted)
        log[error instanceof UnusableAnswer ? 'warn' : 'error']({ reason }, 'a feed gave no draws');
      lastReason = reason;
      return { ...nothing, error: reason, ...(error instanceof AskedToWait && { pause: error.seconds }) };
    }
  };
  return {
    poll,
    skip: () => ({ ...nothing, error: 'not polled: it asked us to wait, or another process is polling it' }),
  };
};

const readerOf = ({ db, clock }: SyncContext, { source, game, wholeUrl, recentUrl, read }: Feed) => {
  let hasHistory = false;
  return async ({ stopped, extent, validators }: PollArgs): Promise<Pick<Stored, 'newReports' | 'newlyRefused'>> => {
    const url = hasHistory && extent === 'recent' ? recentUrl : wholeUrl;
    const answer = await request(url, validators.get(url), stopped);
    hasHistory ||= answer === undefined;
    if (answer === undefined) return { newReports: 0, newlyRefused: [] };
    const reading = read(answer.text);
    if (reading.draws.length + reading.jackpots.length === 0) throw new UnusableAnswer('no draw in it');
    const stored = await storeReading(db, { source, game, reading, now: clock.now() });
    // What is refused now may be possible later: our clock may be behind, or a new era unknown.
    if (stored.refused.length === 0) validators.set(url, answer.validator);
    hasHistory = true;
    return stored;
  };
};
