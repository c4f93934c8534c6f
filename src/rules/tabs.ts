/** The tabs of `/lottery-board`, the first of which it opens with (FW-4). */
export const tabs = ['winnings', 'what-if', 'history'] as const;

/** What an address of the page may ask for: a tab, or the statistics, which the tab of the history leads to (PL-4). */
export const parts = [...tabs, 'statistics'] as const;
export type Tab = (typeof parts)[number];

/** What each of them is called. */
export const tabNames: Readonly<Record<Tab, string>> = {
  winnings: 'My winnings',
  'what-if': 'What if',
  history: 'Draw history',
  statistics: 'Numbers and jackpots',
};
