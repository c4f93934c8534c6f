import { beforeEach } from 'vitest';
import type { Db } from '../../../server/db/database.ts';
import { storeReading, type News } from '../../../server/draws/ledger/store.ts';
import type { DrawReport, Reading } from '../../../server/draws/report.ts';
import { drawSync } from '../../../server/draws/sync.ts';
import { drawsWork } from '../../../server/draws/terminal.ts';
import { logTo } from '../../../server/log.ts';
import { readSettings } from '../../../server/settings.ts';
import { startFeeds, type Feeds } from '../../support/feeds/feeds.ts';
import { keptLog } from '../../support/log-lines.ts';

export const minute = 60_000;
export const hour = 60 * minute;
/** Noon of a Friday in New York, and the draws of that week: two of Power Ball, one of Mega Millions. */
export const friday = Date.parse('2026-11-20T17:00:00Z');
export const monday: DrawReport = { date: '2026-11-16', main: [1, 2, 3, 4, 69], special: 26, multiplier: null };
export const wednesday: DrawReport = { date: '2026-11-18', main: [5, 12, 33, 41, 60], special: 8, multiplier: 2 };
export const tuesday: DrawReport = { date: '2026-11-17', main: [9, 19, 29, 39, 70], special: 24, multiplier: null };

type Told = Partial<Omit<News, 'reading'> & Reading>;

/** Stores what a source says of draws: that Friday, the New York Lottery of Power Ball, unless told otherwise. */
export const tell = (
  db: Db,
  draws: readonly DrawReport[],
  { source = 'ny-lottery', game = 'powerball', now = friday, jackpots = [], unreadable = [] }: Told = {},
) => storeReading(db, { source, game, now, reading: { draws, jackpots, unreadable } });

/** Follows a command about draws, at noon UTC on that Friday unless told otherwise; the lines that it prints. */
export const drawsCommand = (
  db: Db,
  words: readonly string[],
  now = Date.parse('2026-11-20T12:00:00Z'),
  settings = readSettings({}),
) => drawsWork(words)({ db, clock: { now: () => now }, log: logTo('silent'), settings });

/** Feeds of their own for each of the tests around the call. */
export const emptyFeeds = (): (() => Feeds) => {
  let feeds: Feeds;
  beforeEach(async () => {
    feeds = await startFeeds();
  });
  return () => feeds;
};

/** What a process asks the feeds with, on a clock of its own: a new one remembers only what the database does. */
export const newProcess = (db: Db, sites: Feeds['sites']) => {
  const clock = { now: friday };
  const { log, lines } = keptLog();
  const wakeChecks = () => Promise.resolve();
  const sync = drawSync({ db, clock: { now: () => clock.now }, settings: sites, log, wakeChecks });
  return { clock, lines, sync: (stopped = new AbortController().signal) => sync(stopped) };
};
