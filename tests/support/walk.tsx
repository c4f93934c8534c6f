import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  SimulatedClock,
  type ActorOptions,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyStateMachine,
  type EventFrom,
  type EventObject,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { HeldPort } from './held.ts';
import { frozen, pathsThrough, recordTransitions, type Case } from './model.ts';

type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Leaf<NonNullable<Value[Key]>>}` }[keyof Value & string];

/** The dotted names of a chart's innermost states: `filling.ready`, `requesting`. */
export type StateName<M extends AnyStateMachine> = Leaf<SnapshotFrom<M>['value']>;

type Doing<M extends AnyStateMachine> = {
  readonly [Type in EventFrom<M>['type']]: (event: Extract<EventFrom<M>, { type: Type }>) => unknown;
};

type Opened<M extends AnyStateMachine> = {
  readonly actor: ActorRefFrom<M>;
  /** The doubles of the chart's promise ports, by the port's name. */
  readonly ports: Readonly<Record<string, HeldPort>>;
  /** How a person or the world does each event of the chart. Ports and delays are driven by the walk itself. */
  readonly doing: Doing<M>;
};

type Walk<M extends AnyStateMachine> = {
  readonly machine: M;
  readonly input?: unknown;
  /** Other inputs to begin with: each is walked as well, and together they must take every transition. */
  readonly otherInputs?: readonly unknown[];
  /** Every event with what it carries, ports' outcomes too: `{type: 'xstate.done.actor.signIn', output}`. */
  readonly cases: readonly Case[];
  /** Provides the ports, starts an actor with the given options, renders the view. */
  readonly open: (options: Pick<ActorOptions<AnyActorLogic>, 'inspect'> & { clock: SimulatedClock }, input: InputFrom<M>) => Opened<M>;
  /** What the screen shows in each state. */
  readonly seeing: { readonly [Name in StateName<M>]: (opened: Opened<M>) => unknown };
  /** What holds in every state. */
  readonly always?: (opened: Opened<M>) => unknown;
};

const leavesOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner).map((leaf) => `${key}.${leaf}`));

const portOf = (machine: AnyStateMachine, invokeId: string): string => {
  const invoked = [machine.root, ...getStateNodes(machine.root)].flatMap((node) => node.invoke).find(({ id }) => id === invokeId);
  return typeof invoked?.src === 'string' ? invoked.src : invokeId;
};

const delayOf = (machine: AnyStateMachine, actor: ActorRefFrom<AnyStateMachine>, name: string): number => {
  const delay: unknown = machine.implementations.delays[name];
  if (typeof delay === 'number') return delay;
  return (delay as (args: { context: unknown; event: unknown }, params: unknown) => number)(
    { context: actor.getSnapshot().context, event: {} },
    {},
  );
};

const perform = async <M extends AnyStateMachine>(
  machine: M,
  opened: Opened<M>,
  clock: SimulatedClock,
  event: EventObject & { output?: unknown; error?: unknown },
) => {
  const [, kind, rest] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? [];
  if (kind === undefined || rest === undefined)
    return (opened.doing as Record<string, (event: EventObject) => unknown>)[event.type]?.(event);
  if (kind === 'after') {
    const actor = opened.actor as ActorRefFrom<AnyStateMachine>;
    // Regions of a parallel chart wait independently of each other; the clock would end all their delays at once.
    if (machine.root.type === 'parallel') return act(async () => actor.send(event));
    return act(async () => clock.increment(delayOf(machine, actor, rest.split('.')[0] ?? '')));
  }
  const port = opened.ports[portOf(machine, rest)];
  if (!port) throw new Error(`${machine.id}: open() gives no double for the port '${portOf(machine, rest)}'`);
  return act(async () => (kind === 'done.actor' ? port.resolve(event.output) : port.reject(event.error)));
};

/** Walks a chart through its real screen along every step that its cases allow, and checks that no transition was left out. */
export const walk = <M extends AnyStateMachine>(
  title: string,
  { machine, input, otherInputs = [], cases, open, seeing, always }: Walk<M>,
) => {
  const recorder = recordTransitions();
  const look = (opened: Opened<M>, value: unknown) => {
    for (const leaf of leavesOf(value)) (seeing as Record<string, (opened: Opened<M>) => unknown>)[leaf]?.(opened);
    always?.(opened);
  };
  const paths = [input, ...otherInputs].flatMap((start) => pathsThrough(machine, cases, start).map((path) => ({ path, start })));
  describe(title, () => {
    test('its paths are the frozen ones: a changed chart is a reviewed diff of them, made by npm run model', () =>
      expect(frozen(paths.map(({ path }) => path))).toMatchFileSnapshot(
        `../paths/${machine.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`,
      ));
    for (const { path, start } of paths)
      test(`the screen follows ${path.title || 'the start'}`, async () => {
        const clock = new SimulatedClock();
        const opened = open({ clock, inspect: recorder.inspect }, start as InputFrom<M>);
        for (const { event, value } of path.steps) {
          await perform(machine, opened, clock, event);
          expect((opened.actor as ActorRefFrom<AnyStateMachine>).getSnapshot().value).toEqual(value);
          look(opened, value);
        }
      });
    test('every declared transition was walked', () => expect(recorder.missingFrom(machine)).toEqual([]));
  });
};
