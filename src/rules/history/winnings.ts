import { inDollars, type Prize } from '../prizes.ts';

/** What several prizes come to: dollars between two amounts, and what has no amount, jackpots and prizes of before the known tables (SV-11). */
export type Winnings = {
  readonly prizes: number;
  readonly jackpots: number;
  readonly unpriced: number;
  readonly lowest: number;
  readonly highest: number;
};

export const noWinnings: Winnings = { prizes: 0, jackpots: 0, unpriced: 0, lowest: 0, highest: 0 };

/** What a prize adds to winnings, counted `times` times. */
export const withPrize = (won: Winnings, prize: Prize, times = 1): Winnings => {
  const counted = { ...won, prizes: won.prizes + times };
  switch (prize.kind) {
    case 'jackpot':
      return { ...counted, jackpots: won.jackpots + times };
    case 'tierOnly':
      return { ...counted, unpriced: won.unpriced + times };
    case 'dollars':
      return { ...counted, lowest: won.lowest + times * prize.dollars, highest: won.highest + times * prize.dollars };
    case 'range':
      return { ...counted, lowest: won.lowest + times * prize.lowest, highest: won.highest + times * prize.highest };
  }
};

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** Winnings in words: 'Jackpot and $11', '$20 to $100', '2 prizes of unknown amount', or 'Nothing'. */
export const winningsText = ({ jackpots, unpriced, lowest, highest }: Winnings): string => {
  const dollars = lowest === highest ? inDollars(lowest) : `${inDollars(lowest)} to ${inDollars(highest)}`;
  const parts = [
    ...(jackpots > 0 ? [counted(jackpots, 'Jackpot', 'jackpots')] : []),
    ...(highest > 0 ? [dollars] : []),
    ...(unpriced > 0 ? [counted(unpriced, 'a prize of unknown amount', 'prizes of unknown amount')] : []),
  ];
  if (parts.length === 0) return 'Nothing';
  const text = parts.length > 2 ? `${parts[0]}, ${parts[1]} and ${parts[2]}` : parts.join(' and ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};
