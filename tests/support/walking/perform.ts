import { act } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyActorRef, AnyStateMachine, EventObject, SimulatedClock } from 'xstate';
import { portOf } from '../charts/labels.ts';
import type { HeldPort } from '../deferred.ts';
import type { Step } from '../model/plan.ts';

type Driver = {
  readonly machine: AnyStateMachine;
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  readonly ports: Readonly<Record<string, HeldPort>>;
  readonly logged: readonly unknown[];
  readonly doing: Readonly<
    Record<string, (event: EventObject, opened: Pick<Driver, 'actor' | 'ports' | 'logged'>) => unknown>
  >;
};

/** How long the delays that an actor waits for are, in milliseconds, by the event that each ends with. */
export const pendingDelays = (actor: AnyActorRef): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.values(actor.system.getSnapshot()._scheduledEvents)
      .filter(({ source }) => source === actor)
      .map(({ event, delay }) => [event.type, delay]),
  );

const letTimePass = ({ machine, actor, clock }: Driver, type: string, wait: number | undefined) => {
  expect(pendingDelays(actor)[type], `what is waited for until ${type}, in ms`).toBe(wait);
  // Regions of a parallel chart wait independently of each other; the clock would end all their delays at once.
  if (machine.root.type === 'parallel') return act(async () => actor.send({ type }));
  return act(async () => clock.increment(wait ?? 0));
};

/** Lets one step happen: time passes, a port answers, or a person does it. */
export const perform = (driver: Driver, { event, wait }: Step): unknown => {
  const [, kind, id = ''] = /^xstate\.(done\.actor|error\.actor|after)\.(.+)$/.exec(event.type) ?? [];
  if (kind === 'after') return letTimePass(driver, event.type, wait);
  if (kind === undefined) {
    const gesture = driver.doing[event.type];
    if (!gesture) throw new Error(`${driver.machine.id}: say in the walk's 'doing' how '${event.type}' is done.`);
    return gesture(event, driver);
  }
  const port = driver.ports[portOf(driver.machine, id)];
  // A chart within a chart has no double: its parent hears from it.
  if (!port) return act(async () => driver.actor.send(event));
  const { output, error } = event as { output?: unknown; error?: unknown };
  return act(async () => (kind === 'done.actor' ? port.resolve(output) : port.reject(error)));
};
