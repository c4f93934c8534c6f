import type { Game } from '../../src/rules/games.ts';

export const hour = 3_600_000;

export type Numbers = { readonly main: readonly number[]; readonly special: number };
/** A draw by the calendar: a game and a date (YYYY-MM-DD). */
export type DrawKey = { readonly game: Game; readonly date: string };

export type SignUp = { readonly firstName: string; readonly lastName: string; readonly password: string };
export type Player = SignUp & {
  readonly id: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly wantsResults: boolean;
};
export type Link = {
  readonly player: string;
  readonly token: string;
  readonly purpose: 'activation' | 'reset';
  readonly until: number;
  readonly isUsed: boolean;
  /** What an activation link confirms. */
  readonly signUp?: SignUp;
};
export type Session = { readonly id: string; readonly player: string; readonly hasEnded: boolean };
export type RefreshToken = {
  readonly refresh: string;
  readonly session: string;
  readonly until: number;
  readonly isUsed: boolean;
};
/** `untilSecond` counts seconds since 1970, as access tokens do. */
export type AccessToken = { readonly access: string; readonly session: string; readonly untilSecond: number };

/** The numbers of a ticket from one instant (exclusive) to another (inclusive); a ticket is a chain of them. */
export type Play = Numbers & {
  readonly player: string;
  readonly ticket: string;
  readonly game: Game;
  readonly savedAt: number;
  readonly from: number;
  readonly until?: number;
};

export type Source = 'operator' | 'texas-lottery' | 'ny-lottery' | 'ny-open-data' | 'mega-millions';
/** What a source says was drawn. */
export type Report = DrawKey & Numbers & { readonly source: Source; readonly multiplier: number | null };
/** The draw that everybody is shown; its results are given from `resultsFrom` on. */
export type Draw = DrawKey &
  Numbers & {
    readonly multiplier: number | null;
    readonly state: 'provisional' | 'disputed' | 'confirmed' | 'corrected';
    readonly firstSeen: number;
    readonly confirmedAt?: number;
    readonly resultsFrom?: number;
  };
export type Correction = DrawKey & { readonly old: Numbers; readonly at: number };
export type Jackpot = DrawKey & { readonly dollars: number };

export type Mail = {
  readonly player: string;
  readonly kind: 'activation' | 'known-address' | 'reset' | 'results' | 'results-again' | 'correction';
  readonly about?: DrawKey;
  /** What an account mail links to. */
  readonly path?: string;
  /** When it was queued, or sent. */
  readonly at: number;
  readonly isSent: boolean;
};
/** What somebody was told of a draw, mailed or not, as a text that differs where the results do. */
export type Notification = DrawKey & { readonly player: string; readonly told: string };

/** All that the server knows, as plain data. Lists have their oldest entry first. */
export type Twin = {
  readonly now: number;
  readonly players: readonly Player[];
  readonly links: readonly Link[];
  readonly sessions: readonly Session[];
  readonly refreshTokens: readonly RefreshToken[];
  readonly accessTokens: readonly AccessToken[];
  readonly plays: readonly Play[];
  readonly reports: readonly Report[];
  readonly draws: readonly Draw[];
  readonly corrections: readonly Correction[];
  readonly jackpots: readonly Jackpot[];
  /** The draws whose players were gone through, with the numbers that these were told. */
  readonly checks: readonly (DrawKey & Numbers)[];
  readonly notifications: readonly Notification[];
  readonly outbox: readonly Mail[];
};

/** A server that nobody has called yet, at an instant in milliseconds since 1970. */
export const newTwin = (now: number): Twin => ({
  now,
  ...{ players: [], links: [], sessions: [], refreshTokens: [], accessTokens: [], plays: [] },
  ...{ reports: [], draws: [], corrections: [], jackpots: [], checks: [], notifications: [], outbox: [] },
});

/** What the server makes up by chance; a twin is given it, so that the same call has the same answer. */
export type Chosen = Readonly<Record<'player' | 'ticket' | 'link' | 'refresh' | 'access', string>>;
export type Body = Readonly<Record<string, unknown>>;
export type Request = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: Body;
  readonly access?: string;
};
export type Answer = { readonly status: number; readonly body: unknown };
/** The answer to a call, and the twin as the call leaves it. */
export type Outcome = { readonly answer: Answer; readonly twin: Twin };
/** A call that has found its handler: by whom it is, where that matters, and what its path names. */
export type Call = {
  readonly twin: Twin;
  readonly body: Body;
  readonly chosen: Chosen;
  readonly player: string;
  readonly session: string;
  readonly game: Game;
  readonly named: string;
};

export const answered = (twin: Twin, status: number, body: unknown): Outcome => ({ twin, answer: { status, body } });
export const refused = (
  twin: Twin,
  status: number,
  error: string | Readonly<Record<string, readonly string[]>>,
): Outcome => answered(twin, status, { error });
export const notSignedIn = (twin: Twin): Outcome => refused(twin, 401, 'You are not signed in.');

/** A list in which the entries that are meant have something changed. */
export const changed = <Entry>(
  list: readonly Entry[],
  isMeant: (entry: Entry) => boolean,
  change: Partial<Entry>,
): readonly Entry[] => list.map((entry) => (isMeant(entry) ? { ...entry, ...change } : entry));

/** The twin with one more mail in its outbox. */
export const withMail = (twin: Twin, mail: Omit<Mail, 'at' | 'isSent'>): Twin => ({
  ...twin,
  outbox: [...twin.outbox, { ...mail, at: twin.now, isSent: false }],
});

export const isOf =
  ({ game, date }: DrawKey) =>
  (one: DrawKey): boolean =>
    one.game === game && one.date === date;

/** Whether the same numbers were drawn or marked, in whatever order. */
export const areSame = (one: Numbers, other: Numbers): boolean =>
  one.special === other.special && one.main.every((number) => other.main.includes(number));

/** Five main numbers and the special ball as one list. */
export const six = ({ main, special }: Numbers): readonly number[] => [...main, special];
