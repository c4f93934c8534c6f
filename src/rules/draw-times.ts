import type { Game } from './games.ts';

let newYork: Intl.DateTimeFormat | undefined;

// The first use of Intl takes a phone about a tenth of a second, so it is put off as long as possible.
const inNewYork = () =>
  (newYork ??= new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', timeZoneName: 'longOffset' }));

const asIfUtc = (instant: number): number => {
  const offset = inNewYork()
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return instant + Number(offset?.value.slice('GMT'.length, -':00'.length)) * 3_600_000;
};

/**
 * Milliseconds since 1970 of a New York wall-clock time such as ('2026-11-20', '23:00'), daylight saving included; NaN
 * if it is invalid.
 */
export const newYorkInstant = (date: string, time: string): number => {
  const wall = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(wall)) return NaN;
  const first = wall - (asIfUtc(wall) - wall);
  return first - (asIfUtc(first) - wall);
};

/** The date in New York, as YYYY-MM-DD, at an instant in milliseconds since 1970. */
export const newYorkDate = (instant: number): string => new Date(asIfUtc(instant)).toISOString().slice(0, 10);

/** Milliseconds since 1970 of a timestamp; one without a zone is New York time (BD-4). NaN if it is invalid. */
export const instantOf = (timestamp: string): number => {
  if (/[T ].*(?:Z|[+-]\d\d(?::?\d\d)?)$/i.test(timestamp)) return Date.parse(timestamp.replace(/[+-]\d\d$/, '$&:00'));
  const [date = '', time = '00:00'] = timestamp.split(/[T ]/);
  return newYorkInstant(date, time.slice(0, 8));
};

const written = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(?:(-0[45])(?::?00)?)?)?$/;

// Whether an offset is certainly New York's: under the law of 2005, outside the weeks in which it can change.
const isNewYorks = (date: string, offset: string): boolean => {
  const day = date.slice(5);
  return (
    date >= '2007-03-15' && (offset === '-05' ? day >= '11-08' || day <= '03-07' : day >= '03-15' && day <= '10-31')
  );
};

/**
 * The wall-clock time in New York at a timestamp, as the milliseconds since 1970 of the same wall-clock time in UTC;
 * NaN if it is invalid.
 */
export const newYorkClock = (timestamp: string): number => {
  const [, date, time = '00:00', offset] = written.exec(timestamp) ?? [];
  if (date !== undefined && (offset === undefined || isNewYorks(date, offset))) return Date.parse(`${date}T${time}Z`);
  const instant = instantOf(timestamp);
  return Number.isNaN(instant) ? NaN : asIfUtc(instant);
};

/** An instant as a timestamp with New York's offset, such as 2026-11-20T23:00:00-05:00. */
export const newYorkTimestamp = (instant: number): string => {
  const hoursBehind = Math.round((instant - asIfUtc(instant)) / 3_600_000);
  return `${new Date(asIfUtc(instant)).toISOString().slice(0, 19)}-${String(hoursBehind).padStart(2, '0')}:00`;
};

export type Remaining = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/**
 * The time left until an instant, in whole seconds; zeros once it has passed (BD-4). Both in milliseconds since 1970.
 */
export const remainingUntil = (end: number, now: number): Remaining => {
  const left = Number.isFinite(end) ? Math.max(0, Math.ceil((end - now) / 1000)) : 0;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
};

/**
 * When draws are held, New York time: weekdays (0 is Sunday) from a first date on. Published by the operators of the
 * two games.
 */
const drawDays: Readonly<
  Record<Game, { readonly time: string; readonly from: readonly { since: string; weekdays: readonly number[] }[] }>
> = {
  powerball: {
    time: '22:59',
    from: [
      { since: '2021-08-23', weekdays: [1, 3, 6] },
      { since: '0000-00-00', weekdays: [3, 6] },
    ],
  },
  megamillions: { time: '23:00', from: [{ since: '0000-00-00', weekdays: [2, 5] }] },
};

/** Whether a game is drawn on a date (YYYY-MM-DD), by the calendar of that time. */
export const isDrawDate = (game: Game, date: string): boolean => {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return drawDays[game].from.find(({ since }) => date >= since)?.weekdays.includes(weekday) ?? false;
};

const instants = new Map<string, number>();

/** The instant of a game's draw on a date, in milliseconds since 1970; cached, because Intl is slow. */
export const drawInstant = (game: Game, date: string): number => {
  const key = `${game} ${date}`;
  const instant = instants.get(key) ?? newYorkInstant(date, drawDays[game].time);
  instants.set(key, instant);
  return instant;
};

/** The date that is a number of days after another, or before it if the number is negative. */
export const daysFrom = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const greenwichDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The date of a game's next draw at an instant. New York is hours behind UTC. */
export const nextDrawDate = (game: Game, now: number): string => {
  let date = daysFrom(greenwichDate(now), -1);
  while (!isDrawDate(game, date) || drawInstant(game, date) <= now) date = daysFrom(date, 1);
  return date;
};

/** The date of a game's last draw at an instant. */
export const lastDrawDate = (game: Game, now: number): string => {
  let date = greenwichDate(now);
  while (!isDrawDate(game, date) || drawInstant(game, date) > now) date = daysFrom(date, -1);
  return date;
};

/** The dates of a game's last draws at an instant, newest first. */
export const lastDrawDates = (game: Game, now: number, count: number): readonly string[] => {
  const dates = [lastDrawDate(game, now)];
  while (dates.length < count) dates.push(lastDrawDate(game, drawInstant(game, dates.at(-1) ?? '') - 1));
  return dates;
};
