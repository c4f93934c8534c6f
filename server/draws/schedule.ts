const minute = 60_000;
const day = 24 * 60 * minute;

/** How often feeds are polled while no draw is awaited; two of them change about twice a week. */
const regularPause = 30 * minute;
/** While a draw is awaited, feeds are polled 1, 3, 7 and 15 minutes after it, then every 15 minutes. */
const firstPolls = [1, 3, 7, 15].map((after) => after * minute);
const latePause = 15 * minute;

/** A game's last and next draw, in ms since 1970, and whether the last numbers are stored. */
export type Awaited = { readonly heldAt: number; readonly nextAt: number; readonly isOut: boolean };

/** Milliseconds until the next poll: at each draw, often for a day while one is awaited, and at `due` instants. */
export const pauseBeforeSync = (now: number, games: readonly Awaited[], due: readonly number[] = []): number => {
  const pauses = games.flatMap(({ heldAt, nextAt, isOut }) => {
    const since = now - heldAt;
    return isOut || since >= day ? [nextAt - now] : [nextAt - now, nextPoll(since) - since];
  });
  return Math.max(1000, Math.min(regularPause, ...pauses, ...due.map((at) => at - now)));
};

const nextPoll = (since: number): number =>
  firstPolls.find((poll) => poll > since) ?? (Math.floor(since / latePause) + 1) * latePause;
