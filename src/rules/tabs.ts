/** The tabs of `/lottery-board`; it opens with the first (FW-4). */
export const tabs = ['winnings', 'what-if', 'history'] as const;

/** The parts that the page's address may name: a tab, or the statistics, which the history's tab links to (PL-4). */
export const parts = [...tabs, 'statistics'] as const;
export type Tab = (typeof parts)[number];

/** The names of the parts. */
export const tabNames: Readonly<Record<Tab, string>> = {
  winnings: 'My winnings',
  'what-if': 'What if',
  history: 'Draw history',
  statistics: 'Numbers and jackpots',
};
