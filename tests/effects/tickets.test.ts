import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { ApiError, authenticatedClient, type AuthenticatedClient } from '../../src/client/calls.ts';
import { askEventCode, resendResults } from '../../src/flows/event-code/event-code.effects.ts';
import { createTicket, randomBelow } from '../../src/flows/ticket-entry/ticket-entry.effects.ts';
import { deleteTicket, updateTicket } from '../../src/flows/ticket-row/ticket-row.effects.ts';
import { loadOutcomes, loadResults } from '../../src/flows/winnings/winnings.effects.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import { loadTickets } from '../../src/flows/tickets/tickets.effects.ts';
import type { SavedTicket } from '../../src/rules/ticket-numbers.ts';
import { stubClient } from '../support/client.ts';
import { answerOf } from '../support/ports.ts';

const numbers = ['5', '12', '33', '41', '60', '8'] as const;
const ticket: SavedTicket = { id: 't1', lottery: '2026-11-21', numbers, storedDate: '2026-11-20T12:00:00Z' };
const main = { first_number: 5, second_number: 12, third_number: 33, fourth_number: 41, fifth_number: 60 };
const offline = new TypeError('Failed to fetch');
const unannounced = () => expect.unreachable();
const change = (client: AuthenticatedClient) =>
  answerOf(updateTicket(client, unannounced), { game: 'powerball', ticket, numbers });
const remove = (client: AuthenticatedClient) =>
  answerOf(deleteTicket(client, unannounced), { game: 'megamillions', ticket });

describe('a new ticket', () => {
  test.each([
    ['powerball', '/api/v1/powerball/tickets/', { ...main, power_ball: 8 }],
    ['megamillions', '/api/v1/lottery/tickets/', { ...main, mega_ball: 8 }],
  ] as const)('of %s is posted to its game’s address as whole numbers [TE-8]', async (game, path, body) => {
    const { asked, client } = stubClient({});
    await answerOf(createTicket(client, unannounced), { game, numbers });
    expect(asked).toEqual([['post', path, body]]);
  });

  test.each([
    [{ message: 'Saved with success' }, 'created', { severity: 'success', text: 'Saved with success' }],
    [{ message: 'Saved.' }, 'created', { severity: 'info', text: 'Saved.' }],
    [{}, 'created', { severity: 'success', text: 'Ticket created successfully' }],
    [{ outcome: 'refused', message: 'Too many tickets.' }, 'refused', { severity: 'info', text: 'Too many tickets.' }],
  ])('answered with %j is %s, and a toast says so [TE-8, TE-9]', async (answer, outcome, toast) => {
    const created = createTicket(stubClient(answer).client, unannounced);
    expect(await answerOf(created, { game: 'powerball', numbers })).toEqual({ outcome, toast });
  });
});

test.each([
  [{}, { severity: 'success', text: 'Ticket created successfully' }],
  [
    { outcome: 'refused', message: 'Too many tickets.' },
    { severity: 'info', text: 'Too many tickets.' },
  ],
  [offline, { severity: 'error', text: 'Something went wrong!' }],
])('the app announces the answer %j if the board was left before it came [TE-8, TE-9, TO-2]', async (answer, toast) => {
  const announce = vi.fn();
  const creation = createActor(createTicket(stubClient(answer).client, announce), {
    input: { game: 'powerball', numbers },
  });
  creation.start().stop();
  await expect.poll(() => announce.mock.calls).toEqual([[toast]]);
});

describe('a saved ticket', () => {
  test('is updated with its lottery as megaball_lottery in both games [TR-5, TR-9]', async () => {
    const { asked, client } = stubClient({});
    expect(await change(client)).toEqual({
      outcome: 'saved',
      toast: { severity: 'success', text: 'Ticket updated successfully' },
    });
    expect(asked).toEqual([
      ['put', '/api/v1/powerball/tickets/t1/', { megaball_lottery: '2026-11-21', ...main, power_ball: 8 }],
    ]);
  });

  test('is deleted at its game’s address, and a toast says so [TR-8, TR-9]', async () => {
    const { asked, client } = stubClient({});
    expect(await remove(client)).toEqual({
      outcome: 'deleted',
      toast: { severity: 'info', text: 'Ticket deleted successfully.' },
    });
    expect(asked).toEqual([['delete', '/api/v1/lottery/tickets/t1/']]);
  });

  test('whose change or deletion is refused gets a toast in the server’s words [TR-7, TR-8]', async () => {
    const text = 'No such ticket.';
    const { client } = stubClient(new ApiError({ outcome: 'refused', message: text }));
    const refused = { outcome: 'refused', toast: { severity: 'error', text } };
    expect([await change(client), await remove(client)]).toEqual([refused, refused]);
  });

  test('rejects without an answer, which the chart handles [TR-7]', async () => {
    const { client } = stubClient(offline);
    await expect(change(client)).rejects.toBe(offline);
    await expect(remove(client)).rejects.toBe(offline);
  });

  test('is loaded with the access token [SE-5]', async () => {
    const stored = {
      ticket_id: 't1',
      ...main,
      mega_ball: 8,
      megaball_lottery: '2026-11-21',
      stored_date: ticket.storedDate,
    };
    const { asked, client } = stubClient([stored]);
    expect(await answerOf(loadTickets(client), { game: 'megamillions' })).toEqual([ticket]);
    expect(asked).toEqual([['get', '/api/v1/lottery/tickets/', 'abc']]);
  });
});

test.each([70, 69, 65, 26, 25, 256, 1])('each random number below %i is as likely as the others [PL-1]', (count) => {
  // Web Crypto gives every byte in turn.
  const given: number[] = [];
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => bytes.fill(given.push(given.length % 256) - 1),
  });
  const each = Math.floor(256 / count);
  const drawn = Array.from({ length: count * each }, () => randomBelow(count));
  const times = Array.from({ length: count }, (_, number) => drawn.filter((one) => one === number).length);
  expect(times).toEqual(Array(count).fill(each));
  expect(given).toHaveLength(count * each);
  if (256 % count > 0) expect([randomBelow(count), given.length]).toEqual([0, 257]);
});

describe('numeric ids', () => {
  const served = (answer: unknown) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
    return authenticatedClient({ accessToken: () => Promise.resolve('abc'), onUnauthorized: () => undefined });
  };

  test.each([
    ['powerball', { power_ball: 8, powerball_lottery: 12 }],
    ['megamillions', { mega_ball: 8, megaball_lottery: 12 }],
  ] as const)('are text in tickets of %s; the lottery is sent back unchanged [OT-9, TR-5]', async (game, fields) => {
    const stored = { ticket_id: 7, ...main, ...fields, stored_date: ticket.storedDate };
    const [loaded] = await answerOf(loadTickets(served([stored])), { game });
    expect(loaded).toEqual({ ...ticket, id: '7', lottery: 12 });
    const { asked, client } = stubClient({});
    await answerOf(updateTicket(client, unannounced), { game, ticket: loaded ?? ticket, numbers });
    expect(asked).toEqual([['put', gamePaths(game).ticket('7'), expect.objectContaining({ megaball_lottery: 12 })]]);
  });

  test('are text in results [OT-9, DH-2]', async () => {
    const won = { prizes: 0, jackpots: 0, unpriced: 0, lowest: 0, highest: 0 };
    const row = { ticket_id: 7, numbers: [1, 2, 3, 4, 5, 6], is_deleted: false, draws: 0, won };
    const results = await answerOf(loadResults(served({ won, draws: [], prizes: [], tickets: [row] })), {
      game: 'powerball',
    });
    expect(results.tickets).toEqual([{ ...row, ticket_id: '7' }]);
  });
});

test.each([
  [{ kind: 'draw', date: '2026-11-18' }, ['get', '/api/v1/powerball/results/draws/2026-11-18/']],
  [{ kind: 'ticket', id: 't1' }, ['get', '/api/v1/powerball/results/tickets/t1/']],
] as const)('the outcomes of %j are requested by %j [BD-6, DH-2]', async (of, call) => {
  const { asked, client } = stubClient([]);
  await answerOf(loadOutcomes(client), { game: 'powerball', of });
  expect(asked).toEqual([call]);
});

describe('the widget', () => {
  test.each([
    ['powerball', '/api/v1/powerball/user-powerball-lottery-widget/'],
    ['megamillions', '/api/v1/lottery/user-megaball-lottery-widget/'],
  ] as const)('of %s returns its event code [WI-1]', async (game, path) => {
    const { asked, client } = stubClient({ event_code: 203 });
    expect(await answerOf(askEventCode(client), { game })).toBe(203);
    expect(asked).toEqual([['get', path]]);
  });

  const sent =
    'Your email has been successfully sent! Please check your inbox for your lottery results. ' +
    "If you still don't receive it, be sure to check your spam folder or try again.";
  test.each([
    [{ detail: 'Sent.' }, 'success', sent],
    [{}, 'error', 'Something went wrong!'],
    [{ outcome: 'refused', message: 'Too many tries.' }, 'error', 'Too many tries.'],
  ])(
    'answered with %j to a resend shows a %s toast for five seconds: %s [OT-13, WI-7]',
    async (answer, severity, text) => {
      const resent = await answerOf(resendResults(stubClient(answer).client), { game: 'powerball' });
      expect(resent).toEqual({ severity, text, lasting: 5000 });
    },
  );
});
