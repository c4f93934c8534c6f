import { setTimeout as timer } from 'node:timers/promises';
import { drawInstant, nextDrawDate } from '../../src/rules/draw-times.ts';
import type { Settings } from '../settings.ts';
import { nextNightlyRun } from '../jobs/job.ts';
import { pendingLeases } from './feeds/leases.ts';
import { findingsOf } from './findings.ts';
import { lastDrawOf } from './latest.ts';
import { keepSamples } from './samples.ts';
import { pauseBeforeSync } from './schedule.ts';
import { bothGames, drawSync, type DrawSync, type SyncContext } from './sync.ts';

export type SourcesContext = SyncContext & {
  readonly settings: Pick<Settings, 'feeds' | 'drawSources' | 'databaseUrl'>;
};

/** Waits a number of milliseconds, or less when the signal aborts. */
export type Wait = (milliseconds: number, stopped: AbortSignal) => Promise<void>;

/** A board must not stay empty for long because a feed is slow: after this, samples stand in until real draws come. */
const firstSyncTimeout = 3000;
const pauseAfterError = 60_000;

/**
 * Keeps the draws coming: feeds now and by the schedule, their whole history each night, samples where there is no draw
 * (SV-6, SV-8). `ready` resolves once the boards have something to show, or can't have; it never rejects. `stop` ends
 * timers and requests, and waits for what is being stored.
 */
export const startDrawSources = (
  context: SourcesContext,
  wait: Wait = waitInTimers,
): { stop: () => Promise<void>; ready: Promise<void> } => {
  if (context.settings.drawSources === 'off') return { stop: () => Promise.resolve(), ready: Promise.resolve() };
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const sync: DrawSync = context.settings.drawSources === 'sample' ? () => Promise.resolve([]) : drawSync(context);
  const first = guarded(context, () => sync(stopped));
  const ready = Promise.race([first, wait(firstSyncTimeout, stopped)]).then(() =>
    guarded(context, () => showSamples(context, stopped)),
  );
  const running = ready.then(() => first).then(() => keepGoing(context, sync, stopped, wait));
  return {
    ready,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};

const keepGoing = async (context: SourcesContext, sync: DrawSync, stopped: AbortSignal, wait: Wait): Promise<void> => {
  let night = nextNightlyRun(context.clock.now());
  for (;;) {
    await guarded(context, () => showSamples(context, stopped));
    await wait((await guarded(context, () => pauseNow(context, night))) ?? pauseAfterError, stopped);
    if (stopped.aborted) return;
    const isNight = context.clock.now() >= night;
    await guarded(context, () => sync(stopped, isNight ? 'whole' : 'recent'));
    if (!isNight) continue;
    night = nextNightlyRun(context.clock.now());
    await guarded(context, () => logFindings(context));
  }
};

const logFindings = async ({ db, log }: SourcesContext): Promise<void> => {
  for (const game of bothGames) {
    const { stored, missing, conflicts, refused } = await findingsOf(db, game);
    const counts = { draws: stored, missing: missing.length, conflicts: conflicts.length, refused: refused.length };
    log.info({ game, ...counts }, 'the history was asked for and reconciled');
  }
};

const showSamples = async ({ db, clock, settings, log }: SourcesContext, stopped: AbortSignal): Promise<void> => {
  if (settings.drawSources === 'auto' && settings.databaseUrl !== undefined) return;
  for (const game of bothGames)
    if (!stopped.aborted && (await keepSamples(db, game, clock.now())))
      log.debug({ game }, 'sample draws stand in for real ones');
};

const pauseNow = async ({ db, clock, settings }: SourcesContext, night: number): Promise<number> => {
  const now = clock.now();
  const awaited = bothGames.map(async (game) => {
    const { date, isOut } = await lastDrawOf(db, game, now);
    const nextAt = drawInstant(game, nextDrawDate(game, now));
    return { heldAt: drawInstant(game, date), nextAt, isOut: isOut || settings.drawSources === 'sample' };
  });
  return pauseBeforeSync(now, await Promise.all(awaited), [night, ...(await pendingLeases(db, now))]);
};

const guarded = async <Result>({ log }: SourcesContext, work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (error) {
    log.error({ error }, 'the draws could not be brought up to date');
    return undefined;
  }
};

const waitInTimers: Wait = async (milliseconds, stopped) => {
  await timer(milliseconds, undefined, { signal: stopped, ref: false }).catch(() => undefined);
};
