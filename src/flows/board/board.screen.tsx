import { assign } from 'xstate';
import { boardPageMachine } from '../../../machines/board-page.machine.ts';
import { eventCodeMachine } from '../../../machines/event-code.machine.ts';
import { shareMachine } from '../../../machines/share.machine.ts';
import { ticketEntryMachine } from '../../../machines/ticket-entry.machine.ts';
import type { AuthenticatedClient } from '../../client/calls.ts';
import { followVisibility } from './board.effects.ts';
import { askEventCode, resendResults } from '../event-code/event-code.effects.ts';
import { shareText } from '../share/share.effects.ts';
import { createTicket, randomBelow } from '../ticket-entry/ticket-entry.effects.ts';
import { gameOfPath } from '../../rules/games.ts';
import { destinationOf } from '../../rules/destination.ts';
import { quickPick, ticketEntryGuards } from '../../rules/ticket-numbers.ts';
import { ButtonLink } from '../page/button-link.view.tsx';
import { continueLink } from './board.css.ts';
import { BoardPage } from './board-page.view.tsx';
import { screenOf, type OpenScreen, type ScreenDeps } from '../../app/deps.ts';
import { boardChart } from '../../app/charts.ts';
import { resultsChart, ticketsChart } from '../../app/ticket-charts.ts';

const ticketEntryChart = ({ client, announce }: ScreenDeps) =>
  ticketEntryMachine.provide({
    guards: ticketEntryGuards,
    actions: { pickNumbers: assign((_, { game }) => ({ numbers: quickPick(game, randomBelow), found: null })) },
    actors: { createTicket: createTicket(client, announce) },
  });
const eventCodeChart = (client: AuthenticatedClient) =>
  eventCodeMachine.provide({ actors: { askEventCode: askEventCode(client), resendResults: resendResults(client) } });
const share = shareMachine.provide({ actors: { shareText } });

/**
 * A game's board; the address chooses the game (BD-1, TR-3, TR-9). After signing in, a link leads on to the page that
 * the player wanted; it is there on this visit only, not after the Back button (FW-2).
 */
export const open: OpenScreen = (deps, { path = '' }) => {
  const { client, navigationState, goTo } = deps;
  const game = gameOfPath(path);
  const wanted = navigationState('wanted');
  const to = wanted ? destinationOf(wanted) : undefined;
  if (wanted) goTo({ path, replace: true });
  const chart = boardPageMachine.provide({
    actors: {
      followVisibility,
      board: boardChart(client),
      results: resultsChart(client),
      tickets: ticketsChart(deps),
      eventCode: eventCodeChart(client),
      ticketEntry: ticketEntryChart(deps),
      share,
    },
  });
  return screenOf(chart, (parent) => ({ game, parent }), {
    show: ({ screen }) => (
      <>
        {to && (
          <p className={continueLink}>
            <ButtonLink href={to.address} variant="ghost">{`Go on to ${to.name}`}</ButtonLink>
          </p>
        )}
        <BoardPage actor={screen} />
      </>
    ),
  });
};
