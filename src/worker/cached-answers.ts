import { NetworkFirst } from 'workbox-strategies';
import { authorizationHeader, playerOf } from '../protocol/authorization.ts';

/** The header that says when a cached answer arrived, as an ISO instant. */
const keptAt = 'X-Kept-At';
/** Name of the header that carries the access token (SE-2). */
const tokenHeader = (import.meta.env['VITE_AUTHORIZATION_HEADER'] as string | undefined) ?? authorizationHeader;
const playerCaches = 'player-';

// An answer that was requested before a sign-in or sign-out must not be cached after it.
let sessionChanges = 0;

const dropPlayers = async (): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(playerCaches));
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Deletes players' data at a sign-in or sign-out. */
export const deletePlayerCaches = (): Promise<void> => {
  sessionChanges += 1;
  return dropPlayers().catch(() => undefined);
};

type OnCopy = (clientId: string, since: string) => Promise<void>;

/** Network first; without an answer in time, the cached one, whose instant `onCopy` gets. */
const networkFirst = (cacheName: string, onCopy: OnCopy): NetworkFirst => {
  const before = sessionChanges;
  return new NetworkFirst({
    cacheName,
    // Less than the 5 s after which the app gives up (SE-2).
    networkTimeoutSeconds: 3.5,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (response.status === 401) await deletePlayerCaches();
          return response;
        },
        cacheWillUpdate: async ({ response }) => {
          if (response.status !== 200) return null;
          // By the server's clock; a device's may be hours off.
          const came = new Date(response.headers.get('Date') ?? Date.now()).toISOString();
          const headers = {
            'Content-Type': response.headers.get('Content-Type') ?? 'application/json',
            [keptAt]: came,
          };
          const copy = new Response(await response.arrayBuffer(), { headers });
          return sessionChanges === before ? copy : null;
        },
        cachedResponseWillBeUsed: ({ cachedResponse, event }) => {
          const since = cachedResponse?.headers.get(keptAt);
          if (since && 'clientId' in event) event.waitUntil(onCopy((event as FetchEvent).clientId, since));
          return Promise.resolve(cachedResponse);
        },
      },
    ],
  });
};

/** Answers requests for draws, which are the same for everyone, or for a player's own data, cached for that player. */
export const answerFor =
  (whose: 'draws' | 'own', onCopy: OnCopy) =>
  ({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> => {
    if (whose === 'draws') return networkFirst(whose, onCopy).handle({ request, event });
    // Unverified: the server checks it, here it only selects the cache.
    const player = playerOf(request.headers.get(tokenHeader) ?? '');
    return player === undefined
      ? fetch(request)
      : networkFirst(playerCaches + player, onCopy).handle({ request, event });
  };
