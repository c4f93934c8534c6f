import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { coffeeMachine } from './coffee.machine.ts';

/** The front of the coffee machine. */
export const Coffee = ({ actor }: { readonly actor: ActorRefFrom<typeof coffeeMachine> }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('ready')) return <button onClick={() => actor.send({ type: 'cup.taken' })}>Take the cup</button>;
  return (
    <>
      {['Espresso', 'Lungo'].map((cup) => (
        <label key={cup}>
          <input
            type="radio"
            name="cup"
            disabled={!state.matches('choosing')}
            checked={state.context.cup === cup}
            onChange={() => actor.send({ type: 'cup.chosen', cup })}
          />
          {cup}
        </label>
      ))}
      <button disabled={!state.can({ type: 'cup.ordered' })} onClick={() => actor.send({ type: 'cup.ordered' })}>
        {state.matches('failed') ? 'Try again' : 'Brew'}
      </button>
      <p role="status">{state.matches('brewing') ? `Brewing ${state.context.cup}` : ''}</p>
    </>
  );
};
