import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { homePageMachine } from '../../../machines/home-page.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import { games } from '../../rules/games.ts';
import { Tickets } from '../board/tickets.view.tsx';
import { Home } from './home.view.tsx';

type HomePageProps = {
  actor: ActorRefFrom<typeof homePageMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
};

/** A player's home with the saved tickets of both games (HOME-4). */
export function HomePage({ actor, session }: HomePageProps) {
  const { powerball, megamillions } = useSelector(actor, ({ children }) => children);
  if (!powerball || !megamillions) return null;
  const lists = [
    { title: games.powerball.name, list: <Tickets actor={powerball} isReadOnly height={170} /> },
    { title: games.megamillions.name, list: <Tickets actor={megamillions} isReadOnly height={170} /> },
  ];
  return <Home session={session} lists={lists} />;
}
