import { Link } from 'wouter';
import { searchOf, type HistoryView } from '../../rules/history-address.ts';
import { tabNames, tabs, type Tab } from '../../rules/tabs.ts';
import * as css from './tabs.css.ts';

/** The statistics are another page of the history tab. */
const currentOf = (tab: Tab, current: Tab) => {
  if (tab === current) return 'page';
  return tab === 'history' && current === 'statistics' ? true : undefined;
};

/** The tabs of `/lottery-board`: links that keep the game and the search (FW-4). */
export function Tabs({ current, view }: { current: Tab; view: HistoryView }) {
  return (
    <nav aria-label="Lottery Board" className={css.bar}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          href={`/lottery-board${searchOf(tab, view)}`}
          className={css.tab}
          aria-current={currentOf(tab, current)}
        >
          {tabNames[tab]}
        </Link>
      ))}
    </nav>
  );
}
