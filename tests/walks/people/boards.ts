import type { LatestDraw } from '../../../src/protocol/draws.ts';
import type { SavedTicket } from '../../../src/rules/ticket-numbers.ts';

export const aDraw: LatestDraw = {
  number_set: '8 19 21 61 64 10 2x',
  drawing_date: '2026-11-18T00:00:00',
  next_drawing_date: '2026-11-21T22:59:00-05:00',
  next_jackpot: '$120 Million',
  is_sample: false,
};

export const aTicket: SavedTicket = {
  id: 't1',
  lottery: null,
  numbers: ['5', '12', '33', '41', '60', '8'],
  storedDate: '2026-11-20T15:00:00Z',
};
