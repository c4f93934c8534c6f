import { games } from '../../rules/games.ts';
import { Tickets } from '../../views/board/tickets.view.tsx';
import { homeWith } from '../home.screen.tsx';
import { anotherTask } from '../shell/another-task.ts';
import { startTickets } from './tickets.actor.ts';
import type { OpenScreen } from '../world.ts';

/** A player's greeting with the saved tickets of both games, above the rest of the landing page (HOME-3, HOME-4). */
export const open: OpenScreen = async (world) => {
  const powerball = startTickets(world, 'powerball');
  await anotherTask();
  const megaMillions = startTickets(world, 'megamillions');
  const lists = [
    { title: games.powerball.name, list: <Tickets actor={powerball} isReadOnly height={170} /> },
    { title: games.megamillions.name, list: <Tickets actor={megaMillions} isReadOnly height={170} /> },
  ];
  return {
    show: () => homeWith(world, lists),
    close: () => [powerball, megaMillions].forEach((actor) => actor.stop()),
  };
};
