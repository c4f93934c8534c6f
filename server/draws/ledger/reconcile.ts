import type { Game } from '../../../src/rules/games.ts';
import type { drawReports, draws } from '../../db/schema.ts';
import type { DrawReport, Source } from '../report.ts';

/** A source's current vote on a draw: its newest report. */
export type Vote = Omit<typeof drawReports.$inferSelect, 'id' | 'game'>;

type DrawRow = typeof draws.$inferSelect;
export type ShownDraw = Omit<DrawRow, 'game' | 'mask' | 'held_at' | 'state'> & {
  readonly state: Exclude<DrawRow['state'], 'sample'>;
  /** Whether results were given with other numbers before. */
  readonly isCorrected: boolean;
};

export const confirmationAge = 12 * 3_600_000;
/** How long after a disputed draw its results are given anyway, with the most trusted source's numbers (PR-3). */
export const disputeAge = 48 * 3_600_000;

/**
 * Which source to follow when they differ, most trusted first (PR-3). The lotteries' own services come before New
 * York's open data, which is entered by hand. The same sources published in every era, so one order fits all.
 */
const trust: Readonly<Record<Game, readonly Source[]>> = {
  powerball: ['operator', 'texas-lottery', 'ny-lottery', 'ny-open-data', 'mega-millions'],
  megamillions: ['operator', 'mega-millions', 'texas-lottery', 'ny-lottery', 'ny-open-data'],
};

const byTrust = (game: Game, votes: readonly Vote[]): readonly Vote[] =>
  votes.toSorted((one, other) => trust[game].indexOf(one.source) - trust[game].indexOf(other.source));

export const sameNumbers = (
  one: Pick<DrawReport, 'main' | 'special'>,
  other: Pick<DrawReport, 'main' | 'special'>,
): boolean =>
  one.special === other.special &&
  one.main.length === other.main.length &&
  one.main.every((number, at) => number === other.main[at]);

type Judged = { readonly value: Vote; readonly isDisputed: boolean; readonly isCertain: boolean };

/** The outcome of all votes, whichever came first; undefined without any (PR-3). */
const judge = (game: Game, votes: readonly Vote[]): Judged | undefined => {
  const ranked = byTrust(game, votes);
  const supportOf = (value: Vote) => votes.filter((vote) => sameNumbers(vote, value)).length;
  const [trusted] = ranked;
  if (trusted === undefined || trusted.source === 'operator')
    return trusted && { value: trusted, isDisputed: false, isCertain: true };
  const most = Math.max(...ranked.map(supportOf));
  const [leader = trusted, ...rivals] = ranked.filter((vote) => supportOf(vote) === most);
  const isDisputed = rivals.some((rival) => !sameNumbers(rival, leader));
  return { value: leader, isDisputed, isCertain: !isDisputed && most >= 2 };
};

/**
 * The draw to show for a date, given each source's vote (SV-7): confirmed by two sources that agree, by an operator, or
 * 12 h after it was first seen (at once if it was held 48 h before that). On a tie it is disputed and follows the most
 * trusted source (PR-3). Without any vote, only what was confirmed stays. Times in milliseconds since 1970.
 */
export const reconciled = (
  game: Game,
  votes: readonly Vote[],
  shown: ShownDraw | undefined,
  heldAt: number,
  now: number,
): ShownDraw | undefined => {
  const judged = judge(game, votes);
  if (judged === undefined) return wasGiven(shown, now) ? shown : undefined;
  const { value, isDisputed, isCertain } = judged;
  const firstSeen = shown?.first_seen_at.getTime() ?? Math.min(...votes.map(({ seen_at }) => seen_at.getTime()));
  const isOld = now - firstSeen >= confirmationAge || firstSeen - heldAt >= disputeAge;
  const isSame = shown === undefined || sameNumbers(value, shown);
  const isSure = isCertain || isOld || wasGiven(shown, now);
  const isCorrected = shown !== undefined && (shown.isCorrected || (wasGiven(shown, now) && !isSame));
  const settled = isCorrected ? 'corrected' : 'confirmed';
  const state = isDisputed ? 'disputed' : isSure ? settled : 'provisional';
  const confirmed_at = state === 'provisional' ? null : (shown?.confirmed_at ?? (isDisputed ? null : new Date(now)));
  const said = byTrust(game, votes).find((vote) => vote.multiplier !== null && sameNumbers(vote, value));
  const { date, main, special } = value;
  return {
    date,
    main,
    special,
    state,
    first_seen_at: new Date(firstSeen),
    confirmed_at,
    multiplier: said?.multiplier ?? (isSame ? (shown?.multiplier ?? null) : null),
    follows: isDisputed ? value.source : null,
    isCorrected,
    results_from: isDisputed ? new Date(heldAt + disputeAge) : confirmed_at,
  };
};

/** Whether players have had results of a draw: it was confirmed, or disputed for long enough (PR-3). */
export const wasGiven = (shown: ShownDraw | undefined, now: number): shown is ShownDraw =>
  shown !== undefined &&
  (shown.confirmed_at !== null || (shown.results_from !== null && shown.results_from.getTime() <= now));
