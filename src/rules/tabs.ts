/** The tabs of `/lottery-board`, the first of which it opens with (FW-4). */
export const tabs = ['winnings', 'what-if', 'history'] as const;
export type Tab = (typeof tabs)[number];

/** What each tab is called. */
export const tabNames: Readonly<Record<Tab, string>> = {
  winnings: 'My winnings',
  'what-if': 'What if',
  history: 'Draw history',
};
