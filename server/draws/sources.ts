import { setTimeout as timer } from 'node:timers/promises';
import { drawInstant, nextDrawDate } from '../../src/rules/draw-times.ts';
import type { Settings } from '../settings.ts';
import { nextNight } from '../nights.ts';
import { turnsToCome } from './feeds/turns.ts';
import { findingsOf } from './findings.ts';
import { lastDrawOf } from './latest.ts';
import { keepSamples } from './samples.ts';
import { pauseBeforeSync } from './schedule.ts';
import { bothGames, drawSync, type DrawSync, type SyncRoom } from './sync.ts';

export type SourcesRoom = SyncRoom & { readonly settings: Pick<Settings, 'feeds' | 'drawSources' | 'databaseUrl'> };

/** Waits a number of milliseconds, or less when the signal aborts. */
export type Wait = (milliseconds: number, stopped: AbortSignal) => Promise<void>;

/** A board must not stay empty for long because a feed is slow: after this, samples stand in until real draws come. */
const patience = 3000;
const pauseAfterFault = 60_000;

/**
 * Keeps the draws coming: feeds now and by the schedule, their whole history each night, samples where there is no draw (SV-6, SV-8). `ready` resolves once the boards have
 * something to show, or can't have; it never rejects. `stop` ends timers and requests, and waits for what is being stored.
 */
export const startDrawSources = (room: SourcesRoom, wait: Wait = waitInTimers): { stop: () => Promise<void>; ready: Promise<void> } => {
  if (room.settings.drawSources === 'off') return { stop: () => Promise.resolve(), ready: Promise.resolve() };
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const sync: DrawSync = room.settings.drawSources === 'sample' ? () => Promise.resolve([]) : drawSync(room);
  const first = guarded(room, () => sync(stopped));
  const ready = Promise.race([first, wait(patience, stopped)]).then(() => guarded(room, () => showSamples(room, stopped)));
  const running = ready.then(() => first).then(() => keepGoing(room, sync, stopped, wait));
  return {
    ready,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};

const keepGoing = async (room: SourcesRoom, sync: DrawSync, stopped: AbortSignal, wait: Wait): Promise<void> => {
  let night = nextNight(room.clock.now());
  for (;;) {
    await guarded(room, () => showSamples(room, stopped));
    await wait((await guarded(room, () => pauseNow(room, night))) ?? pauseAfterFault, stopped);
    if (stopped.aborted) return;
    const isNight = room.clock.now() >= night;
    await guarded(room, () => sync(stopped, isNight ? 'whole' : 'recent'));
    if (!isNight) continue;
    night = nextNight(room.clock.now());
    await guarded(room, () => logFindings(room));
  }
};

const logFindings = async ({ db, log }: SourcesRoom): Promise<void> => {
  for (const game of bothGames) {
    const { stored, missing, conflicts, refused } = await findingsOf(db, game);
    const counts = { draws: stored, missing: missing.length, conflicts: conflicts.length, refused: refused.length };
    log.info({ game, ...counts }, 'the history was asked for and reconciled');
  }
};

const showSamples = async ({ db, clock, settings, log }: SourcesRoom, stopped: AbortSignal): Promise<void> => {
  if (settings.drawSources === 'auto' && settings.databaseUrl !== undefined) return;
  for (const game of bothGames)
    if (!stopped.aborted && (await keepSamples(db, game, clock.now()))) log.debug({ game }, 'sample draws stand in for real ones');
};

const pauseNow = async ({ db, clock, settings }: SourcesRoom, night: number): Promise<number> => {
  const now = clock.now();
  const awaited = bothGames.map(async (game) => {
    const { date, isOut } = await lastDrawOf(db, game, now);
    const nextAt = drawInstant(game, nextDrawDate(game, now));
    return { heldAt: drawInstant(game, date), nextAt, isOut: isOut || settings.drawSources === 'sample' };
  });
  return pauseBeforeSync(now, await Promise.all(awaited), [night, ...(await turnsToCome(db, now))]);
};

const guarded = async <Result>({ log }: SourcesRoom, work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work();
  } catch (error) {
    log.error({ fault: error instanceof Error ? error.message : String(error) }, 'the draws could not be brought up to date');
    return undefined;
  }
};

const waitInTimers: Wait = async (milliseconds, stopped) => {
  await timer(milliseconds, undefined, { signal: stopped, ref: false }).catch(() => undefined);
};
