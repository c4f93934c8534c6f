import type { SignedIn } from '../../server/http/call.ts';
import type { Game } from '../../src/rules/games.ts';

export const hour = 3_600_000;

export type Numbers = { readonly main: readonly number[]; readonly special: number };
export type OfGame = { readonly game: Game };
/** A draw by the calendar: a game and a date (YYYY-MM-DD). */
export type DrawKey = OfGame & { readonly date: string };
export type Player = { readonly name: string; readonly session: SignedIn; wantsResults: boolean };
type Owned = { readonly player: Player };
/** The numbers of a ticket from one instant (exclusive) to another (inclusive); a ticket is a chain of them. */
export type Play = Owned & Numbers & { ticket: string; game: Game; savedAt: number; from: number; until?: number };
export type Source = 'operator' | 'texas-lottery' | 'ny-lottery' | 'ny-open-data';
export type Report = DrawKey & Numbers & { readonly source: Source };
/** The draw that everybody is shown; its results are given from `resultsFrom` on. */
export type Draw = DrawKey &
  Numbers & {
    readonly state: 'provisional' | 'disputed' | 'confirmed' | 'corrected';
    readonly isCorrected: boolean;
    readonly firstSeen: number;
    readonly confirmedAt: number | null;
    readonly resultsFrom: number | null;
  };
/** A results mail that was sent, or waits since an instant. */
export type Mail = Owned & { readonly kind: string; readonly about: DrawKey; at: number; state: 'waiting' | 'sent' };

/** All that the server knows, as plain data, when nobody has called yet; each list has its oldest entry first. */
export const newTwin = (now: number) => ({
  now,
  players: [] as Player[],
  plays: [] as Play[],
  reports: [] as Report[],
  draws: [] as Draw[],
  /** The draws whose players were notified, with the numbers that these were told. */
  checks: [] as (DrawKey & Numbers)[],
  /** What players were told of a draw, mailed or not, as a text that differs where their results do. */
  notifications: [] as (Owned & { about: DrawKey; told: string })[],
  outbox: [] as Mail[],
});
export type Twin = ReturnType<typeof newTwin>;

/** A player's call as the twin sees it; the ids of tickets are random, so it is given the newest one. */
export type Call = { readonly twin: Twin; readonly player: Player; readonly newestTicket: string };
/** The status, and what the body has at least; the texts in it are other tests' concern. */
type Answer = { readonly status: number; readonly body?: unknown };
/** Makes a request such as `GET /latest`; the handler answers it for the twin, and leaves that like the server. */
export type Ask = (request: string, handler: (call: Call) => Answer, body?: object) => Promise<void>;

export const answered = (body: object = {}): Answer => ({ status: 200, body });

/** Puts a mail into the outbox. */
export const queue = (twin: Twin, mail: Omit<Mail, 'at' | 'state'>) =>
  twin.outbox.push({ ...mail, at: twin.now, state: 'waiting' });

export const isOf = (draw: DrawKey) => (one: DrawKey) => one.game === draw.game && one.date === draw.date;
export const hasResults = ({ resultsFrom }: Draw, now: number): boolean => resultsFrom !== null && resultsFrom <= now;
/** Whether two sets of numbers are the same, in any order. */
export const areSame = (one: Numbers, other: Numbers): boolean =>
  one.special === other.special && one.main.every((number) => other.main.includes(number));
/** Five main numbers and the special ball as one list. */
export const six = ({ main, special }: Numbers): readonly number[] => [...main, special];
