import { accountPaths, gamePaths } from '../protocol/paths.ts';

/**
 * How the worker treats a request: as a page or file of the build, as draws, which are the same for everyone, as a
 * player's own data, or as a sign-in or sign-out. It leaves all others to the server.
 */
export type RequestKind = 'page' | 'file' | 'draws' | 'own' | 'session-change' | 'none';

type Asked = { readonly method: string; readonly mode: string; readonly url: string };

const families = [gamePaths('powerball'), gamePaths('megamillions')];
const draws = families.flatMap(({ latest, history }) => [latest, history]);
const own = families.flatMap(({ widget, tickets, lastResults }) => [widget, tickets, lastResults]);
const ownBelow = families.map(({ results }) => results);
const sessionChanges: readonly string[] = [accountPaths.login, accountPaths.logout, accountPaths.deletion];

/** The kind of a request, given the pages of the build. */
export const requestKindOf = ({ method, mode, url }: Asked, origin: string, pages: readonly string[]): RequestKind => {
  const { origin: asked, pathname: path } = new URL(url);
  if (asked !== origin) return 'none';
  if (method === 'POST') return sessionChanges.includes(path) ? 'session-change' : 'none';
  if (method !== 'GET') return 'none';
  if (mode === 'navigate') return pages.includes(path) ? 'page' : 'none';
  if (path.startsWith('/static/')) return 'file';
  if (draws.includes(path)) return 'draws';
  return own.includes(path) || ownBelow.some((start) => path.startsWith(start)) ? 'own' : 'none';
};
