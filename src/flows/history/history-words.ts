import { type DrawState, numbersText, type PastDraw, sourceNames } from '../../rules/past-draws.ts';
import { capitalized, inFigures, type Match, matchText, prizeOf, prizeText, tierOf } from '../../rules/prizes.ts';
import type { Game } from '../../rules/games.ts';
import { dayOf } from '../../rules/dates.ts';

/** How certain a draw is, in a word. */
export const stateWords: Readonly<Record<DrawState, string>> = {
  sample: 'Sample',
  disputed: 'Disputed',
  provisional: 'Provisional',
  confirmed: 'Confirmed',
  corrected: 'Corrected',
};

/** Notes on a draw's numbers: what was shown before, and which sources disagree (SV-7). */
export const notesOn = ({ corrections, conflicts }: PastDraw): readonly string[] => [
  ...corrections.map(({ numbers, corrected_at }) => `Until ${dayOf(corrected_at)} this was ${numbersText(numbers)}.`),
  ...conflicts.map(({ source, numbers }) => `${sourceNames[source] ?? source} says ${numbersText(numbers)}.`),
];

/** The result of a match, such as '4 numbers and the Power Ball matched: $50,000'. */
export const outcomeText = (game: Game, date: string, match: Match): string => {
  const tier = tierOf(match);
  const prize = tier === undefined ? 'no prize' : prizeText(prizeOf(game, date, tier));
  return `${capitalized(matchText(game, match))} matched: ${prize}`;
};

/** A count with its noun. */
export const counted = (count: number, one: string, many: string): string =>
  `${inFigures(count)} ${count === 1 ? one : many}`;
