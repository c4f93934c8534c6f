import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { boardMachine } from '../../../machines/board.machine.ts';
import type { homePageMachine } from '../../../machines/home-page.machine.ts';
import type { resultsMachine } from '../../../machines/results.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import type { ticketsMachine } from '../../../machines/tickets.machine.ts';
import type { Game } from '../../rules/games.ts';
import { ButtonLink } from '../page/button-link.view.tsx';
import { ErrorScreen } from '../../ui/boundary.tsx';
import { useShownDate } from '../board/board.view.tsx';
import { DrawPanel } from '../board/draw-panel.view.tsx';
import { Results, useOutcomes } from '../results/results.view.tsx';
import { SavedCount, Tickets } from '../tickets/tickets.view.tsx';
import * as css from './home.css.ts';
import { Home } from './home.view.tsx';

type HomePageProps = {
  actor: ActorRefFrom<typeof homePageMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
};

/**
 * A player's home: each game's last draw and its results, the next draw, and the saved tickets (HOME-4, RS-2, RS-3).
 */
export function HomePage({ actor, session }: HomePageProps) {
  const charts = useSelector(actor, ({ children }) => children);
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  if (hasFailed) return <ErrorScreen />;
  const { powerball, megamillions, powerballResults, megamillionsResults, powerballBoard, megamillionsBoard } = charts;
  if (!powerball || !powerballResults || !powerballBoard) return null;
  if (!megamillions || !megamillionsResults || !megamillionsBoard) return null;
  return (
    <Home session={session}>
      <GamePanel game="powerball" board={powerballBoard} results={powerballResults} tickets={powerball} />
      <GamePanel game="megamillions" board={megamillionsBoard} results={megamillionsResults} tickets={megamillions} />
    </Home>
  );
}

type GamePanelProps = {
  game: Game;
  board: ActorRefFrom<typeof boardMachine>;
  results: ActorRefFrom<typeof resultsMachine>;
  tickets: ActorRefFrom<typeof ticketsMachine>;
};

function GamePanel({ game, board, results, tickets }: GamePanelProps) {
  const shownDate = useShownDate(board);
  const outcomes = useOutcomes(results, shownDate);
  return (
    <DrawPanel actor={board} results={<Results actor={results} shownDate={shownDate} isInCard />}>
      <div className={css.gameLinks}>
        <ButtonLink href={`/${game}`}>Add a ticket</ButtonLink>
        <ButtonLink href={`/${game}`} variant="secondary">
          Open board
        </ButtonLink>
      </div>
      <div className={css.tickets}>
        <div className={css.ticketsHead}>
          <h3 className={css.ticketsTitle}>Your tickets</h3>
          <SavedCount actor={tickets} />
        </div>
        <Tickets actor={tickets} outcomes={outcomes} isReadOnly height={170}>
          <ButtonLink href={`/${game}`} variant="secondary">
            Add your first ticket
          </ButtonLink>
        </Tickets>
      </div>
    </DrawPanel>
  );
}
