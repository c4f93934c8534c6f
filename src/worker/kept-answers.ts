import { NetworkFirst } from 'workbox-strategies';
import { authorizationHeader, claimsOf } from '../protocol/authorization.ts';

/** The header of a kept answer that says when it came, as an ISO instant. */
const keptAt = 'X-Kept-At';
/** Name of the header that carries the access token (SE-2). */
const tokenHeader = (import.meta.env['VITE_AUTHORIZATION_HEADER'] as string | undefined) ?? authorizationHeader;
const playerCaches = 'player-';

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

type OnCopy = (clientId: string, since: string) => Promise<void>;

/**
 * The network first; where no answer comes, or not soon, the one that was kept, and `onCopy` is told its instant.
 */
const keeping = (cacheName: string, onCopy: OnCopy): NetworkFirst => {
  const before = departures;
  return new NetworkFirst({
    cacheName,
    // Less than the 5 s after which the app gives up (SE-2).
    networkTimeoutSeconds: 3.5,
    plugins: [
      {
        fetchDidSucceed: async ({ response }) => {
          if (response.status === 401) await forgetPlayers();
          return response;
        },
        cacheWillUpdate: async ({ response }) => {
          if (response.status !== 200) return null;
          // The server's clock says when the answer came; a device's may be hours wrong.
          const came = new Date(response.headers.get('Date') ?? Date.now()).toISOString();
          const headers = {
            'Content-Type': response.headers.get('Content-Type') ?? 'application/json',
            [keptAt]: came,
          };
          const copy = new Response(await response.arrayBuffer(), { headers });
          return departures === before ? copy : null;
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

/** Answers requests for draws that all see alike, or for what is a player's own and is kept for that player. */
export const answerFor =
  (whose: 'draws' | 'own', onCopy: OnCopy) =>
  ({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> => {
    if (whose === 'draws') return keeping(whose, onCopy).handle({ request, event });
    const player = playerOf(request);
    return player === undefined ? fetch(request) : keeping(playerCaches + player, onCopy).handle({ request, event });
  };
