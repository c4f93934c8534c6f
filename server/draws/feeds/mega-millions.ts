import * as v from 'valibot';
import { drawInstant, nextDrawDate } from '../../../src/rules/draw-times.ts';
import { isoDate, reportFrom, UnusableAnswer, type JackpotReport, type Reading } from '../report.ts';
import { parseJson } from './json.ts';
import { readingOf } from './reading.ts';

/** Where the operator of Mega Millions answers with its latest draw and jackpots. */
export const megaMillionsPath = '/cmspages/utilservice.asmx/GetLatestDrawData';

const dollars = v.pipe(v.number(), v.finite());
const latest = v.object({
  Drawing: v.object({
    PlayDate: v.string(),
    N1: v.number(),
    N2: v.number(),
    N3: v.number(),
    N4: v.number(),
    N5: v.number(),
    MBall: v.number(),
    Megaplier: v.optional(v.number()),
  }),
  Jackpot: v.optional(v.object({ PlayDate: v.string(), CurrentPrizePool: dollars, NextPrizePool: dollars })),
});
type Latest = v.InferOutput<typeof latest>;

/** Reads the operator's answer: JSON inside XML (GET) or inside `{"d": …}` (POST). Throws UnusableAnswer. */
export const readMegaMillions = (text: string): Reading => {
  const { Drawing, Jackpot } = parseJson(latest, innerJson(text));
  const { PlayDate, N1, N2, N3, N4, N5, MBall, Megaplier } = Drawing;
  const report = reportFrom(PlayDate, [N1, N2, N3, N4, N5].map(String), String(MBall), Megaplier);
  return { ...readingOf([{ place: 1, text: JSON.stringify(Drawing), report }]), jackpots: jackpotsOf(Jackpot) };
};

const jackpotsOf = (jackpot: Latest['Jackpot']): readonly JackpotReport[] => {
  const date = isoDate(jackpot?.PlayDate ?? '');
  if (jackpot === undefined || date === undefined) return [];
  const next = nextDrawDate('megamillions', drawInstant('megamillions', date));
  const announced = [
    { date, dollars: Math.round(jackpot.CurrentPrizePool) },
    { date: next, dollars: Math.round(jackpot.NextPrizePool) },
  ];
  return announced.filter(({ dollars: amount }) => amount > 0);
};

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const innerJson = (text: string): string => {
  if (text.trimStart().startsWith('{')) return parseJson(v.object({ d: v.string() }), text).d;
  const inner = /<string\b[^>]*>([^<]*)<\/string>/.exec(text)?.[1];
  if (inner === undefined) throw new UnusableAnswer('neither the XML nor the JSON that was expected');
  return inner.replaceAll(/&(?:quot|apos|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
};
