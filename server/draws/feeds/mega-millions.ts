import * as v from 'valibot';
import { drawInstant, nextDrawDate } from '../../../src/rules/draw-times.ts';
import {
  isoDate,
  jackpotsFrom,
  reportFrom,
  textOf,
  UnusableAnswer,
  type JackpotReport,
  type Reading,
} from '../report.ts';
import { parseJson, readingOf } from './reading.ts';

/** The path of the latest draw and jackpots at the operator of Mega Millions. */
export const megaMillionsPath = '/cmspages/utilservice.asmx/GetLatestDrawData';

const ball = v.union([v.number(), v.string()]);
const side = v.optional(v.unknown());
const latest = v.object({
  Drawing: v.object({
    PlayDate: v.string(),
    N1: ball,
    N2: ball,
    N3: ball,
    N4: ball,
    N5: ball,
    MBall: ball,
    Megaplier: side,
  }),
  Jackpot: side,
});
const pools = v.object({ PlayDate: v.string(), CurrentPrizePool: side, NextPrizePool: side });

/** Reads the operator's response: JSON inside XML (GET) or inside `{"d": …}` (POST). Throws UnusableAnswer. */
export const readMegaMillions = (text: string): Reading => {
  const { Drawing, Jackpot } = parseJson(latest, innerJson(text));
  const { PlayDate, N1, N2, N3, N4, N5, MBall, Megaplier } = Drawing;
  const report = reportFrom(PlayDate, [N1, N2, N3, N4, N5].map(textOf), textOf(MBall), Megaplier);
  return readingOf([{ place: 1, text: JSON.stringify(Drawing), report }], jackpotsOf(Jackpot));
};

const jackpotsOf = (jackpot: unknown): readonly JackpotReport[] => {
  const announced = v.safeParse(pools, jackpot);
  const date = announced.success ? isoDate(announced.output.PlayDate) : undefined;
  if (!announced.success || date === undefined) return [];
  const next = nextDrawDate('megamillions', drawInstant('megamillions', date));
  const { CurrentPrizePool, NextPrizePool } = announced.output;
  return jackpotsFrom('megamillions', [
    [date, CurrentPrizePool],
    [next, NextPrizePool],
  ]);
};

const entities: Readonly<Record<string, string>> = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

const innerJson = (text: string): string => {
  if (text.trimStart().startsWith('{')) return parseJson(v.object({ d: v.string() }), text).d;
  const inner = /<string\b[^>]*>([^<]*)<\/string>/.exec(text)?.[1];
  if (inner === undefined) throw new UnusableAnswer('neither the XML nor the JSON that was expected');
  return inner.replaceAll(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
};
