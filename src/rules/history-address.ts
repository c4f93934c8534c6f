import type { Game } from './games.ts';
import { parts, type Tab } from './tabs.ts';
import { noFilters, partsOf, validFilters, type HistoryFilters } from './history-filters.ts';

/** The part of a history's state that its address holds: game, filters and page (DH-1). */
export type HistoryView = { readonly game: Game; readonly filters: HistoryFilters; readonly page: number };

/** The tab that a query asks for; filters or a page number mean the history. */
export const tabOf = (search: string): Tab => {
  const asked = new URLSearchParams(search);
  const isOfHistory = [...Object.keys(noFilters), 'page'].some((name) => asked.has(name));
  return parts.find((tab) => tab === asked.get('tab')) ?? (isOfHistory ? 'history' : 'winnings');
};

/** The view that a query asks for; anything missing or wrong takes its default. */
export const viewOf = (search: string): HistoryView => {
  const asked = new URLSearchParams(search);
  const page = asked.get('page') ?? '';
  const text = (name: keyof HistoryFilters) => asked.get(name) ?? '';
  const game = asked.get('game') === 'megamillions' ? 'megamillions' : 'powerball';
  return {
    game,
    filters: validFilters(game, { from: text('from'), until: text('until'), numbers: text('numbers') }),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
};

/** The query for a tab and its view, with its question mark; empty for the default. */
export const searchOf = (tab: Tab, { game, filters, page }: HistoryView): string => {
  const said = new URLSearchParams();
  if (tab !== 'winnings') said.set('tab', tab);
  if (game !== 'powerball') said.set('game', game);
  if (tab === 'history') {
    for (const name of Object.keys(noFilters) as (keyof HistoryFilters)[])
      if (partsOf(filters[name]).length > 0) said.set(name, filters[name]);
    if (page > 1) said.set('page', String(page));
  }
  const query = said.toString();
  return query === '' ? '' : `?${query}`;
};
