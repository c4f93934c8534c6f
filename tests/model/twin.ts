import type { Game } from '../../src/rules/games.ts';

export const hour = 3_600_000;

export type Numbers = { readonly main: readonly number[]; readonly special: number };
/** A draw by the calendar: a game and a date (YYYY-MM-DD). */
export type DrawKey = { readonly game: Game; readonly date: string };
export type SignUp = { readonly firstName: string; readonly lastName: string; readonly password: string };
export type Player = SignUp & { readonly id: string; readonly email: string; isActive: boolean; wantsResults: boolean };
type Owned = { readonly player: Player };
export type Session = Owned & { hasEnded: boolean };
type OneUse = { readonly until: number; isUsed: boolean };
/** A link in a mail; one for activation has what it confirms. */
export type Link = Owned &
  OneUse & { readonly token: string; readonly purpose: Purpose; readonly signUp?: SignUp; hasActivated?: boolean };
export type Purpose = 'activation' | 'reset';
/** A pair of tokens: the refresh token is spent once, the access token has an end in whole seconds since 1970. */
type Tokens = {
  refresh: string;
  access: string;
  session: Session;
  until: number;
  accessUntil: number;
  spentAt?: number;
};
/** The numbers of a ticket from one instant (exclusive) to another (inclusive); a ticket is a chain of them. */
export type Play = Owned & Numbers & { ticket: string; game: Game; savedAt: number; from: number; until?: number };
export type Source = 'operator' | 'texas-lottery' | 'ny-lottery' | 'ny-open-data' | 'mega-millions';
type Drawn = DrawKey & Numbers & { readonly multiplier: number | null };
export type Report = Drawn & { readonly source: Source };
/** The draw that everybody is shown; its results are given from `resultsFrom` on. */
export type Draw = Drawn & {
  state: 'provisional' | 'disputed' | 'confirmed' | 'corrected';
  firstSeen: number;
  confirmedAt: number | null;
  resultsFrom: number | null;
};
/** A mail that was sent, or waits since an instant; an account mail has the path that it links to. */
type Mail = Owned & { kind: string; about?: DrawKey; path?: string; at: number; isSent: boolean };

/** All that the server knows, as plain data, when nobody has called yet; each list has its oldest entry first. */
export const newTwin = (now: number) => ({
  now,
  players: [] as Player[],
  links: [] as Link[],
  tokens: [] as Tokens[],
  plays: [] as Play[],
  reports: [] as Report[],
  draws: [] as Draw[],
  corrections: [] as (DrawKey & { old: Numbers; at: number })[],
  /** The draws whose players were notified, with the numbers that these were told. */
  checks: [] as (DrawKey & Numbers)[],
  /** What players were told of a draw, mailed or not, as a text that differs where their results do. */
  notifications: [] as (Owned & { about: DrawKey; told: string })[],
  outbox: [] as Mail[],
});
export type Twin = ReturnType<typeof newTwin>;

export type Body = Readonly<Record<string, unknown>>;
/** What the server makes up by chance: a twin is given it, and so answers the same call in the same way. */
type Chosen = Readonly<Record<'player' | 'ticket' | 'link' | 'refresh' | 'access', string>>;
/** A call, in the session of a player where it needs one; `named` is what its path names. */
export type Call = {
  twin: Twin;
  body: Body;
  chosen: Chosen;
  session: Session;
  player: Player;
  game: Game;
  named: string;
};
export type Answer = { readonly status: number; readonly body: unknown };
/** Answers a call, and leaves the twin as the call leaves the server. */
export type Handler = (call: Call) => Answer;

export const answered = (body: unknown, status = 200): Answer => ({ status, body });
export const refused = (status: number, error: unknown): Answer => ({ status, body: { error } });
export const notSignedIn = refused(401, 'You are not signed in.');

/** Puts a mail into the outbox. */
export const queue = (twin: Twin, mail: Omit<Mail, 'at' | 'isSent'>) =>
  twin.outbox.push({ ...mail, at: twin.now, isSent: false });

export const isOf = (draw: DrawKey) => (one: DrawKey) => one.game === draw.game && one.date === draw.date;
/** Whether the same numbers were drawn or marked, in whatever order. */
export const areSame = (one: Numbers, other: Numbers): boolean =>
  one.special === other.special && one.main.every((number) => other.main.includes(number));
/** Five main numbers and the special ball as one list. */
export const six = ({ main, special }: Numbers): readonly number[] => [...main, special];
