import { setTimeout as timer } from 'node:timers/promises';
import { bothGames } from '../../src/rules/games.ts';
import type { Settings } from '../settings.ts';
import { nextNightlyRun, startJob, type Job } from '../jobs/job.ts';
import { pendingLeases } from './feeds/leases.ts';
import { isOut, lastDraw, nextDraw } from './latest.ts';
import { keepSamples } from './samples.ts';
import { drawSync, type SyncContext } from './sync.ts';

export type SourcesContext = SyncContext & { readonly settings: Pick<Settings, 'drawSources' | 'databaseUrl'> };

/** A slow feed must not leave a board empty: after this many ms, samples stand in until real draws come. */
const syncTimeout = 3000;

/**
 * Keeps the draws up to date: polls feeds now and on schedule, their whole history each night, confirms what was
 * imported even if there are no feeds, and shows samples if there is no draw (SV-6, SV-7, SV-8). Stopping it cancels
 * requests, and waits for pending writes.
 */
export const startDrawSources = (context: SourcesContext, start = startJob): Job => {
  const { clock, log, settings } = context;
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const sync = drawSync(context, settings.drawSources === 'auto' ? undefined : []);
  let night = nextNightlyRun(clock.now());
  const run = async (): Promise<number> => {
    const isNight = clock.now() >= night;
    const syncing = sync(stopped, isNight ? 'whole' : 'recent');
    await Promise.allSettled([Promise.race([syncing, timer(syncTimeout, undefined, { ref: false })])]);
    try {
      await showSamples(context, stopped);
    } finally {
      await syncing;
    }
    if (isNight) night = nextNightlyRun(clock.now());
    return pauseNow(context, night);
  };
  const job = start(run, (error) => log.error({ error }, 'the draws could not be brought up to date'));
  return {
    ...job,
    stop: () => {
      stopping.abort();
      return job.stop();
    },
  };
};

const showSamples = async (
  { db, clock, settings, log, wakeChecks }: SourcesContext,
  stopped: AbortSignal,
): Promise<void> => {
  if (settings.drawSources === 'off' || (settings.drawSources === 'auto' && settings.databaseUrl !== undefined)) return;
  for (const game of bothGames)
    if (!stopped.aborted && (await keepSamples(db, game, clock.now()))) {
      log.debug({ game }, 'sample draws stand in for real ones');
      void wakeChecks();
    }
};

const pauseNow = async ({ db, clock, settings }: SourcesContext, night: number): Promise<number> => {
  const now = clock.now();
  const awaited = bothGames.map(async (game) => {
    const last = lastDraw(game, now);
    return {
      heldAt: last.at,
      nextAt: nextDraw(game, now).at,
      isOut: settings.drawSources !== 'auto' || (await isOut(db, game, last.date)),
    };
  });
  return pauseBeforeSync(now, await Promise.all(awaited), [night, ...(await pendingLeases(db, now))]);
};

const minute = 60_000;
const day = 24 * 60 * minute;

/** How often feeds are polled while no draw is awaited; two of them change about twice a week. */
const regularPause = 30 * minute;
/** While a draw is awaited, feeds are polled 1, 3, 7 and 15 minutes after it, then every 15 minutes. */
const firstPolls = [1, 3, 7, 15].map((after) => after * minute);
const latePause = 15 * minute;

/** A game's last and next draw, in ms since 1970, and whether the last numbers are stored. */
type Draws = { readonly heldAt: number; readonly nextAt: number; readonly isOut: boolean };

/** Milliseconds until the next poll: at each draw, often for a day while one is awaited, and at `due` instants. */
export const pauseBeforeSync = (now: number, games: readonly Draws[], due: readonly number[] = []): number => {
  const pauses = games.flatMap(({ heldAt, nextAt, isOut }) => {
    const since = now - heldAt;
    return isOut || since >= day ? [nextAt - now] : [nextAt - now, nextPoll(since) - since];
  });
  return Math.max(1000, Math.min(regularPause, ...pauses, ...due.map((at) => at - now)));
};

const nextPoll = (since: number): number =>
  firstPolls.find((poll) => poll > since) ?? (Math.floor(since / latePause) + 1) * latePause;
