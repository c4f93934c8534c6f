import { accountPaths, gamePaths } from '../protocol/paths.ts';

/**
 * What a worker does about a request: a page or a file of the build, draws that all see alike, what is one player's
 * own, a call with which somebody comes or goes. Everything else is none of its business and goes to the server as if
 * there were no worker.
 */
export type Duty = 'page' | 'file' | 'draws' | 'own' | 'session-change' | 'none';

type Asked = { readonly method: string; readonly mode: string; readonly url: string };

const families = [gamePaths('powerball'), gamePaths('megamillions')];
const draws = families.flatMap(({ latest, history }) => [latest, history]);
const own = families.flatMap(({ widget, tickets, lastResults }) => [widget, tickets, lastResults]);
const ownBelow = families.map(({ results }) => results);
const sessionChanges: readonly string[] = [accountPaths.login, accountPaths.logout, accountPaths.deletion];

/** What is to be done about a request, when the build has these pages. */
export const dutyOf = ({ method, mode, url }: Asked, origin: string, pages: readonly string[]): Duty => {
  const { origin: asked, pathname: path } = new URL(url);
  if (asked !== origin) return 'none';
  if (method === 'POST') return sessionChanges.includes(path) ? 'session-change' : 'none';
  if (method !== 'GET') return 'none';
  if (mode === 'navigate') return pages.includes(path) ? 'page' : 'none';
  if (path.startsWith('/static/')) return 'file';
  if (draws.includes(path)) return 'draws';
  return own.includes(path) || ownBelow.some((start) => path.startsWith(start)) ? 'own' : 'none';
};
