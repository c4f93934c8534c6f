import { Link } from 'wouter';
import { searchOf, tabs, type HistoryView, type Tab } from '../../rules/history-address.ts';
import * as css from './tabs.css.ts';

const names: Readonly<Record<Tab, string>> = {
  winnings: 'My winnings',
  'what-if': 'What if',
  history: 'Draw history',
};

/** The tabs of `/lottery-board`, links to their addresses; the game and what is looked for stay (FW-4). */
export function Tabs({ current, view }: { current: Tab; view: HistoryView }) {
  return (
    <nav aria-label="Lottery Board" className={css.bar}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          href={`/lottery-board${searchOf(tab, view)}`}
          className={css.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {names[tab]}
        </Link>
      ))}
    </nav>
  );
}
