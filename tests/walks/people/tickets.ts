import { ticketEntryMachine } from '../../../machines/ticket-entry.machine.ts';
import { ticketRowMachine, type DeletionAnswer } from '../../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../../machines/tickets.machine.ts';
import type { Game } from '../../../src/rules/games.ts';
import { ticketEntryGuards, type SavedTicket } from '../../../src/rules/ticket-numbers.ts';
import { deferredPromise } from '../../walk/doubles.ts';
import { aTicket } from './boards.ts';

/** A ticket by its id and its first number. */
export const ticketOf = (id: string, first = 1): SavedTicket => ({
  ...aTicket,
  id,
  numbers: [`${first}`, '31', '32', '33', '34', '8'],
});

/** The charts of a saved and of a new ticket, with the rules of the games. */
export const rowChart = ticketRowMachine.provide({ guards: ticketEntryGuards });
export const entryChart = ticketEntryMachine.provide({ guards: ticketEntryGuards });

/** The chart of a list whose tickets, and the answer to whose deletions, come when a test says so. */
export const deferredTickets = () => {
  const loadTickets = deferredPromise<readonly SavedTicket[], { game: Game }>();
  const deleteTicket = deferredPromise<DeletionAnswer, { game: Game; ticket: SavedTicket }>();
  const ticketRow = rowChart.provide({ actors: { deleteTicket: deleteTicket.logic } });
  const machine = ticketsMachine.provide({ actors: { loadTickets: loadTickets.logic, ticketRow } });
  return { machine, loadTickets, deleteTicket };
};
