import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newYorkTimestamp } from '../../../src/rules/draw-times.ts';
import { dayOf, timeOf } from '../../../src/rules/dates.ts';

const timeZone = 'America/New_York';
const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'long',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

test('dates and times are written in American English, in New York time [BD-1, BD-2, FW-5]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 883_612_800_000, max: 2_240_000_000_000 }), fc.boolean(), (instant, isZoned) => {
      const timestamp = isZoned ? newYorkTimestamp(instant) : new Date(instant).toISOString();
      expect(dayOf(timestamp)).toBe(day.format(instant));
      expect(timeOf(timestamp)).toBe(`${moment.format(instant).replaceAll('\u202f', ' ')}, New York time`);
    }),
    { numRuns: 2000 },
  );
});

test('text that is not a timestamp stays as it is [BD-2]', () => {
  expect(['', 'soon', '2026-13-40'].map(dayOf)).toEqual(['', 'soon', '2026-13-40']);
  expect(timeOf('To be announced')).toBe('To be announced, New York time');
});
