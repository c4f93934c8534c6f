import { OperatorError } from '../redaction.ts';
import type { drawReports } from '../db/schema.ts';
import { daysFrom, drawInstant, isDrawDate } from '../../src/rules/draw-times.ts';
import { eraOf } from '../../src/rules/eras.ts';
import type { Game } from '../../src/rules/games.ts';

export type Source = (typeof drawReports.$inferSelect)['source'];

/** What a source says was drawn on a date (YYYY-MM-DD); main numbers ascending. */
export type DrawReport = {
  readonly date: string;
  readonly main: readonly number[];
  readonly special: number;
  readonly multiplier: number | null;
};

/** The jackpot that a source announces for a draw date, in dollars. */
export type JackpotReport = { readonly date: string; readonly dollars: number };

/** The contents of one response or file; `unreadable` has each entry that isn't a draw: its `reason` names the row. */
export type Reading = {
  readonly draws: readonly DrawReport[];
  readonly jackpots: readonly JackpotReport[];
  readonly unreadable: readonly { readonly text: string; readonly reason: string }[];
};

/** A response or file that cannot be used at all; the message is one sentence for a log or a terminal. */
export class UnusableAnswer extends OperatorError {
  override readonly name = 'UnusableAnswer';
}

/** A response that asks, by Retry-After, to wait a number of seconds. */
export class AskedToWait extends UnusableAnswer {
  readonly seconds: number;
  constructor(message: string, seconds: number) {
    super(`${message}, and asks to wait ${seconds} s`);
    this.seconds = seconds;
  }
}

/** Replaces control characters, which databases may not store and terminals may obey, in a source's text. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\uFFFD');

/** A source's date, ISO or US mm/dd/yyyy, as YYYY-MM-DD; undefined if no such day exists. */
export const isoDate = (text: string): string | undefined => {
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(text.trim());
  const [year, month, day] = us === null ? [iso?.[1], iso?.[2], iso?.[3]] : [us[3], us[1], us[2]];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  // Sources fill unset dates with the earliest or the latest possible day.
  if (year < '1900' || year > '2999') return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && daysFrom(date, 0) === date ? date : undefined;
};

const ball = (text: string): number | undefined => (/^\d{1,2}$/.test(text.trim()) ? Number(text) : undefined);

/** A source's value as text: a string or a whole number; empty for anything else (OT-2). */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || Number.isSafeInteger(value) ? String(value).trim() : '';

/** A multiplier from 2 to 10; anything else, such as '', '-1' or null, means that none was drawn (OT-2). */
export const multiplierOf = (given: unknown): number | null => {
  const text = textOf(given);
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 2 && value <= 10 ? value : null;
};

/** The jackpots that a source announces, by date; drops what is not an amount for a draw date (OT-2). */
export const jackpotsFrom = (
  game: Game,
  announced: readonly (readonly [date: string, dollars: unknown])[],
): readonly JackpotReport[] =>
  announced
    .map(([date, given]) => ({ date, dollars: typeof given === 'number' ? Math.round(given) : dollarsIn(given) }))
    .filter(({ date, dollars }) => Number.isSafeInteger(dollars) && dollars > 0 && isDateOf(game, date));

const dollarsIn = (given: unknown): number => (/^\d+$/.test(textOf(given)) ? Number(textOf(given)) : 0);

const isDateOf = (game: Game, date: string): boolean =>
  isoDate(date) === date && eraOf(game, date) !== undefined && isDrawDate(game, date);

/** The report in a source's own texts, main numbers in any order; or why it is invalid. */
export const reportFrom = (
  date: string,
  main: readonly string[],
  special: string,
  multiplier: unknown,
): DrawReport | string => {
  const day = isoDate(date);
  if (day === undefined) return `'${date}' is not a date`;
  const balls = main.map(ball).filter((number) => number !== undefined);
  if (main.length !== 5 || balls.length !== 5) return `'${main.join(' ')}' is not five numbers`;
  const last = ball(special);
  if (last === undefined) return `'${special}' is not a special ball`;
  return {
    date: day,
    main: balls.toSorted((one, other) => one - other),
    special: last,
    multiplier: multiplierOf(multiplier),
  };
};

const isWithin = (number: number, highest: number) => number >= 1 && number <= highest;

/** Why a report cannot be a draw of the game at an instant (SV-6); undefined if it can. */
export const impossibility = (game: Game, report: DrawReport, now: number): string | undefined => {
  const era = eraOf(game, report.date);
  if (era === undefined) return 'The date is before the first draw of the game.';
  if (!isDrawDate(game, report.date)) return 'The game is not drawn on that weekday.';
  if (drawInstant(game, report.date) > now) return 'The draw is still to come.';
  if (!report.main.every((number) => isWithin(number, era.mainHighest)))
    return `A main number is outside 1 to ${era.mainHighest}.`;
  if (new Set(report.main).size < 5) return 'A main number appears twice.';
  if (!isWithin(report.special, era.specialHighest)) return `The special ball is outside 1 to ${era.specialHighest}.`;
  return undefined;
};

/** The numbers of a draw as people read them, such as '5 12 33 41 60 + 8'. */
export const numbersText = ({ main, special }: Pick<DrawReport, 'main' | 'special'>): string =>
  `${main.join(' ')} + ${special}`;
