import type { CreationAnswer } from '../../../machines/ticket-entry.machine.ts';
import { gamePaths } from '../../protocol/paths.ts';
import { savedAnswer, fieldsOf } from '../../protocol/tickets.ts';
import type { Game } from '../../rules/games.ts';
import type { TypedNumbers } from '../../rules/ticket-numbers.ts';
import { savedToast } from '../../rules/toasts.ts';
import type { AuthenticatedClient } from '../../client/calls.ts';
import { announcedChange, type Announce } from '../tickets/tickets.effects.ts';

/** A random whole number below `count`, which is at most 256; all are equally likely (PL-1). */
export const randomBelow = (count: number): number => {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  // The last few byte values would favor the lowest numbers, so another byte is drawn instead.
  return byte < 256 - (256 % count) ? byte % count : randomBelow(count);
};

/** Saves a new ticket (API-13, API-14, TE-8, TE-9). Rejects when there is no answer. */
export const createTicket = (client: AuthenticatedClient, announce: Announce) =>
  announcedChange<CreationAnswer, { game: Game; numbers: TypedNumbers }>(announce, async ({ game, numbers }) => {
    const answer = await client.post(gamePaths(game).tickets, savedAnswer, fieldsOf(game, numbers));
    return 'outcome' in answer
      ? { outcome: 'refused', toast: { severity: 'info', text: answer.message } }
      : { outcome: 'created', toast: savedToast(answer.message, 'Ticket created successfully') };
  });
