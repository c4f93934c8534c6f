import { gamePaths } from '../../src/protocol/paths.ts';
import { drawInstant } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import { answered, areSame, hasResults, hour, isOf, six } from './twin.ts';
import type { Ask, Draw, DrawKey, OfGame, Report, Twin } from './twin.ts';

/** Whom to follow where sources differ, most trusted first (PR-3). */
const trust = ['operator', 'texas-lottery', 'ny-lottery', 'ny-open-data'] as const;

/** What each source says of a draw now, most trusted first. */
const votesOn = ({ reports }: Twin, draw: DrawKey): readonly Report[] =>
  trust.flatMap((source) => reports.find((report) => isOf(draw)(report) && report.source === source) ?? []);

/** What the sources come to together: two that agree are sure, and so is an operator alone (SV-7). */
const agreement = (votes: readonly Report[]) => {
  const support = (vote: Report) =>
    vote.source === 'operator' ? Infinity : votes.filter((other) => areSame(vote, other)).length;
  const most = Math.max(...votes.map(support));
  const [value, ...rivals] = votes.filter((vote) => support(vote) === most);
  if (value === undefined) throw new Error('Nobody has reported this draw');
  const isDisputed = rivals.some((rival) => !areSame(rival, value));
  return { value, isDisputed, isSure: most > 1 && !isDisputed };
};

/** Shows a draw as its sources have it now and as it was shown until now; a change once confirmed is a correction. */
const show = (twin: Twin, { game, date }: DrawKey): void => {
  const { value, isDisputed, isSure } = agreement(votesOn(twin, { game, date }));
  const old = twin.draws.find(isOf(value));
  const held = drawInstant(game, date);
  const firstSeen = old?.firstSeen ?? twin.now;
  const isAged = twin.now - firstSeen >= 12 * hour || firstSeen - held >= 48 * hour;
  const confirmedAt = old?.confirmedAt ?? (!isDisputed && (isSure || isAged) ? twin.now : null);
  const wasGiven = old !== undefined && (old.confirmedAt !== null || hasResults(old, twin.now));
  const isCorrected = old !== undefined && (old.isCorrected || (wasGiven && !areSame(old, value)));
  const settled = isCorrected ? 'corrected' : 'confirmed';
  const draw: Draw = {
    ...value,
    isCorrected,
    firstSeen,
    confirmedAt,
    state: isDisputed ? 'disputed' : confirmedAt === null ? 'provisional' : settled,
    resultsFrom: isDisputed ? held + 48 * hour : confirmedAt,
  };
  twin.draws = [...twin.draws.filter((one) => one !== old), draw];
};

/** Brings every draw of a game in line with its reports. */
export const reconcile = (twin: Twin, game: Game): void => {
  const reports = twin.reports.filter((report) => report.game === game);
  for (const report of new Map(reports.map((one) => [one.date, one])).values()) show(twin, report);
};

/** A source reports a draw, which is its newest word on it; one that is not held yet is refused (SV-6). */
export const reportDraw = (twin: Twin, report: Report): void => {
  const { game, date, source } = report;
  if (drawInstant(game, date) <= twin.now)
    twin.reports = [...twin.reports.filter((one) => !isOf(report)(one) || one.source !== source), report];
  reconcile(twin, game);
};

/** Every draw of a game, newest first (DH-1). */
export const history = (ask: Ask, { game }: OfGame) =>
  ask(`GET ${gamePaths(game).history}`, ({ twin }) => {
    const draws = twin.draws.filter((draw) => draw.game === game);
    const rows = draws.map((draw) => ({ date: draw.date, numbers: six(draw), state: draw.state }));
    return answered(rows.toSorted((one, other) => (one.date < other.date ? 1 : -1)));
  });
