import * as v from 'valibot';
import { newYorkDate } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';
import { jackpotsFrom, reportFrom, textOf, type DrawReport, type Reading } from '../report.ts';
import { parseJson, readingOf } from './reading.ts';

/** The path of a game's latest draws and its next jackpot at the New York Lottery. */
export const nyLotteryPath = (game: Game): string =>
  `/nyl-api/games/${game === 'powerball' ? 'powerball' : 'mega-millions'}/draws`;

const balls = v.array(v.unknown());
const result = v.object({ primary: balls, secondary: v.optional(v.nullable(balls)) });
const draw = v.object({
  drawTime: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(8e15)),
  estimatedJackpot: v.optional(v.unknown()),
  results: v.optional(v.nullable(v.array(v.unknown()))),
});
const answer = v.object({ data: v.object({ draws: v.array(v.unknown()) }) });

/** Reads the New York Lottery's response; `drawTime` is midnight in New York on a draw date. Throws UnusableAnswer. */
export const readNyLottery = (game: Game, text: string): Reading => {
  const { draws } = parseJson(answer, text).data;
  const entries = draws.flatMap((held, at) => {
    const report = reportOf(held);
    return report === undefined ? [] : [{ place: at + 1, text: JSON.stringify(held), report }];
  });
  const announced = draws
    .filter((held) => v.is(draw, held))
    .map(({ drawTime, estimatedJackpot }) => [newYorkDate(drawTime), estimatedJackpot] as const);
  return readingOf(entries, jackpotsFrom(game, announced));
};

/** The report of a draw, or why it is invalid; undefined for a draw that is still open. */
const reportOf = (held: unknown): DrawReport | string | undefined => {
  const parsed = v.safeParse(draw, held);
  if (!parsed.success) return reasonOf(parsed.issues);
  const { drawTime, results } = parsed.output;
  if (!results?.length) return undefined;
  const first = v.safeParse(result, results[0]);
  if (!first.success) return reasonOf(first.issues);
  const { primary, secondary } = first.output;
  return reportFrom(newYorkDate(drawTime), primary.map(textOf), textOf(secondary?.[0]), undefined);
};

const reasonOf = ([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  `${v.getDotPath(issue) ?? 'draw'}: ${issue.message}`;
