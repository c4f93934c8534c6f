import { briefDollars, dayAt, placeOf } from '../../rules/axes.ts';
import { dayOf } from '../../rules/dates.ts';
import { eras } from '../../rules/eras.ts';
import { games, type Game } from '../../rules/games.ts';
import { inFigures } from '../../rules/prizes.ts';
import { percentOf, shareOf, type Figures, type NumberCount, type Scope } from '../../rules/statistics.ts';
import { specialKind } from '../board/draw-words.ts';
import { counted } from '../history/history-words.ts';
import type { Figure } from '../picture/picture.view.tsx';

/** The name of a choice of draws. */
export const scopeName = (game: Game, scope: Scope): string =>
  scope === 'all' ? 'All draws' : `Since ${dayOf(eras[game][0].since)}`;

/** Which draws are counted, and how. */
export const scopeText = ({ draws, since, main, special }: Figures): string => {
  if (since === null) return 'No draw of the current number range is known yet.';
  const isOneRange = [...main, ...special].every(({ possible }) => possible === draws);
  return (
    `${counted(draws, 'draw', 'draws')} since ${dayOf(since)}.` +
    (isOneRange
      ? ' All had the same range of numbers.'
      : ' The range of numbers changed in between: a number’s share counts only draws whose range included it.')
  );
};

const mostNamed = 3;

/** The numbers with one share, in words, such as '28 and 61, in 12 of 94 draws (12.8%)'. */
const inWords = (counts: readonly NumberCount[], share: number): string => {
  const same = counts.filter((count) => shareOf(count) === share);
  const [first] = same;
  if (first === undefined) return '';
  const names = same.map(({ number }) => String(number));
  const named =
    names.length > mostNamed
      ? `${names.length} numbers`
      : [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ');
  return `${named}, in ${first.drawn} of ${counted(first.possible, 'draw', 'draws')} (${percentOf(first)})`;
};

const numbersPoint = (counts: readonly NumberCount[]): string => {
  const shares = counts.map(shareOf);
  return `Most often: ${inWords(counts, Math.max(...shares))}. Least often: ${inWords(counts, Math.min(...shares))}.`;
};

const numbersFigure = (title: string, tone: Figure['plotted']['tone'], counts: readonly NumberCount[]): Figure => ({
  title,
  point: numbersPoint(counts),
  plotted: {
    kind: 'bars',
    tone,
    points: counts.map((count) => ({ x: count.number, y: 100 * shareOf(count) })),
    xText: String,
    yText: (percent) => `${percent}%`,
  },
  head: ['Number', 'Times drawn', 'Draws with it in range', 'Share'],
  rows: counts.map((count) => [String(count.number), String(count.drawn), inFigures(count.possible), percentOf(count)]),
});

const jackpotsFigure = ({ jackpots }: Figures): Figure | undefined => {
  const [last, highest] = [jackpots.at(-1), jackpots.toSorted((one, other) => other.dollars - one.dollars)[0]];
  if (last === undefined || highest === undefined) return undefined;
  return {
    title: 'Jackpots',
    point: `Highest: ${highest.text} on ${dayOf(highest.date)}. Last: ${last.text} on ${dayOf(last.date)}.`,
    plotted: {
      kind: 'line',
      tone: 'won',
      points: jackpots.map(({ date, dollars }) => ({ x: placeOf(date), y: dollars })),
      xText: dayAt,
      yText: briefDollars,
    },
    head: ['Draw', 'Jackpot'],
    rows: jackpots.toReversed().map(({ date, text }) => [dayOf(date), text]),
  };
};

/** The plots of some draws: the numbers of both kinds of balls, and the jackpots if any are known. */
export const figuresOf = (game: Game, figures: Figures) => ({
  main: numbersFigure('Main numbers', 'main', figures.main),
  special: numbersFigure(games[game].specialBall, specialKind(game), figures.special),
  jackpots: jackpotsFigure(figures),
});
