import { Cron } from 'croner';

/** 4:30 in New York: the evening's draws are out everywhere, and no change of clocks skips or repeats it. */
const nightly = new Cron('30 4 * * *', { timezone: 'America/New_York' });

/** The instant of the first nightly work after another instant, both in milliseconds since 1970. */
export const nextNightlyRun = (now: number): number =>
  nightly.nextRun(new Date(now))?.getTime() ?? now + 24 * 3_600_000;
