import * as v from 'valibot';

const latestDraw = v.object({
  number_set: v.string(),
  drawing_date: v.string(),
  next_drawing_date: v.string(),
  next_jackpot: v.string(),
  is_sample: v.optional(v.boolean(), false),
});

/** Answer of both games' `latest`: a list whose first item is the latest draw (BD-2). */
export const latestAnswer = v.pipe(v.array(latestDraw), v.minLength(1));

export type LatestDraw = v.InferOutput<typeof latestDraw>;
