import { homePageMachine } from '../../../machines/home-page.machine.ts';
import { HomePage } from './home-page.view.tsx';
import { followVisibility } from '../board/board.effects.ts';
import { screenOf, type OpenScreen } from '../../app/deps.ts';
import { boardChart } from '../../app/charts.ts';
import { resultsChart, ticketsChart } from '../../app/ticket-charts.ts';

/**
 * A player's greeting with the draws, results and saved tickets of both games, above the rest of the landing page
 * (HOME-3, HOME-4, RS-3).
 */
export const open: OpenScreen = (deps) =>
  screenOf(
    homePageMachine.provide({
      actors: {
        followVisibility,
        board: boardChart(deps.client),
        tickets: ticketsChart(deps),
        results: resultsChart(deps.client),
      },
    }),
    () => undefined,
    { show: ({ session, screen }) => <HomePage actor={screen} session={session} /> },
  );
