import { Cron } from 'croner';

/**
 * Half past four in New York: the evening's draws are out everywhere, and that time is there once in every night of the
 * year.
 */
const nightly = new Cron('30 4 * * *', { timezone: 'America/New_York' });

/** The instant of the first nightly work after another instant, both in milliseconds since 1970. */
export const nextNightlyRun = (now: number): number =>
  nightly.nextRun(new Date(now))?.getTime() ?? now + 24 * 3_600_000;
