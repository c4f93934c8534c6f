import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { megaMillionsTicketRequest, powerballTicketRequest } from '../../../src/protocol/ticket-requests.ts';
import { mainFields, resendAnswer, savedAnswer } from '../../../src/protocol/tickets.ts';

const main = { first_number: 5, second_number: 12, third_number: 33, fourth_number: 41, fifth_number: 60 };
const issuesOf = (schema: v.GenericSchema, body: object) =>
  v.safeParse(schema, body).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

describe('a ticket to save', () => {
  test('needs five different numbers and a special ball; a reference is optional [TE-8, TR-5]', () => {
    for (const reference of [{}, ...['2026-11-20', 7, null].map((megaball_lottery) => ({ megaball_lottery }))]) {
      expect(issuesOf(powerballTicketRequest, { ...main, power_ball: 26, ...reference })).toEqual([]);
      expect(issuesOf(megaMillionsTicketRequest, { ...main, mega_ball: 25, ...reference })).toEqual([]);
    }
  });

  test('may repeat a main number only as its special ball [TE-5, SV-5]', () => {
    const number = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(fc.array(number, { minLength: 5, maxLength: 5 }), number, (five, power_ball) => {
        const body = { ...Object.fromEntries(mainFields.map((field, at) => [field, five[at]])), power_ball };
        const issues = new Set(five).size < 5 ? [[null, 'Duplicate values are not allowed.']] : [];
        expect(issuesOf(powerballTicketRequest, body)).toEqual(issues);
      }),
    );
  });
});

test('the server’s answers may lack the message or the detail [TE-8, TR-6, WI-1, WI-7]', () => {
  expect([v.is(savedAnswer, {}), v.is(resendAnswer, {})]).toEqual([true, true]);
});
