import * as v from 'valibot';
import type { Report, SixNumbers } from '../rules/past-draws.ts';

const ball = v.number();
/** Five main numbers and the special ball. */
export const numbers: v.GenericSchema<SixNumbers> = v.strictTuple([ball, ball, ball, ball, ball, ball]);
/** What a source says that a draw's numbers are. */
export const report: v.GenericSchema<Report> = v.object({ source: v.string(), numbers });

const latestDraw = v.object({
  number_set: v.string(),
  drawing_date: v.string(),
  next_drawing_date: v.string(),
  next_jackpot: v.string(),
  is_sample: v.optional(v.boolean(), false),
  /** What each source says while they disagree (PR-3), the one whose numbers are shown first. */
  reports: v.optional(v.array(report), []),
});

/** Answer of both games' `latest`: a list whose first item is the latest draw (BD-2). */
export const latestAnswer = v.pipe(v.array(latestDraw), v.minLength(1));

export type LatestDraw = v.InferOutput<typeof latestDraw>;
