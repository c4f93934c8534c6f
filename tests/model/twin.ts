import type { Game } from '../../src/rules/games.ts';

export const hour = 3_600_000;

export type Numbers = { readonly main: readonly number[]; readonly special: number };
/** A draw by the calendar: a game and a date (YYYY-MM-DD). */
export type DrawKey = { readonly game: Game; readonly date: string };
type Owned = { readonly player: string };

type SignUp = { readonly firstName: string; readonly lastName: string; readonly password: string };
type Identity = { readonly id: string; readonly email: string };
export type Player = SignUp & Identity & { readonly isActive: boolean; readonly wantsResults: boolean };
type OneUse = { readonly until: number; readonly isUsed: boolean };
/** A link in a mail; one for activation has what it confirms. */
export type Link = Owned & OneUse & { readonly token: string; readonly purpose: Purpose; readonly signUp?: SignUp };
export type Purpose = 'activation' | 'reset';
export type Session = Owned & { readonly id: string; readonly hasEnded: boolean };
/** A pair of tokens; the refresh token has one use, the access token an end in whole seconds since 1970. */
type Tokens = OneUse & TokenTexts & { readonly session: string; readonly accessUntil: number };
type TokenTexts = { readonly refresh: string; readonly access: string };

/** The numbers of a ticket from one instant (exclusive) to another (inclusive); a ticket is a chain of them. */
export type Play = Owned & Numbers & Span & { readonly ticket: string; readonly game: Game; readonly savedAt: number };
type Span = { readonly from: number; readonly until?: number };

export type Source = 'operator' | 'texas-lottery' | 'ny-lottery' | 'ny-open-data' | 'mega-millions';
type Drawn = DrawKey & Numbers & { readonly multiplier: number | null };
/** What a source says was drawn. */
export type Report = Drawn & { readonly source: Source };
/** The draw that everybody is shown; its results are given from `resultsFrom` on. */
export type Draw = Drawn & {
  readonly state: 'provisional' | 'disputed' | 'confirmed' | 'corrected';
  readonly firstSeen: number;
  readonly confirmedAt: number | null;
  readonly resultsFrom: number | null;
};

/** A mail that was sent, or waits since an instant; an account mail has the path that it links to. */
export type Mail = Owned & {
  readonly kind: 'activation' | 'known-address' | 'reset' | 'results' | 'results-again' | 'correction';
  readonly about?: DrawKey;
  readonly path?: string;
  readonly at: number;
  readonly isSent: boolean;
};

/** All that the server knows, as plain data; each list has its oldest entry first. */
export type Twin = {
  readonly now: number;
  readonly players: readonly Player[];
  readonly links: readonly Link[];
  readonly sessions: readonly Session[];
  readonly tokens: readonly Tokens[];
  readonly plays: readonly Play[];
  readonly reports: readonly Report[];
  readonly draws: readonly Draw[];
  readonly corrections: readonly (DrawKey & { readonly old: Numbers; readonly at: number })[];
  /** The draws whose players were gone through, with the numbers that these were told. */
  readonly checks: readonly (DrawKey & Numbers)[];
  /** What players were told of a draw, mailed or not, as a text that differs where their results do. */
  readonly notifications: readonly (Owned & DrawKey & { readonly told: string })[];
  readonly outbox: readonly Mail[];
};

/** A server that nobody has called yet, at an instant in milliseconds since 1970. */
export const newTwin = (now: number): Twin => ({
  ...{ now, players: [], links: [], sessions: [], tokens: [], plays: [], reports: [] },
  ...{ draws: [], corrections: [], checks: [], notifications: [], outbox: [] },
});

export type Body = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Request = {
  readonly method: Method;
  readonly path: string;
  readonly body?: Body;
  readonly access?: string;
};
/** What the server makes up by chance: a twin is given it, and so answers the same call in the same way. */
export type Chosen = Readonly<Record<'player' | 'ticket' | 'link' | 'refresh' | 'access', string>>;
/** A request that found its handler: whose it is, in which session and game, and what its path names. */
export type Call = Owned & {
  readonly twin: Twin;
  readonly body: Body;
  readonly chosen: Chosen;
  readonly session: string;
  readonly game: Game;
  readonly named: string;
};
/** The answer to a call, and the twin as the call leaves it. */
export type Outcome = { readonly twin: Twin; readonly answer: { readonly status: number; readonly body: unknown } };
export type Errors = Readonly<Record<string, readonly string[]>>;

export const answered = (twin: Twin, status: number, body: unknown): Outcome => ({ twin, answer: { status, body } });
export const refused = (twin: Twin, status: number, error: string | Errors): Outcome =>
  answered(twin, status, { error });
export const notSignedIn = (twin: Twin): Outcome => refused(twin, 401, 'You are not signed in.');

/** A list in which the entries that are meant have something changed. */
export const changed = <Entry>(list: readonly Entry[], isMeant: (entry: Entry) => boolean, change: Partial<Entry>) =>
  list.map((entry) => (isMeant(entry) ? { ...entry, ...change } : entry));

/** The twin with one more mail in its outbox. */
export const withMail = (twin: Twin, mail: Omit<Mail, 'at' | 'isSent'>): Twin => ({
  ...twin,
  outbox: [...twin.outbox, { ...mail, at: twin.now, isSent: false }],
});

export const isOf = (draw: DrawKey) => (one: DrawKey) => one.game === draw.game && one.date === draw.date;

/** Whether the same numbers were drawn or marked, in whatever order. */
export const areSame = (one: Numbers, other: Numbers): boolean =>
  one.special === other.special && one.main.every((number) => other.main.includes(number));

/** Five main numbers and the special ball as one list. */
export const six = ({ main, special }: Numbers): readonly number[] => [...main, special];
