import { games } from './games.ts';
import { parts, tabNames } from './tabs.ts';

/** The name of a page of the Lottery Board by its query: its tab, else its game. */
const boardName = (asked: URLSearchParams): string => {
  const tab = parts.find((one) => one === asked.get('tab'));
  if (tab !== undefined) return tabNames[tab];
  const [game] = Object.entries(games).flatMap(([key, { name }]) => (key === asked.get('game') ? [name] : []));
  return game ?? 'Lottery Board';
};

/** The name of a player's page of this app, unless signing in leads there anyway; otherwise undefined. */
const nameOf = ({ pathname, searchParams }: URL): string | undefined => {
  if (pathname === '/powerball') return games.powerball.name;
  return pathname === '/lottery-board' ? boardName(searchParams) : undefined;
};

/**
 * The target of the link above the board, with its query, and its name; undefined unless the address is one of this
 * app's own player pages (FW-2).
 */
export const destinationOf = (address: string): { readonly address: string; readonly name: string } | undefined => {
  const url = urlOf(address);
  const name = url?.origin === base ? nameOf(url) : undefined;
  return url === undefined || name === undefined ? undefined : { address: url.pathname + url.search, name };
};

const base = 'http://app.invalid';

const urlOf = (address: string): URL | undefined => {
  // Chrome and Edge before 120 have no URL.canParse.
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
};
