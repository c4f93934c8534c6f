import fc from 'fast-check';
import { expect } from 'vitest';
import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  StateMachine,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import type { HeldPort } from '../held.ts';
import type { Case, Cases } from '../model/graph.ts';
import { statesIn } from '../model/sentences.ts';
import type { Frozen } from './frozen.ts';

/** One thing that happens: an event, a port's answer or failure, or time that passes; `pick` chooses which one. */
type Move = readonly [kind: 'event' | 'stray event' | 'port' | 'time', pick: number];
type Held = Pick<HeldPort, 'resolve' | 'reject'> & { readonly id: string };
type Chart = { machine: AnyStateMachine; inputs: readonly unknown[]; cases: Cases; ports: readonly string[] };

const kinds = ['event', 'event', 'event', 'event', 'port', 'port', 'time', 'stray event'] as const;
const moves: fc.Arbitrary<readonly Move[]> = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat(999)), {
  maxLength: 60,
  size: 'max',
});
/** How much time passes at once, in milliseconds. */
const spans = [10, 1_000, 10_000, 100_000, 1_000_000];

const stepOf = (from: string, type: string, to: string) => `in '${from}', ${type} leads to '${to}'`;

/** Every step that the frozen paths take, from state to state. */
const knownSteps = ({ paths }: Pick<Frozen, 'paths'>): ReadonlySet<string> =>
  new Set(
    paths.flatMap((path) =>
      path.slice(1).map(({ on, in: to }, at) => stepOf(path[at]?.in ?? '', on.split(' ')[0] ?? '', to)),
    ),
  );

/** Notes each step of a root actor that takes a transition. */
const stepsTaken = () => {
  const steps: string[] = [];
  let [from, hasMoved] = ['', false];
  const inspect = (event: InspectionEvent) => {
    if (event.actorRef.sessionId !== event.rootId) return;
    if (event.type === '@xstate.microstep') hasMoved ||= event._transitions.length > 0;
    if (event.type !== '@xstate.snapshot') return;
    const to = statesIn((event.snapshot as AnyMachineSnapshot).value).join(' + ');
    if (hasMoved && from !== '') steps.push(stepOf(from, event.event.type, to));
    [from, hasMoved] = [to, false];
  };
  return { steps: steps as readonly string[], inspect };
};

/** A chart whose ports answer when they are told to; what only follows the world stays silent. */
const withHeldPorts = ({ machine, ports }: Chart, held: Held[]) => {
  const hold = fromPromise(({ self }) => new Promise((resolve, reject) => held.push({ id: self.id, resolve, reject })));
  const silent = fromCallback(() => undefined);
  const others = Object.entries(machine.implementations.actors).filter(([, logic]) => !(logic instanceof StateMachine));
  const actors = others.map(([name]) => [name, ports.includes(name) ? hold : silent]);
  return machine.provide({ actors: Object.fromEntries(actors) as object });
};

const picked = <Value>(all: readonly Value[], pick: number): Value | undefined => all[pick % all.length];
const made = (one: Case | undefined, context: unknown) => (typeof one === 'function' ? one(context) : one);

/** Lets a port answer or fail, even one whose state was left long ago. */
const endPort = async (held: Held[], cases: Cases, pick: number, context: unknown): Promise<void> => {
  const [port] = held.splice(pick % held.length, 1);
  if (!port) return;
  const ends = ['done', 'error'].flatMap((end) => cases[`xstate.${end}.actor.${port.id}`] ?? []);
  const end = made(picked(ends, Math.floor(pick / 10)), context) ?? {};
  if ('error' in end) port.reject(end.error);
  else port.resolve('output' in end ? end.output : undefined);
  await Promise.resolve();
};

const eventFor = (state: AnyMachineSnapshot, cases: Cases, [kind, pick]: Move) => {
  const listed = Object.entries(cases).flatMap(([type, some]) => (type.startsWith('xstate.') ? [] : some));
  const events = listed.flatMap((one) => made(one, state.context) ?? []);
  const turned = [...events.slice(pick % events.length), ...events.slice(0, pick % events.length)];
  return turned.find((one) => kind === 'stray event' || state.can(one)) ?? { type: 'nothing' };
};

/** The steps that a chart without a screen takes when all this happens. Throws what its guards and actions throw. */
const runAtRandom = async (chart: Chart, input: unknown, all: readonly Move[]): Promise<readonly string[]> => {
  const [clock, held, errors]: [SimulatedClock, Held[], unknown[]] = [new SimulatedClock(), [], []];
  const { steps, inspect } = stepsTaken();
  const actor = createActor(withHeldPorts(chart, held), { input, clock, inspect });
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  for (const move of all) {
    const state = actor.getSnapshot() as AnyMachineSnapshot;
    if (state.status !== 'active') break;
    if (move[0] === 'time') clock.increment(picked(spans, move[1]) ?? 0);
    else if (move[0] === 'port') await endPort(held, chart.cases, move[1], state.context);
    else actor.send(eventFor(state, chart.cases, move));
  }
  actor.stop();
  if (errors.length > 0) throw new Error(`${String(errors[0])}, after: ${steps.join('; ')}`);
  return steps;
};

/** Runs a chart at random on a running clock. Throws at a step that no frozen path has, and if it takes few of them. */
export const takeRandomSteps = async (chart: Chart, frozen: Pick<Frozen, 'paths'>): Promise<void> => {
  const known = knownSteps(frozen);
  const taken = new Set<string>();
  const run = fc.asyncProperty(fc.constantFrom(...chart.inputs), moves, async (input, all) => {
    const steps = await runAtRandom(chart, input, all);
    for (const step of steps) taken.add(step);
    const stray = steps.find((step) => !known.has(step));
    if (stray !== undefined) throw new Error(`${chart.machine.id}: no frozen path has this step: ${stray}`);
  });
  await fc.assert(run, { seed: 18, numRuns: 100, includeErrorInReport: true });
  expect(taken.size, 'the known steps that were taken').toBeGreaterThan(known.size / 3);
};
