import type { Numbers } from './fixture.ts';

/** What wins, highest first, as the operators' leaflets list it. */
const leaflet = [
  '5 and the ball',
  '5',
  '4 and the ball',
  '4',
  '3 and the ball',
  '3',
  '2 and the ball',
  '1 and the ball',
  '0 and the ball',
];

/** What a ticket matched in a draw, number by number, and the place in the leaflet of what it won, from 1. */
export const slowResult = (
  ticket: Numbers,
  draw: Numbers,
): readonly [main: number, special: boolean, tier: number | null] => {
  let main = 0;
  for (const number of ticket.main) for (const other of draw.main) if (number === other) main += 1;
  const special = ticket.special === draw.special;
  const place = leaflet.indexOf(special ? `${main} and the ball` : String(main));
  return [main, special, place < 0 ? null : place + 1];
};
