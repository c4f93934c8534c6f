import { authorizationHeader, claimsOf } from '../protocol/authorization.ts';
import { firstOf } from './build-files.ts';

/** The header of a kept answer that says when it came, as an ISO instant. */
const keptAt = 'X-Kept-At';
/** Name of the header that carries the access token (SE-2). */
export const tokenHeader = (import.meta.env['VITE_AUTHORIZATION_HEADER'] as string | undefined) ?? authorizationHeader;
const drawsCache = 'draws';
const playerCaches = 'player-';

/**
 * How long an answer is waited for where there is a kept one, in milliseconds: less than the 5 s after which the app
 * gives up (SE-2).
 */
const networkTimeout = 3_500;

// An answer that was asked for before somebody left is not kept after that.
let departures = 0;

const dropPlayers = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(playerCaches));
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Forgets what belongs to players: somebody came or went. */
export const forgetPlayers = (): Promise<void> => {
  departures += 1;
  return dropPlayers().catch(() => undefined);
};

/** Whose token a request carries; the server checks it, here it only says where the answers lie. */
const playerOf = (request: Request): string | undefined => {
  try {
    const { sub } = claimsOf(request.headers.get(tokenHeader) ?? '') as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
};

/** Where the answer to a request is kept; undefined where it isn't. */
export const cacheFor = (request: Request, isOwn: boolean): string | undefined => {
  if (!isOwn) return drawsCache;
  const player = playerOf(request);
  return player === undefined ? undefined : playerCaches + player;
};

const keep = async (name: string, url: string, answer: Response, before: number): Promise<void> => {
  // The server's clock says when the answer came; a device's may be hours wrong.
  const came = new Date(answer.headers.get('Date') ?? Date.now()).toISOString();
  const headers = { 'Content-Type': answer.headers.get('Content-Type') ?? 'application/json', [keptAt]: came };
  const copy = new Response(await answer.arrayBuffer(), { headers });
  if (departures !== before) return;
  await (await caches.open(name)).put(url, copy);
};

const keptIn = async (name: string, url: string) => {
  try {
    return await (await caches.open(name)).match(url);
  } catch {
    return undefined;
  }
};

type Surroundings = { readonly lasting: (work: Promise<unknown>) => void; readonly onCopy: (since: string) => void };

/**
 * The server's answer, kept if it is a good one; where none comes, or not soon, the one that was kept, with the instant
 * of that.
 */
export const answerFor = async (
  request: Request,
  name: string,
  { lasting, onCopy }: Surroundings,
): Promise<Response> => {
  const before = departures;
  const asked = fetch(request).then((answer) => {
    if (answer.status === 401) lasting(forgetPlayers());
    // A browser that keeps nothing, or has no room left, still gets its answer.
    if (answer.status === 200) lasting(keep(name, request.url, answer.clone(), before).catch(() => undefined));
    return answer;
  });
  lasting(asked.catch(() => undefined));
  const kept = await keptIn(name, request.url);
  if (kept === undefined) return asked;
  return firstOf(asked, networkTimeout, () => {
    onCopy(kept.headers.get(keptAt) ?? '');
    return kept;
  });
};
