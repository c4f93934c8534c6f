import { describe, expect, test } from 'vitest';
import { createActor, StateMachine, toPromise, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import { charts } from '../../support/charts/charts.ts';
import { nodesOf } from '../../support/charts/wording.ts';

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
const isChart = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine;

const endOf = (logic: AnyActorLogic): Promise<unknown> => {
  const actor = createActor(logic, { input: {} });
  const end = toPromise(actor);
  actor.start();
  return end;
};

describe('a port that nobody provides', () => {
  test.each(ports.filter(({ logic }) => !isChart(logic)))('$name of $stem fails with its own name', ({ name, logic }) =>
    expect(endOf(logic)).rejects.toEqual(new Error(name)),
  );

  test('a chart in place of a row is named like it and does nothing', () => {
    const stands = ports.flatMap(({ stem, name, logic }) =>
      isChart(logic) ? [{ stem, name, id: logic.id, states: Object.keys(logic.states), events: logic.events }] : [],
    );
    expect(stands).toEqual([{ stem: 'tickets', name: 'ticketRow', id: 'ticketRow', states: [], events: [] }]);
  });
});
