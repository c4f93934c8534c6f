import { homePageMachine } from '../../../machines/home-page.machine.ts';
import { HomePage } from '../../views/home/home-page.view.tsx';
import { screenOf, type OpenScreen } from '../deps.ts';
import { ticketsChart } from './charts.ts';

/** A player's greeting with the saved tickets of both games, above the rest of the landing page (HOME-3, HOME-4). */
export const open: OpenScreen = ({ client }) =>
  screenOf(homePageMachine.provide({ actors: { tickets: ticketsChart(client) } }), undefined, {
    show: ({ session, screen }) => <HomePage actor={screen} session={session} />,
  });
