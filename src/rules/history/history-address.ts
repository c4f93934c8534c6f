import type { Game } from '../games.ts';
import { noFilters, soundFilters, type HistoryFilters } from './filters.ts';

/** What of a history stands in its address: the game, the filters and the page (DH-1). */
export type HistoryView = { readonly game: Game; readonly filters: HistoryFilters; readonly page: number };

/** The view that an address's query asks for; what it doesn't say, or says wrongly, is as at first. */
export const viewOf = (search: string): HistoryView => {
  const asked = new URLSearchParams(search);
  const page = asked.get('page') ?? '';
  const text = (name: keyof HistoryFilters) => asked.get(name) ?? '';
  const game = asked.get('game') === 'megamillions' ? 'megamillions' : 'powerball';
  return {
    game,
    filters: soundFilters(game, { from: text('from'), until: text('until'), numbers: text('numbers') }),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
};

/** The query of a view, with its question mark; empty for what is seen at first. */
export const searchOf = ({ game, filters, page }: HistoryView): string => {
  const said = new URLSearchParams();
  if (game !== 'powerball') said.set('game', game);
  for (const name of Object.keys(noFilters) as (keyof HistoryFilters)[])
    if (filters[name] !== '') said.set(name, filters[name]);
  if (page > 1) said.set('page', String(page));
  const query = said.toString();
  return query === '' ? '' : `?${query}`;
};
