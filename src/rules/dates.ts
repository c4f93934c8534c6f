import { newYorkClock } from './draw-times.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

// Without Intl, which is slow to load.
const inWords = (timestamp: string, words: (clock: Date) => string) => {
  const clock = new Date(newYorkClock(timestamp));
  return Number.isNaN(clock.getTime()) ? timestamp : words(clock);
};

const day = (clock: Date) => `${months[clock.getUTCMonth()]} ${clock.getUTCDate()}, ${clock.getUTCFullYear()}`;

const hour = (clock: Date) => {
  const [hours, minutes] = [clock.getUTCHours(), String(clock.getUTCMinutes()).padStart(2, '0')];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
};

/** A timestamp's date in New York, such as 'Nov 20, 2026' (FW-5); an invalid one stays as it is. */
export const dayOf = (timestamp: string): string => inWords(timestamp, day);

/** A timestamp's month in New York, such as 'Nov 2026'. */
export const monthOf = (timestamp: string): string =>
  inWords(timestamp, (clock) => `${months[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`);

const time = (clock: Date) => `${weekdays[clock.getUTCDay()]}, ${day(clock)}, ${hour(clock)}`;

/** A timestamp in words, such as 'Friday, Nov 20, 2026, 11:00 PM, New York time'. */
export const timeOf = (timestamp: string): string => `${inWords(timestamp, time)}, New York time`;

/** An instant, in milliseconds since 1970, in this device's time, such as 'Saturday, Nov 21, 2026, 5:00 AM'. */
export const localTimeOf = (instant: number): string =>
  time(new Date(instant - new Date(instant).getTimezoneOffset() * 60_000));
