import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, inject, test } from 'vitest';
import type {
  ActorRefFrom,
  AnyStateMachine,
  EventFrom,
  EventObject,
  InputFrom,
  PromiseActorLogic,
  SnapshotFrom,
} from 'xstate';
import { lookerAt } from './access/screens.ts';
import { stemOf } from './charts/labels.ts';
import type { HeldPort } from './deferred.ts';
import type { Cases } from './model/graph.ts';
import { planOf } from './model/plan.ts';
import type { Impossible } from './model/runs.ts';
import { casesOf } from './walking/cases.ts';
import { walkMutants } from './walking/mutant-tests.ts';
import { walkPaths } from './walking/path-tests.ts';
import { pictureStates } from './walking/pictures.ts';
import { secondCountOf } from './walking/second-count.ts';
import type { Play } from './walking/walk-path.ts';

type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Leaf<NonNullable<Value[Key]>>}` }[keyof Value & string];

/** The dotted names of a chart's innermost states: `filling.ready`, `requesting`. */
type StateName<M extends AnyStateMachine> = Leaf<SnapshotFrom<M>['value']>;

type Actors<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]['actors']>;
/** The ports of a chart that answer once, by their names. */
type AnsweringPort<M extends AnyStateMachine> = {
  [Name in keyof Actors<M> & string]: NonNullable<Actors<M>[Name]> extends PromiseActorLogic<infer Output, infer Input>
    ? [Output, Input] extends [unknown, unknown]
      ? Name
      : never
    : never;
}[keyof Actors<M> & string];

type Answer<M extends AnyStateMachine, Port extends keyof Actors<M>> =
  NonNullable<Actors<M>[Port]> extends PromiseActorLogic<infer Output, infer Input>
    ? [Input] extends [unknown]
      ? Output
      : never
    : never;

type Payload<M extends AnyStateMachine, Type> = Omit<Extract<EventFrom<M>, { type: Type }>, 'type'>;
type Context<M extends AnyStateMachine> = SnapshotFrom<M>['context'];

type Opened<M extends AnyStateMachine> = {
  readonly actor: ActorRefFrom<M>;
  /** The doubles of the chart's ports that answer. */
  readonly ports: { readonly [Port in AnsweringPort<M>]: HeldPort };
  /** What the chart has logged, the words and the value of each line one after the other. */
  readonly logged: readonly unknown[];
};

type Walk<M extends AnyStateMachine> = {
  readonly machine: M;
  /** What the chart can begin with; each is walked. */
  readonly inputs?: readonly unknown[];
  /** Every event with what it can carry, or what a context allows or forbids; none for what the chart raises itself. */
  readonly cases: {
    readonly [Type in EventFrom<M>['type']]: readonly (
      Payload<M, Type> | ((context: Context<M>) => Payload<M, Type> | undefined)
    )[];
  };
  /** What each port can answer, or what a context makes it answer; that it can fail goes without saying. */
  readonly answers: {
    readonly [Port in AnsweringPort<M>]: readonly (Answer<M, Port> | ((context: Context<M>) => Answer<M, Port>))[];
  };
  /** Why some transitions and pairs that the arrows allow never happen. */
  readonly impossible?: readonly Impossible[];
  /** Changes of the chart that nobody could notice, each with the reason. */
  readonly equivalent?: readonly { readonly mutant: RegExp; readonly why: string }[];
  /** The view of an actor of the chart that has just been started, with its ports that answer held open. */
  readonly show: (actor: ActorRefFrom<M>, input: InputFrom<M>) => ReactElement;
  /** How a person or the world does each event, by one gesture each. Ports and delays are driven by the walk itself. */
  readonly doing: {
    readonly [Type in EventFrom<M>['type']]: (
      event: Extract<EventFrom<M>, { type: Type }>,
      opened: Opened<M>,
    ) => unknown;
  };
  /** What the screen shows in each state. */
  readonly seeing: { readonly [Name in StateName<M>]: (opened: Opened<M>) => unknown };
  /** What holds in every state, besides the invariants. */
  readonly always?: (opened: Opened<M>) => unknown;
  /** What must never stand in the page's text or title. */
  readonly secrets?: readonly string[];
};

/** An event that comes from outside the screen: the actor is sent it. */
export const sent = <E extends EventObject>(event: E, { actor }: { readonly actor: { send: (event: E) => void } }) =>
  act(async () => actor.send(event));

/**
 * Walks a chart through its real screen along every transition and every pair that its cases allow, and holds what is
 * shown and told against the frozen paths. `npm run model` and the mutation of charts use the same tables.
 */
export const walk = <M extends AnyStateMachine>(title: string, tables: Walk<M>) => {
  const { machine, answers, show, doing, seeing, always } = tables;
  const { inputs = [undefined], impossible = [], equivalent = [], secrets = [] } = tables;
  const cases: Cases = casesOf(machine, tables.cases, answers);
  const answering = Object.keys(answers);
  const play = { show, doing, seeing, always, secrets, answering } as unknown as Play;
  const stem = stemOf(machine);
  describe(title, () => {
    const plan = planOf(machine, { cases, inputs, impossible });
    const walking = inject('walking');
    if (walking === 'screens') pictureStates(play, machine, plan, stem);
    else if (walking === 'mutants') walkMutants(play, machine, plan, { stem, equivalent, size: 'all' });
    else {
      const count = secondCountOf(machine);
      const looker = walking === 'check and look' ? lookerAt(stem) : undefined;
      walkPaths(count.beside(play), machine, plan, { stem, isModelling: walking === 'model', look: looker?.look });
      looker?.test();
      test('by a second count, every declared transition was taken', () => expect(count.neverTaken()).toEqual([]));
      if (walking === 'check and sample') walkMutants(play, machine, plan, { stem, equivalent, size: 'sample' });
    }
  });
};
