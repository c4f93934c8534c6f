import { landingMachine } from '../../../machines/landing.machine.ts';
import { Landing } from './landing.view.tsx';
import { screenOf, type OpenScreen } from '../../app/deps.ts';
import { boardChart } from '../../app/charts.ts';
import { followVisibility } from '../board/board.effects.ts';

/** The landing page of a visitor, with the latest draws of both games (HOME-1, HOME-2). */
export const open: OpenScreen = ({ client }) =>
  screenOf(landingMachine.provide({ actors: { followVisibility, board: boardChart(client) } }), () => undefined, {
    show: ({ session, screen }) => <Landing actor={screen} session={session} />,
  });
