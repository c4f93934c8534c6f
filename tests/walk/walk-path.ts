import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import {
  createActor,
  SimulatedClock,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { portOf, statesIn } from './chart.ts';
import { deferredPromise, type DeferredPort } from './doubles.ts';
import type { Frozen, WalkedStep } from './frozen.ts';
import type { Step } from './graph.ts';
import type { Mutant } from './mutants.ts';
import type { Path, Plan } from './plan.ts';
import { recorderOf } from './recorder.ts';
import { shownIn } from './shown.ts';
import { expectAlways, pendingDelays, settle, snapshotOf, stateOf, type Snapshot, type Temporal } from './temporal.ts';

/** An opened screen as the runner knows it, for any chart. */
type Opened = {
  readonly actor: AnyActorRef;
  readonly logged: readonly unknown[];
};

/** What a screen shows: texts that are in it as a screen reader tells it, or a function that looks for more. */
export type Seen<O = Opened> = string | readonly string[] | ((opened: O) => unknown);

/** A chart with all that its walk says about it. */
export type Play = {
  readonly machine: AnyStateMachine;
  readonly show: (actor: AnyActorRef, input: unknown) => ReactElement;
  readonly doing: Readonly<Record<string, (event: EventObject, opened: Opened) => unknown>>;
  readonly seeing: Readonly<Record<string, Seen>>;
  readonly always?: ((opened: Opened) => unknown) | undefined;
  readonly secrets: readonly string[];
  /** The ports that stay pending until a step gives their outcome. */
  readonly answering: readonly string[];
  readonly temporal?: Temporal | undefined;
  readonly lookOf?: ((control: Element) => string) | undefined;
  /** A mutant of the chart, which the walk has to notice. */
  readonly mutant?: Mutant;
};

/** A chart to walk: what its walk says, the paths to take, and the frozen ones. */
export type Walked = {
  readonly play: Play;
  readonly plan: Plan;
  readonly stem: string;
  readonly folder: string;
  readonly frozen: () => Promise<Frozen>;
};

/** Performs one step: time passes, a port answers, or a person acts. */
const perform = (
  { machine, doing }: Play,
  opened: Opened,
  ports: Readonly<Record<string, DeferredPort>>,
  clock: SimulatedClock,
  { event, wait }: Step,
): unknown => {
  const { actor } = opened;
  const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? [];
  if (kind === undefined) {
    const gesture = doing[event.type];
    if (!gesture) throw new Error(`${machine.id}: say in the walk's 'doing' how '${event.type}' is done.`);
    return gesture(event, opened);
  }
  if (kind === 'after') {
    expect(pendingDelays(actor)[event.type], `what is waited for until ${event.type}, in ms`).toBe(wait);
    // Regions of a parallel chart wait independently of each other; the clock would end all their delays at once.
    return act(async () => (machine.root.type === 'parallel' ? actor.send(event) : clock.increment(wait ?? 0)));
  }
  const port = ports[portOf(machine, id)];
  // A child chart has no double: its parent hears from it.
  if (!port) return act(async () => actor.send(event));
  const { output, error } = event as { output?: unknown; error?: unknown };
  return act(async () => (kind === 'done.actor' ? port.resolve(output) : port.reject(error)));
};

/** Performs a step; returns what had focus last: what had it before, or what the step gave it to. */
const focusedDuring = async (work: () => unknown): Promise<Element | null> => {
  let focused = document.activeElement;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof Element) focused = target;
  };
  document.addEventListener('focusin', note);
  await work();
  document.removeEventListener('focusin', note);
  return focused;
};

/**
 * Walks a chart through its screen along one path until all waiting is over. `seen` gets the screen at each moment,
 * `ran` the transitions and pairs, and `inspect` everything that the actor does.
 */
export const walkPath = async (
  play: Play,
  path: Path,
  seen: (moment: WalkedStep, at: number) => unknown,
  { ran = new Set(), inspect }: { ran?: Set<string>; inspect?: (event: InspectionEvent) => void } = {},
): Promise<void> => {
  const { machine, seeing, always, secrets, temporal } = play;
  const { input, start, steps } = path;
  const recorder = recorderOf(ran);
  const clock = new SimulatedClock();
  const ports = Object.fromEntries(play.answering.map((name) => [name, deferredPromise()]));
  const actors = Object.fromEntries(Object.entries(ports).map(([name, { logic }]) => [name, logic]));
  const logged: unknown[] = [];
  const provided = machine.provide({ actors });
  const actor = createActor(play.mutant?.apply(provided) ?? provided, {
    id: machine.id,
    clock,
    input,
    inspect: (event) => {
      recorder.inspect(event);
      inspect?.(event);
    },
    logger: (...line: readonly unknown[]) => void logged.push(...line),
  }).start();
  const opened: Opened = { actor, logged };
  const errors: unknown[] = [];
  render(play.show(actor, input));
  actor.subscribe({ error: (error: unknown) => errors.push(error) });

  const look = async (step: Step, at: number, before: Snapshot | undefined): Promise<Snapshot> => {
    const { event, value } = step;
    const after = event.type;
    if (errors.length > 0) throw new Error(`${machine.id}: nothing handles ${String(errors[0])} after ${after}.`);
    const { heard, taken, told } = recorder.trace();
    expect(stateOf(actor).value, `the state after ${after}`).toEqual(value);
    expect(taken, `the transitions that ${after} took`).toEqual(step.taken);
    if (before) expect(heard.slice(heard[0] === after ? 1 : 0), `what else came of ${after}`).toEqual([]);
    const shown = shownIn(document.body, play.lookOf);
    for (const state of statesIn(value)) {
      const expected = seeing[state];
      if (expected === undefined)
        throw new Error(`${machine.id}: say in the walk's 'seeing' what the screen shows in '${state}'.`);
      if (typeof expected === 'function') expected(opened);
      else for (const text of [expected].flat()) expect(shown.join('\n'), `the screen in ${state}`).toContain(text);
    }
    always?.(opened);
    const now = snapshotOf(actor);
    expectAlways(temporal?.always ?? [], { before, event, now, secrets });
    await seen({ step, shown, told }, at);
    return now;
  };
  let snapshot = await look(start, 0, undefined);
  for (const [at, step] of steps.entries()) {
    const focused = await focusedDuring(() => perform(play, opened, ports, clock, step));
    snapshot = await look(step, at + 1, { ...snapshot, focused });
  }
  await settle(actor, clock, temporal?.within);
};
