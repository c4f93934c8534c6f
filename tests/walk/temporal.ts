import { act } from '@testing-library/react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, EventObject, SimulatedClock } from 'xstate';
import { nameOf } from './shown.ts';

/** What can be seen of the page and its actor at one moment. */
export type Snapshot = {
  readonly state: AnyMachineSnapshot;
  /** The events that end the delays that are running. */
  readonly delays: readonly string[];
  /** The values of the text boxes by name; boxes that share a name are numbered. */
  readonly typed: Readonly<Record<string, string>>;
  readonly focused: Element | null;
};
/** A step as a property sees it: what was before, what happened, what is now. */
export type Look = {
  readonly before: Snapshot | undefined;
  readonly event: EventObject;
  readonly now: Snapshot;
  readonly secrets: readonly string[];
};
/** An invariant; `fails` says what is wrong, or nothing. */
export type Always = { readonly name: string; readonly fails: (look: Look) => string | false | undefined };

/** The properties of every chart of an app. */
export type Temporal = {
  /** After every step of every walk. */
  readonly always?: readonly Always[];
  /** The milliseconds after which a chart without an answer gives up waiting. */
  readonly within?: number;
};

/** The invokes whose answer a state awaits, each with the state that awaits it. */
export const awaitedIn = (state: AnyMachineSnapshot): readonly { readonly id: string; readonly node: AnyStateNode }[] =>
  (state._nodes as readonly AnyStateNode[])
    .filter(() => state.status === 'active')
    .flatMap((node) =>
      node.invoke.filter(({ id }) => node.transitions.has(`xstate.done.actor.${id}`)).map(({ id }) => ({ id, node })),
    );

/** The snapshot of a chart's actor. */
export const stateOf = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot;

const boxes = 'input:not([type=checkbox], [type=radio]), select, textarea';
const typedNow = () => {
  const typed: Record<string, string> = {};
  for (const box of document.querySelectorAll<HTMLInputElement>(boxes)) {
    const name = nameOf(box);
    const again = Object.keys(typed).filter((key) => key.split(' #')[0] === name).length;
    typed[again === 0 ? name : `${name} #${again + 1}`] = box.value;
  }
  return typed;
};

/** The delays that an actor waits for, in milliseconds, by the event that ends each. */
export const pendingDelays = (actor: AnyActorRef): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.values(actor.system.getSnapshot()._scheduledEvents)
      .filter(({ source }) => source === actor)
      .map(({ event, delay }) => [event.type, delay]),
  );

/** Takes a snapshot of the page and its actor. */
export const snapshotOf = (actor: AnyActorRef): Snapshot => ({
  state: stateOf(actor),
  delays: Object.keys(pendingDelays(actor)),
  typed: typedNow(),
  focused: document.activeElement,
});

/** Throws a readable error for the first invariant that does not hold. */
export const expectAlways = (always: readonly Always[], look: Look): void => {
  for (const { name, fails } of always) {
    const error = fails(look);
    if (typeof error === 'string' && error !== '')
      throw new Error(`Always: ${name}. After ${look.event.type}: ${error}`);
  }
};

const awaitedBy = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const children = stateOf(actor).children as Readonly<Record<string, AnyActorRef | undefined>>;
  return awaitedIn(stateOf(actor)).flatMap(({ id }) => children[id] ?? []);
};

/** Without an answer, every wait ends by its own delay. Throws a readable error otherwise. */
export const settle = async (actor: AnyActorRef, clock: SimulatedClock, within = 120_000): Promise<void> => {
  const awaited = awaitedBy(actor);
  if (awaited.length === 0) return;
  await act(async () => clock.increment(within));
  const left = awaitedBy(actor).filter((child) => awaited.includes(child));
  if (left.length > 0)
    throw new Error(
      `Eventually: ${left.map(({ id }) => id).join(', ')} is still awaited after ${within} ms without an answer.`,
    );
};
