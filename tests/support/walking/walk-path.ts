import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import {
  createActor,
  SimulatedClock,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { deferredPromise, type HeldPort } from '../deferred.ts';
import type { Path, Step } from '../model/plan.ts';
import type { recorderOf } from '../model/recorder.ts';
import { statesIn } from '../model/sentences.ts';
import type { WalkedStep } from './frozen.ts';
import { keepInvariants, snapshotOf, type Snapshot } from './invariants.ts';
import { perform } from './perform.ts';
import { settle } from './settle.ts';
import { shownIn } from './shown.ts';

/** An opened screen as the runner knows it, whatever chart it follows. */
type Opened = {
  readonly actor: AnyActorRef;
  readonly ports: Readonly<Record<string, HeldPort>>;
  readonly logged: readonly unknown[];
};
type Watch = ReturnType<ReturnType<typeof recorderOf>['watch']>;

/** What a chart's walk gives the runner. */
export type Play = {
  readonly show: (actor: AnyActorRef, input: unknown) => ReactElement;
  readonly doing: Readonly<Record<string, (event: EventObject, opened: Opened) => unknown>>;
  readonly seeing: Readonly<Record<string, (opened: Opened) => unknown>>;
  readonly always: ((opened: Opened) => unknown) | undefined;
  readonly secrets: readonly string[];
  /** The ports whose answers are held open until a step gives them. */
  readonly answering: readonly string[];
  /** Sees all that the actor does, beside the runner. */
  readonly inspect?: (event: InspectionEvent) => void;
};

const open = (play: Play, machine: AnyStateMachine, input: unknown, clock: SimulatedClock, watch: Watch): Opened => {
  const ports = Object.fromEntries(play.answering.map((name) => [name, deferredPromise()]));
  const actors = Object.fromEntries(Object.entries(ports).map(([name, { logic }]) => [name, logic]));
  const inspect = (event: InspectionEvent) => {
    watch.inspect(event);
    play.inspect?.(event);
  };
  const logged: unknown[] = [];
  const logger = (...line: readonly unknown[]) => void logged.push(...line);
  const actor = createActor(machine.provide({ actors }), { id: machine.id, clock, inspect, input, logger }).start();
  render(play.show(actor, input));
  return { actor, ports, logged };
};

const lookAt = (play: Play, machine: AnyStateMachine, opened: Opened, value: unknown) => {
  for (const state of statesIn(value)) {
    const expected = play.seeing[state];
    if (!expected) throw new Error(`${machine.id}: say in the walk's 'seeing' what the screen shows in '${state}'.`);
    expected(opened);
  }
  play.always?.(opened);
};

/** Does a step; tells what had the focus last: what had it before, or what the step gave it to. */
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

/** Walks a chart through its screen along one path until all waiting is over; `seen` gets each moment's screen. */
export const walkPath = async (
  play: Play,
  machine: AnyStateMachine,
  path: Path,
  watch: Watch,
  seen: (moment: WalkedStep, at: number) => unknown,
): Promise<void> => {
  const clock = new SimulatedClock();
  const opened = open(play, machine, path.input, clock, watch);
  const errors: unknown[] = [];
  opened.actor.subscribe({ error: (error: unknown) => errors.push(error) });
  const look = async (at: number, step: Step | undefined, before: Snapshot | undefined): Promise<Snapshot> => {
    if (errors.length > 0)
      throw new Error(`${machine.id}: nothing handles ${String(errors[0])} after ${step?.event.type ?? 'the start'}.`);
    const { heard, taken, told } = watch.trace();
    const value = step ? step.value : path.value;
    expect(
      (opened.actor.getSnapshot() as AnyMachineSnapshot).value,
      `the state after ${step?.event.type ?? 'the start'}`,
    ).toEqual(value);
    if (step) expect(taken, `the transitions that ${step.event.type} took`).toEqual(step.taken);
    if (step)
      expect(heard.slice(heard[0] === step.event.type ? 1 : 0), `what else came of ${step.event.type}`).toEqual([]);
    lookAt(play, machine, opened, value);
    const now = snapshotOf(opened.actor);
    keepInvariants({ before, event: step?.event, now, secrets: play.secrets });
    await seen({ shown: shownIn(document.body), told }, at);
    return now;
  };
  let snapshot = await look(0, undefined, undefined);
  for (const [at, step] of path.steps.entries()) {
    const focused = await focusedDuring(() => perform({ ...opened, machine, clock, doing: play.doing }, step));
    snapshot = await look(at + 1, step, { ...snapshot, focused });
  }
  await settle(opened.actor, clock);
};
