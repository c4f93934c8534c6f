import * as v from 'valibot';
import { isDrawDate, newYorkDate } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';
import { reportFrom, type Reading } from '../report.ts';
import { parseJson } from './json.ts';
import { readingOf } from './reading.ts';

/** Where the New York Lottery answers with a game's latest draws and the jackpot of the open one. */
export const nyLotteryPath = (game: Game): string =>
  `/nyl-api/games/${game === 'powerball' ? 'powerball' : 'mega-millions'}/draws`;

const result = v.object({ primary: v.array(v.string()), secondary: v.optional(v.array(v.string()), []) });
const draw = v.object({
  drawTime: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(8e15)),
  estimatedJackpot: v.optional(v.nullable(v.pipe(v.number(), v.finite()))),
  results: v.optional(v.nullable(v.array(result))),
});
const answer = v.object({ data: v.object({ draws: v.array(draw) }) });
type Draw = v.InferOutput<typeof draw>;

/** Reads the New York Lottery's answer; `drawTime` is midnight in New York on the draw's date. Throws UnusableAnswer. */
export const readNyLottery = (game: Game, text: string): Reading => {
  const { draws } = parseJson(answer, text).data;
  const entries = draws.flatMap((held, at) => {
    const report = reportOf(held);
    return report === undefined ? [] : [{ place: at + 1, text: JSON.stringify(held), report }];
  });
  const jackpots = draws
    .map(({ drawTime, estimatedJackpot }) => ({
      date: newYorkDate(drawTime),
      dollars: Math.round(estimatedJackpot ?? 0),
    }))
    .filter(({ date, dollars }) => dollars > 0 && isDrawDate(game, date));
  return { ...readingOf(entries), jackpots };
};

const reportOf = ({ drawTime, results }: Draw) => {
  const [first] = results ?? [];
  if (first === undefined) return undefined;
  return reportFrom(newYorkDate(drawTime), first.primary, first.secondary[0] ?? '', undefined);
};
