import { createActor, fromPromise } from 'xstate';
import { ticketRowMachine } from '../../../machines/ticket-row.machine.ts';
import { ticketsMachine } from '../../../machines/tickets.machine.ts';
import { deleteTicket, updateTicket } from '../../effects/ticket-row.effects.ts';
import { loadTickets } from '../../effects/tickets.effects.ts';
import type { Game } from '../../rules/games.ts';
import type { World } from '../world.ts';

/** Starts the list of a game's saved tickets, its rows included; its messages go to the toasts. */
export const startTickets = ({ client, raiseToast, watched }: World, game: Game) => {
  const [load, update, remove] = [loadTickets(client), updateTicket(client), deleteTicket(client)];
  const ticketRow = ticketRowMachine.provide({
    actors: {
      updateTicket: fromPromise(({ input }) => update(input)),
      deleteTicket: fromPromise(({ input }) => remove(input)),
    },
  });
  const actor = createActor(
    ticketsMachine.provide({ actors: { ticketRow, loadTickets: fromPromise(({ input }) => load(input)) } }),
    {
      input: { game },
      ...watched,
    },
  );
  actor.on('toast.raised', ({ toast }) => raiseToast(toast));
  return actor.start();
};
