const minute = 60_000;
const day = 24 * 60 * minute;

/** Feeds are asked this often when nothing is awaited; two of them change about twice a week. */
const regularPause = 30 * minute;
/** While a draw is awaited the feeds are asked 1, 3, 7 and 15 minutes after it, then every 15 minutes. */
const firstLooks = [1, 3, 7, 15].map((after) => after * minute);
const lateLook = 15 * minute;

/** When a game's last draw was and its next is, in ms since 1970, and whether the last numbers are stored. */
export type Awaited = { readonly heldAt: number; readonly nextAt: number; readonly isOut: boolean };

/** Milliseconds until the next poll: at each draw, often for a day while one is awaited, and at `due` instants. */
export const pauseBeforeSync = (now: number, games: readonly Awaited[], due: readonly number[] = []): number => {
  const pauses = games.flatMap(({ heldAt, nextAt, isOut }) => {
    const since = now - heldAt;
    return isOut || since >= day ? [nextAt - now] : [nextAt - now, nextLook(since) - since];
  });
  return Math.max(1000, Math.min(regularPause, ...pauses, ...due.map((at) => at - now)));
};

const nextLook = (since: number): number =>
  firstLooks.find((look) => look > since) ?? (Math.floor(since / lateLook) + 1) * lateLook;
