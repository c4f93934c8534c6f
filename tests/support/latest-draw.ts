import type { LatestDraw } from '../../src/protocol/draws.ts';

/** A Power Ball draw as the server answers it. */
export const latestDraw: LatestDraw = {
  number_set: '8 19 21 61 64 10 2x',
  drawing_date: '2026-11-18T22:59:00-05:00',
  next_drawing_date: '2026-11-21T22:59:00-05:00',
  next_jackpot: '$120 Million',
  is_sample: false,
};
