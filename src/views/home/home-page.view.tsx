import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { homePageMachine } from '../../../machines/home-page.machine.ts';
import type { resultsMachine } from '../../../machines/results.machine.ts';
import type { sessionMachine } from '../../../machines/session.machine.ts';
import type { ticketsMachine } from '../../../machines/tickets.machine.ts';
import { games, type Game } from '../../rules/games.ts';
import { Results, useOutcomes } from '../board/results.view.tsx';
import { Tickets } from '../board/tickets.view.tsx';
import { Home } from './home.view.tsx';

type HomePageProps = {
  actor: ActorRefFrom<typeof homePageMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
};

/** A player's home: of both games what the last draw brought, and the saved tickets (HOME-4, RS-2, RS-3). */
export function HomePage({ actor, session }: HomePageProps) {
  const charts = useSelector(actor, ({ children }) => children);
  const { powerball, megamillions, powerballResults, megamillionsResults } = charts;
  if (!powerball || !megamillions || !powerballResults || !megamillionsResults) return null;
  const lists = [
    playOf('powerball', powerball, powerballResults),
    playOf('megamillions', megamillions, megamillionsResults),
  ];
  return <Home session={session} lists={lists} />;
}

type ResultsActor = ActorRefFrom<typeof resultsMachine>;
type TicketsActor = ActorRefFrom<typeof ticketsMachine>;

const playOf = (game: Game, tickets: TicketsActor, results: ResultsActor) => ({
  title: games[game].name,
  board: `/${game}`,
  result: <Results actor={results} isInCard />,
  list: <List tickets={tickets} results={results} />,
});

function List({ tickets, results }: { tickets: TicketsActor; results: ResultsActor }) {
  const outcomes = useOutcomes(results);
  return <Tickets actor={tickets} outcomes={outcomes} isReadOnly height={170} />;
}
