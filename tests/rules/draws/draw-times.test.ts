import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  instantOf,
  newYorkClock,
  newYorkDate,
  newYorkInstant,
  newYorkTimestamp,
  remainingUntil,
} from '../../../src/rules/draw-times.ts';

const two = (count: number) => String(count).padStart(2, '0');
const newYork = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Hours behind UTC at a wall-clock time, the first of the hour lived twice; undefined in the hour that is skipped. */
const hoursBehind = (date: string, time: string) =>
  [4, 5].find(
    (hours) => newYork.format(Date.parse(`${date}T${time}:00Z`) + hours * 3_600_000) === `${date} ${time}:00`,
  );

const date = fc
  .date({ min: new Date('1998-01-01T00:00:00Z'), max: new Date('2040-12-31T00:00:00Z'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
/** The second Sunday of March, or the first of November, as since 2007. */
const change = fc
  .tuple(fc.integer({ min: 2007, max: 2040 }), fc.constantFrom([3, 8], [11, 1]))
  .map(([year, [month = 0, earliest = 0]]) => {
    const weekday = new Date(Date.UTC(year, month - 1, earliest)).getUTCDay();
    return `${year}-${two(month)}-${two(earliest + ((7 - weekday) % 7))}`;
  });
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([h, m]) => `${two(h)}:${two(m)}`);

describe('New York time', () => {
  test('a wall-clock time is the instant at which a clock in New York first shows it [BD-4]', () => {
    fc.assert(
      fc.property(fc.oneof(date, change), time, (day, at) => {
        const hours = hoursBehind(day, at);
        fc.pre(hours !== undefined);
        const expected = Date.parse(`${day}T${at}:00Z`) + hours * 3_600_000;
        expect(newYorkInstant(day, at)).toBe(expected);
        expect(newYorkInstant(day, `${at}:00`)).toBe(expected);
        expect(newYorkDate(expected)).toBe(day);
        expect(newYorkTimestamp(expected)).toBe(`${day}T${at}:00-0${hours}:00`);
      }),
    );
  });

  test.each([
    ['2026-11-20T23:00:00-05:00', '2026-11-21T04:00:00Z'],
    ['2026-11-20T23:00:00-0500', '2026-11-21T04:00:00Z'],
    ['2026-11-21 04:00:00+00', '2026-11-21T04:00:00Z'],
    ['2026-11-21T04:00:00+00', '2026-11-21T04:00:00Z'],
    ['2026-11-21 05:00:00+01', '2026-11-21T04:00:00Z'],
    ['2026-11-21T05:30:00+0130', '2026-11-21T04:00:00Z'],
    ['2026-11-21T05:30:00+01:30', '2026-11-21T04:00:00Z'],
    ['2026-11-20T23:00:00-05:00[America/New_York]', '2026-11-21T04:00:00Z'],
    ['2026-11-21T04:00:00Z', '2026-11-21T04:00:00Z'],
    ['2026-11-21T04:00:00.000z', '2026-11-21T04:00:00Z'],
    ['2026-11-20T23:00:00', '2026-11-21T04:00:00Z'],
    ['2026-11-20 23:00', '2026-11-21T04:00:00Z'],
    ['2026-11-20T23:00:00.000', '2026-11-21T04:00:00Z'],
    ['2026-11-20T23:00:00.250', '2026-11-21T04:00:00Z'],
    ['2026-07-04T22:59', '2026-07-05T02:59:00Z'],
    ['2026-11-20', '2026-11-20T05:00:00Z'],
  ])('the timestamp %s is %s [BD-4]', (timestamp, instant) => {
    expect(instantOf(timestamp)).toBe(Date.parse(instant));
  });

  test.each([
    '',
    'soon',
    'To be announced',
    'x2026-11-20',
    '2026-13-40',
    '2026-13-40T23:00:00',
    '2026-11-20T25:61',
    '2026-11-20T25:61-05:00',
  ])('"%s" is not a timestamp: no clock shows it, and no time is left until then [BD-4]', (text) => {
    expect([instantOf(text), newYorkClock(text)]).toEqual([NaN, NaN]);
    expect(remainingUntil(instantOf(text), 0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  test('a written timestamp is read back, to the second [BD-4]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 883_612_800_000, max: 2_240_000_000_000 }), (instant) => {
        expect(newYorkTimestamp(instant)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[45]:00$/);
        expect(instantOf(newYorkTimestamp(instant))).toBe(Math.floor(instant / 1000) * 1000);
      }),
    );
  });
});

describe('a clock in New York', () => {
  test('shows the right time, however a timestamp writes its offset [BD-4]', () => {
    const offset = fc.constantFrom('', 'Z', '-05:00', '-04:00', '-0500', '-04', '+01:00', '+0530');
    const seconds = fc.constantFrom('', ':00', ':59', ':30.250');
    fc.assert(
      fc.property(
        fc.oneof(date, change),
        fc.constantFrom('T', ' '),
        time,
        seconds,
        offset,
        (day, between, at, second, zone) => {
          fc.pre(zone !== '' || hoursBehind(day, at) !== undefined);
          const timestamp = `${day}${between}${at}${second}${zone}`;
          const clock = new Date(newYorkClock(timestamp)).toISOString().slice(0, 19).replace('T', ' ');
          expect(clock).toBe(newYork.format(instantOf(timestamp)));
        },
      ),
      { numRuns: 2000 },
    );
  });

  // Intl is slow to load, and is used only for what is not certainly New York time.
  test.each([
    ['2026-11-20', '2026-11-20T00:00:00', false],
    ['2026-11-20T23:01:02.25', '2026-11-20T23:01:02', false],
    ['2005-07-04T23:01', '2005-07-04T23:01:00', false],
    ['2026-11-20T23:01:02.25-0500', '2026-11-20T23:01:02', false],
    ['2026-11-20 23:01:02-05', '2026-11-20T23:01:02', false],
    ['2026-11-08T00:00:00-05:00', '2026-11-08T00:00:00', false],
    ['2026-03-07T23:59:59-05:00', '2026-03-07T23:59:59', false],
    ['2026-03-15T00:00:00-04:00', '2026-03-15T00:00:00', false],
    ['2007-03-15T00:00:00-04:00', '2007-03-15T00:00:00', false],
    ['2026-10-31T23:59:59-04:00', '2026-10-31T23:59:59', false],
    ['2026-11-21T04:00:00Z', '2026-11-20T23:00:00', true],
    ['2026-11-20T23:00:00-05:30', '2026-11-20T23:30:00', true],
    ['2026-11-20T23:00:00-05:00[America/New_York]', '2026-11-20T23:00:00', true],
    ['2026-07-04T23:00:00-05:00', '2026-07-05T00:00:00', true],
    ['2026-11-07T23:00:00-05:00', '2026-11-07T23:00:00', true],
    ['2026-11-01T00:00:00-04:00', '2026-11-01T00:00:00', true],
    ['2026-03-08T00:00:00-05:00', '2026-03-08T00:00:00', true],
    ['2026-03-14T23:00:00-04:00', '2026-03-14T23:00:00', true],
    ['2006-04-01T23:00:00-04:00', '2006-04-01T22:00:00', true],
    ['2007-03-14T23:00:00-04:00', '2007-03-14T23:00:00', true],
  ])('%s is %s, for which Intl is used: %s [BD-4]', (timestamp, shown, isLookedUp) => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    expect(newYorkClock(timestamp)).toBe(Date.parse(`${shown}Z`));
    expect(asked.mock.calls.length > 0).toBe(isLookedUp);
  });
});

test('the four parts of the countdown add up and stay in their ranges [BD-4]', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 2_000_000_000 }), (ms) => {
      const { days, hours, minutes, seconds } = remainingUntil(ms, 0);
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(Math.max(ms, 0) / 1000));
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
    }),
  );
});
