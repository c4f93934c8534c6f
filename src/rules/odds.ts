import type { Ranges } from './games.ts';
import { tiers } from './prizes.ts';

const waysToChoose = (many: number, from: number): number => {
  let ways = 1;
  for (let taken = 0; taken < many; taken += 1) ways = (ways * (from - taken)) / (taken + 1);
  return ways;
};

/** The odds of a tier (1 to 9) in a draw with these ranges, as the n of '1 in n'. */
export const oddsOf = ({ mainHighest, specialHighest }: Ranges, tier: number): number => {
  const { main, special } = tiers[tier - 1] ?? { main: NaN, special: false };
  const mains = waysToChoose(main, 5) * waysToChoose(5 - main, mainHighest - 5);
  return (waysToChoose(5, mainHighest) * specialHighest) / (mains * (special ? 1 : specialHighest - 1));
};

/** The odds of any prize in a draw with these ranges, as the n of '1 in n'. */
export const oddsOfAny = (ranges: Ranges): number =>
  1 / tiers.reduce((share, _, at) => share + 1 / oddsOf(ranges, at + 1), 0);
