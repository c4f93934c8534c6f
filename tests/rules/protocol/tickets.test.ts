import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { megaMillionsTicketRequest, powerballTicketRequest } from '../../../src/protocol/ticket-requests.ts';
import {
  megaMillionsTicketsAnswer,
  powerballTicketsAnswer,
  resendAnswer,
  savedAnswer,
  widgetAnswer,
} from '../../../src/protocol/tickets.ts';

const main = { first_number: 5, second_number: 12, third_number: 33, fourth_number: 41, fifth_number: 60 };
const stored = { ticket_id: 't1', ...main, stored_date: '2026-11-20T12:00:00.000Z' };
const issuesOf = (schema: typeof powerballTicketRequest | typeof megaMillionsTicketRequest, body: unknown) =>
  v.safeParse(schema, body).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

describe('a ticket to keep', () => {
  test('five different numbers and a special ball are enough; a reference may come along [TE-8, TR-5]', () => {
    expect(issuesOf(powerballTicketRequest, { ...main, power_ball: 26 })).toEqual([]);
    expect(issuesOf(megaMillionsTicketRequest, { ...main, mega_ball: 25 })).toEqual([]);
    for (const megaball_lottery of ['2026-11-20', 7, null]) {
      expect(issuesOf(powerballTicketRequest, { ...main, power_ball: 1, megaball_lottery })).toEqual([]);
      expect(issuesOf(megaMillionsTicketRequest, { ...main, mega_ball: 1, megaball_lottery })).toEqual([]);
    }
  });

  test('a number that stands twice among the five is refused, beside the special ball it is not [TE-5, SV-5]', () => {
    const number = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(number, number, number, number, number, number, (a, b, c, d, e, power_ball) => {
        const body = {
          first_number: a,
          second_number: b,
          third_number: c,
          fourth_number: d,
          fifth_number: e,
          power_ball,
        };
        const sorted = [a, b, c, d, e].sort((one, other) => one - other);
        const repeats = sorted.some((value, at) => value === sorted[at + 1]);
        expect(issuesOf(powerballTicketRequest, body)).toEqual(
          repeats ? [[null, 'Duplicate values are not allowed.']] : [],
        );
      }),
    );
  });
});

describe('what the server answers', () => {
  test('a list of tickets carries the game’s own special ball and reference [SE-7]', () => {
    const power = { ...stored, powerball_lottery: '2026-11-21', power_ball: 8 };
    const mega = { ...stored, megaball_lottery: null, mega_ball: 8 };
    expect([v.is(powerballTicketsAnswer, [power]), v.is(powerballTicketsAnswer, [mega])]).toEqual([true, false]);
    expect([v.is(megaMillionsTicketsAnswer, [mega]), v.is(megaMillionsTicketsAnswer, [power])]).toEqual([true, false]);
    expect(v.is(powerballTicketsAnswer, []) && !v.is(powerballTicketsAnswer, { results: [] })).toBe(true);
  });

  test('a message and a detail may be missing, an event code may not [TE-8, TR-6, WI-1, WI-7]', () => {
    expect([{}, { message: 'Ticket created successfully' }].map((body) => v.is(savedAnswer, body))).toEqual([
      true,
      true,
    ]);
    expect([{}, { detail: 'sent' }].map((body) => v.is(resendAnswer, body))).toEqual([true, true]);
    expect([{ event_code: 203 }, {}, { event_code: '203' }].map((body) => v.is(widgetAnswer, body))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
