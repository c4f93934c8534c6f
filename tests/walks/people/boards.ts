import type { LatestDraw } from '../../../src/protocol/draws.ts';
import type { LastResults, Outcome } from '../../../src/protocol/history.ts';
import { tiers } from '../../../src/rules/prizes.ts';
import type { SavedTicket } from '../../../src/rules/ticket-numbers.ts';

export const aDraw: LatestDraw = {
  number_set: '8 19 21 61 64 10 2x',
  drawing_date: '2026-11-18T00:00:00',
  next_drawing_date: '2026-11-21T22:59:00-05:00',
  next_jackpot: '$120 Million',
  is_sample: false,
  reports: [],
};

export const aTicket: SavedTicket = {
  id: 't1',
  lottery: null,
  numbers: ['5', '12', '33', '41', '60', '8'],
  storedDate: '2026-11-20T15:00:00Z',
};

const drawn = [5, 12, 33, 41, 60, 8] as const;
/** The ticket `t1` and others after it, each with as many of the drawn numbers as a tier takes. */
const outcomeOf = (tier: number | null, place: number): Outcome => {
  const { main, special } = tiers[(tier ?? 0) - 1] ?? { main: 1, special: false };
  const [first, second, third, fourth, fifth, sixth] = drawn.map((number, at) =>
    (at === 5 ? special : at < main) ? number : number + 2,
  ) as unknown as Outcome['numbers'];
  return {
    ticket_id: `t${place + 1}`,
    date: '2026-11-18',
    numbers: [first, second, third, fourth, fifth, sixth],
    drawn: [...drawn],
    main_matches: main,
    special_matches: special,
    tier,
  };
};

/** A checked draw in which tickets won prizes of these tiers, best first; null for one without. */
export const checkedWith = (...won: readonly (number | null)[]): LastResults => ({
  state: 'checked',
  date: '2026-11-18',
  is_sample: false,
  tickets: won.length,
  outcomes: won.map(outcomeOf),
});
