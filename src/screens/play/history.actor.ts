import { createActor, fromPromise } from 'xstate';
import { historyMachine } from '../../../machines/history.machine.ts';
import { whatIfMachine } from '../../../machines/what-if.machine.ts';
import { winningsMachine } from '../../../machines/winnings.machine.ts';
import { loadHistory } from '../../effects/history.effects.ts';
import { checkNumbers } from '../../effects/what-if.effects.ts';
import { loadOutcomes, loadResults } from '../../effects/winnings.effects.ts';
import { searchOf, viewOf } from '../../rules/history/history-address.ts';
import type { World } from '../world.ts';

type Input<Port extends (input: never) => unknown> = { input: Parameters<Port>[0] };

const startWinnings = ({ client, watched }: World, game: ReturnType<typeof viewOf>['game']) => {
  const [results, outcomes] = [loadResults(client), loadOutcomes(client)];
  const actors = {
    loadResults: fromPromise(({ input }: Input<typeof results>) => results(input)),
    loadOutcomes: fromPromise(({ input }: Input<typeof outcomes>) => outcomes(input)),
  };
  return createActor(winningsMachine.provide({ actors }), { input: { game }, ...watched }).start();
};

/** Starts a game's history as the address asks for it, what one's tickets won in it, and what other numbers would have; the address follows (DH-1 … DH-3). */
export const startHistory = (world: World) => {
  const view = viewOf(world.search());
  const { client, go, watched } = world;
  const load = loadHistory(client);
  const history = createActor(
    historyMachine.provide({ actors: { loadHistory: fromPromise(({ input }: Input<typeof load>) => load(input)) } }),
    { input: view, ...watched },
  );
  const check = checkNumbers(({ game }) => {
    const { context } = history.getSnapshot();
    return context.game === game && context.draws.length > 0 ? Promise.resolve(context.draws) : load({ game });
  });
  const winnings = startWinnings(world, view.game);
  const whatIf = createActor(
    whatIfMachine.provide({ actors: { checkNumbers: fromPromise(({ input }: Input<typeof check>) => check(input)) } }),
    { input: { game: view.game }, ...watched },
  ).start();
  let shown = view.game;
  history.on('view.changed', ({ view: changed }) => {
    go(`/lottery-board${searchOf(changed)}`, { replace: true });
    if (changed.game === shown) return;
    shown = changed.game;
    for (const other of [winnings, whatIf]) other.send({ type: 'game.chosen', game: shown });
  });
  return { history: history.start(), winnings, whatIf };
};
