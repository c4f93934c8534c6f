import { createActor, fromCallback, fromPromise } from 'xstate';
import { eventCodeMachine } from '../../../machines/event-code.machine.ts';
import { shareMachine } from '../../../machines/share.machine.ts';
import { ticketEntryMachine } from '../../../machines/ticket-entry.machine.ts';
import { askEventCode, followVisibility, resendResults } from '../../effects/event-code.effects.ts';
import { shareText } from '../../effects/share.effects.ts';
import { createTicket } from '../../effects/ticket-entry.effects.ts';
import { gameOfPath, type Game } from '../../rules/games.ts';
import { entryVerdict, noNumbers } from '../../rules/ticket-numbers.ts';
import { Board } from '../../views/board/board.view.tsx';
import { EventCode } from '../../views/board/event-code.view.tsx';
import { Share } from '../../views/board/share.view.tsx';
import { TicketEntry } from '../../views/board/ticket-entry.view.tsx';
import { Tickets } from '../../views/board/tickets.view.tsx';
import { anotherTask } from '../shell/another-task.ts';
import { startBoard } from './board.actor.ts';
import { numbersTyped } from './numbers-typed.ts';
import { startTickets } from './tickets.actor.ts';
import type { OpenScreen, World } from '../world.ts';

const startEntry = ({ client, raiseToast, watched }: World, game: Game) => {
  const create = createTicket(client);
  const actors = { createTicket: fromPromise(({ input }: { input: Parameters<typeof create>[0] }) => create(input)) };
  const actor = createActor(ticketEntryMachine.provide({ actors }), { input: { game }, ...watched });
  actor.on('toast.raised', ({ toast }) => raiseToast(toast));
  return actor.start();
};

const startEventCode = ({ client, raiseToast, watched }: World, game: Game) => {
  const [ask, resend] = [askEventCode(client), resendResults(client)];
  const actors = {
    askEventCode: fromPromise(({ input }: { input: { game: Game } }) => ask(input)),
    resendResults: fromPromise(({ input }: { input: { game: Game } }) => resend(input)),
    followVisibility: fromCallback<{ type: 'code.outdated' }>(({ sendBack }) =>
      followVisibility(() => sendBack({ type: 'code.outdated' })),
    ),
  };
  const actor = createActor(eventCodeMachine.provide({ actors }), { input: { game }, ...watched });
  actor.on('toast.raised', ({ toast }) => raiseToast(toast));
  return actor.start();
};

const startShare = ({ raiseToast, watched }: World) => {
  const actors = {
    shareText: fromPromise(({ input }: { input: Parameters<typeof shareText>[0] }) => shareText(input)),
  };
  const actor = createActor(shareMachine.provide({ actors }), watched);
  actor.on('toast.raised', ({ toast }) => raiseToast(toast));
  return actor.start();
};

/** A game's board; the address chooses the game (BD-1, TR-3, TR-9). A new or deleted ticket, or a new draw, asks for the event code again (WI-8). */
export const open: OpenScreen = async (world, { path = '' }) => {
  const game = gameOfPath(path);
  const board = startBoard(world, game);
  await anotherTask();
  const tickets = startTickets(world, game);
  await anotherTask();
  const eventCode = startEventCode(world, game);
  await anotherTask();
  const entry = startEntry(world, game);
  const share = startShare(world);
  const askAgain = () => eventCode.send({ type: 'code.outdated' });
  entry.on('ticket.created', () => {
    tickets.send({ type: 'tickets.changed' });
    askAgain();
  });
  tickets.on('ticket.deleted', askAgain);
  board.on('draw.arrived', askAgain);
  return {
    show: () => (
      <Board actor={board} share={<Share actor={share} board={board} />}>
        <TicketEntry actor={entry} />
        <EventCode actor={eventCode}>
          <Tickets actor={tickets} height={270} />
        </EventCode>
      </Board>
    ),
    close: () => [board, entry, tickets, eventCode, share].forEach((actor) => actor.stop()),
    refresh: () => {
      board.send({ type: 'draw.outdated' });
      tickets.send({ type: 'tickets.changed' });
      askAgain();
    },
    take: (fields) => {
      const numbers = numbersTyped(fields.slice(0, noNumbers.length));
      entry.send({ type: 'numbers.edited', numbers, verdict: entryVerdict(game, numbers) });
    },
  };
};
