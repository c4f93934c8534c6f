import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { historyMachine } from '../../../machines/history.machine.ts';
import { games, type Game } from '../../rules/games.ts';
import { soundFilters } from '../../rules/history/filters.ts';
import { Choice } from '../../ui/form/choice.tsx';

const options = (Object.keys(games) as Game[]).map((value) => ({ value, text: games[value].name }));

/** Which game's history, winnings and imagined numbers are looked at (BD-6). Filters that the other game can have are kept. */
export function GameChoice({ actor }: { actor: ActorRefFrom<typeof historyMachine> }) {
  const game = useSelector(actor, ({ context }) => context.game);
  const filters = useSelector(actor, ({ context }) => context.filters);
  return (
    <Choice
      label="Game"
      options={options}
      chosen={game}
      onChoose={(chosen) => actor.send({ type: 'game.chosen', game: chosen, filters: soundFilters(chosen, filters) })}
    />
  );
}
