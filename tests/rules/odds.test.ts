import { describe, expect, test } from 'vitest';
import { eras } from '../../src/rules/eras.ts';
import { games } from '../../src/rules/games.ts';
import { oddsOf, oddsOfAny } from '../../src/rules/odds.ts';
import { tiers } from '../../src/rules/prizes.ts';

const nineOf = (ranges: Parameters<typeof oddsOfAny>[0]) =>
  tiers.map((_, at) => Math.round(oddsOf(ranges, at + 1) * 100) / 100);

describe('the odds of a ticket, as the operators publish them [SV-11]', () => {
  test('of Power Ball since 2015', () => {
    expect(nineOf(games.powerball)).toEqual([
      292_201_338, 11_688_053.52, 913_129.18, 36_525.17, 14_494.11, 579.76, 701.33, 91.98, 38.32,
    ]);
    expect(oddsOfAny(games.powerball)).toBeCloseTo(24.87, 2);
  });

  test('of the jackpots of Mega Millions by era', () => {
    expect(eras.megamillions.map((era) => oddsOf(era, 1))).toEqual([
      290_472_336, 302_575_350, 258_890_850, 175_711_536, 135_145_920,
    ]);
    const ofAny = eras.megamillions.slice(1, 4).map((era) => oddsOfAny(era).toFixed(1));
    expect(ofAny).toEqual(['24.0', '14.7', '39.9']);
  });
});
