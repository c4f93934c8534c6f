import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe } from 'vitest';
import type {
  ActorRefFrom,
  AnyActorLogic,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  OutputFrom,
  PromiseActorLogic,
  SnapshotFrom,
} from 'xstate';
import { stemOf } from './chart.ts';
import type { Frozen } from './frozen.ts';
import { casesOf } from './graph.ts';
import { mutantTests } from './mutant-tests.ts';
import type { Impossible } from './never.ts';
import { pathTests } from './path-tests.ts';
import { planOf } from './plan.ts';
import type { Temporal } from './temporal.ts';
import type { Play, Seen, Walked } from './walk-path.ts';

type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Leaf<NonNullable<Value[Key]>>}` }[keyof Value & string];

/** The dotted names of a chart's innermost states: `filling.ready`, `requesting`. */
type StateName<M extends AnyStateMachine> = Leaf<SnapshotFrom<M>['value']>;

type Actors<M extends AnyStateMachine> = NonNullable<Parameters<M['provide']>[0]['actors']>;
type Logic<M extends AnyStateMachine, Port extends keyof Actors<M>> = Extract<Actors<M>[Port], AnyActorLogic>;

/** Whether a port answers. By its type, a callback does too, but its output is undefined. */
type Answers<L extends AnyActorLogic> =
  L extends PromiseActorLogic<OutputFrom<L>, InputFrom<L>>
    ? [OutputFrom<L>, undefined] extends [undefined, OutputFrom<L>]
      ? false
      : true
    : false;
/** The ports of a chart that answer once, by name. */
type AnsweringPort<M extends AnyStateMachine> = {
  [Port in keyof Actors<M> & string]: Answers<Logic<M, Port>> extends true ? Port : never;
}[keyof Actors<M> & string];

type Payload<M extends AnyStateMachine, Type> = Omit<Extract<EventFrom<M>, { type: Type }>, 'type'>;
type Context<M extends AnyStateMachine> = SnapshotFrom<M>['context'];
type Case<M extends AnyStateMachine, Type> = Payload<M, Type> | ((context: Context<M>) => Payload<M, Type> | undefined);
/** The events of a chart that carry something. */
type Carrying<M extends AnyStateMachine> = {
  [Type in EventFrom<M>['type']]: keyof Payload<M, Type> extends never ? never : Type;
}[EventFrom<M>['type']];

type Opened<M extends AnyStateMachine> = {
  readonly actor: ActorRefFrom<M>;
  /** What the chart has logged: the words and the value of each line, one after the other. */
  readonly logged: readonly unknown[];
};

/** What a walk says about a chart. */
export type Walk<M extends AnyStateMachine> = {
  readonly machine: M;
  /** The inputs that the chart can start with; each is walked. */
  readonly inputs?: readonly unknown[];
  /**
   * Every event that carries something, with its possible payloads, or a function of the context; others only where
   * they depend on the context, or are empty because the chart raises them itself.
   */
  readonly cases: { readonly [Type in Carrying<M>]: readonly Case<M, Type>[] } & {
    readonly [Type in EventFrom<M>['type']]?: readonly Case<M, Type>[];
  };
  /** What each port can answer, or a function of the context; that it can fail goes without saying. */
  readonly outcomes: {
    readonly [Port in AnsweringPort<M>]: readonly (
      | OutputFrom<Logic<M, Port>>
      | ((context: Context<M>) => OutputFrom<Logic<M, Port>>)
    )[];
  };
  /** Which transitions and pairs that the arrows allow never happen, by the reason. */
  readonly impossible?: Impossible;
  /** The view of an actor of the chart that has just started, with its answering ports pending. */
  readonly show: (actor: ActorRefFrom<M>, input: InputFrom<M>) => ReactElement;
  /** The one gesture by which a person or the world does each event. The walk itself drives ports and delays. */
  readonly doing: {
    readonly [Type in EventFrom<M>['type']]: (
      event: Extract<EventFrom<M>, { type: Type }>,
      opened: Opened<M>,
    ) => unknown;
  };
  /** What the screen shows in each state. */
  readonly seeing: { readonly [Name in StateName<M>]: Seen<Opened<M>> };
  /** What holds in every state of this chart. */
  readonly always?: (opened: Opened<M>) => unknown;
  /** Texts that the page and its title must never contain. */
  readonly secrets?: readonly string[];
};

/** What all walks of an app have in common. */
export type Setup = {
  /** The frozen paths that each walk is compared with: their folder as the tests see it, and a glob of its files. */
  readonly reference: {
    readonly folder: string;
    readonly files: Readonly<Record<string, () => Promise<unknown>>>;
  };
  readonly temporal?: Temporal;
  /** How a control looks, beyond what a screen reader says: its variant, its icon. */
  readonly lookOf?: (control: Element) => string;
  /** The tests of a chart: by default its paths and a sample of its mutants, or the freezing with `--mode model`. */
  readonly tests?: (chart: Walked) => void;
};

const standardTests = (chart: Walked) => {
  const isFreezing = import.meta.env.MODE === 'model';
  pathTests(chart, { isFreezing });
  if (!isFreezing) mutantTests(chart, 'sample');
};

/**
 * Makes the function that walks a chart through its real screen along every transition and every pair of transitions
 * that its cases allow, and compares what it shows and tells with the frozen paths.
 */
export const walkWith =
  ({ reference: { folder, files }, temporal, lookOf, tests = standardTests }: Setup) =>
  <M extends AnyStateMachine>(title: string, tables: Walk<M>): void => {
    const { machine, outcomes, inputs = [undefined], impossible = {}, secrets = [] } = tables;
    const stem = stemOf(machine);
    const file = `${folder}/${stem}.json`;
    const load = Object.entries(files).find(([name]) => name.endsWith(`/${stem}.json`))?.[1];
    // Vite would read the file for each path again.
    let loading: Promise<unknown> | undefined;
    const frozen = async () => {
      if (!load)
        throw new Error(`${file} is not there: run vitest with --mode model --update, and read what it froze.`);
      return (await (loading ??= load())) as Frozen;
    };
    const play = { ...tables, secrets, answering: Object.keys(outcomes), temporal, lookOf } as unknown as Play;
    describe(title, () => {
      const plan = planOf(machine, { cases: casesOf(machine, tables.cases, outcomes), inputs, impossible });
      afterEach(cleanup);
      tests({ play, plan, stem, folder, frozen });
    });
  };
