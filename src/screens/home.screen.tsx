import { games } from '../rules/games.ts';
import { Tickets } from '../views/board/tickets.view.tsx';
import { Home } from '../views/home/home.view.tsx';
import { startTickets } from './play/tickets.actor.ts';
import { still, type OpenScreen } from './world.ts';

/** The landing page of a visitor, or a player's greeting with the saved tickets of both games (HOME-1 … HOME-4). */
export const open: OpenScreen = (world) => {
  const { session } = world;
  if (!session.getSnapshot().hasTag('signedIn')) return still(() => <Home session={session} lists={[]} />);
  const powerball = startTickets(world, 'powerball');
  const megaMillions = startTickets(world, 'megamillions');
  const lists = [
    { title: games.powerball.name, list: <Tickets actor={powerball} isReadOnly height={170} /> },
    { title: games.megamillions.name, list: <Tickets actor={megaMillions} isReadOnly height={170} /> },
  ];
  return {
    show: () => <Home session={session} lists={lists} />,
    close: () => [powerball, megaMillions].forEach((actor) => actor.stop()),
  };
};
