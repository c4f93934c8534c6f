import { games } from './games.ts';
import { parts, tabNames } from './tabs.ts';

/** What a page of the Lottery Board is called by its query: its tab, or else its game. */
const boardName = (asked: URLSearchParams): string => {
  const tab = parts.find((one) => one === asked.get('tab'));
  if (tab !== undefined) return tabNames[tab];
  const [game] = Object.entries(games).flatMap(([key, { name }]) => (key === asked.get('game') ? [name] : []));
  return game ?? 'Lottery Board';
};

/** What a page of this app that is for players is called, save the one on which signing in lands; else undefined. */
const nameOf = ({ pathname, searchParams }: URL): string | undefined => {
  if (pathname === '/powerball') return games.powerball.name;
  return pathname === '/lottery-board' ? boardName(searchParams) : undefined;
};

/**
 * Where a line above the board leads on to, with its query, and what that is called; undefined unless the address is
 * one of this app's own pages for players (FW-2).
 */
export const wayOn = (address: string): { readonly address: string; readonly name: string } | undefined => {
  const base = 'http://app.invalid';
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const name = url.origin === base ? nameOf(url) : undefined;
  return name === undefined ? undefined : { address: url.pathname + url.search, name };
};
