import { describe, expect, test } from 'vitest';
import { createActor, StateMachine, toPromise, type AnyActorLogic } from 'xstate';
import { charts } from '../../support/charts/charts.ts';
import { nodesOf } from '../../walk/chart.ts';

const ports = charts.flatMap(({ stem, machine }) => {
  const { actors } = machine.implementations;
  const invoked = nodesOf(machine).flatMap(({ invoke }) =>
    invoke.flatMap(({ src }) => (typeof src === 'string' ? src : [])),
  );
  return [...new Set([...invoked, ...Object.keys(actors)])].map((name) => ({
    stem,
    name,
    logic: actors[name] as AnyActorLogic,
  }));
});

const endOf = (logic: AnyActorLogic): Promise<unknown> => {
  const actor = createActor(logic, { input: {} });
  const end = toPromise(actor);
  actor.start();
  return end;
};

/** The actions and guards that the app has to provide: what a chart says of them is that they are not. */
const provided = charts.flatMap(({ stem, machine: { implementations } }) =>
  [...Object.entries(implementations.actions), ...Object.entries(implementations.guards)].flatMap(([name, work]) =>
    typeof work === 'function' && !('type' in work) && !('check' in work) && String(work).includes('unprovided')
      ? [{ stem, name, work }]
      : [],
  ),
);

describe('what is not provided', () => {
  test.each(ports.filter(({ logic }) => !(logic instanceof StateMachine)))(
    'the port $name of $stem fails with its own name',
    ({ name, logic }) => expect(endOf(logic)).rejects.toEqual(new Error(name)),
  );

  test.each(provided)('$name of $stem throws its own name', ({ name, work }) =>
    expect(() => (work as () => unknown)()).toThrow(new Error(name)),
  );

  test('a child is the chart that its name says', () => {
    const within = ports.filter(({ logic }) => logic instanceof StateMachine);
    expect(within.map(({ name }) => name)).toContain('board');
    expect(
      within.filter(({ name, logic }) => !charts.some(({ machine }) => machine === logic && machine.id === name)),
    ).toEqual([]);
  });
});
