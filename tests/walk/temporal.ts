import { act } from '@testing-library/react';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, EventObject, SimulatedClock } from 'xstate';
import { nameOf } from './shown.ts';

/** What can be seen of the page and its actor at one moment. */
export type Snapshot = {
  readonly state: AnyMachineSnapshot;
  /** The events with which the delays end that run. */
  readonly delays: readonly string[];
  /** The text boxes by name with what stands in them; of several with one name each has a number. */
  readonly typed: Readonly<Record<string, string>>;
  readonly focused: Element | null;
};
/** A step as a property looks at it: what was before, what happened, what is now. */
export type Look = {
  readonly before: Snapshot | undefined;
  readonly event: EventObject | undefined;
  readonly now: Snapshot;
  readonly secrets: readonly string[];
};
/** What always holds: `fails` says what is wrong, or nothing. */
export type Always = { readonly name: string; readonly fails: (look: Look) => string | false | undefined };

/** What holds for every chart of an app. */
export type Temporal = {
  /** After every step of every walk. */
  readonly always?: readonly Always[];
  /** In so many milliseconds a chart that gets no answer gives up waiting for it. */
  readonly within?: number;
};

/** The invokes that a state awaits an answer of, each with the state that awaits it. */
export const awaitedIn = (state: AnyMachineSnapshot): readonly { readonly id: string; readonly node: AnyStateNode }[] =>
  (state._nodes as readonly AnyStateNode[])
    .filter(() => state.status === 'active')
    .flatMap((node) =>
      node.invoke.filter(({ id }) => node.transitions.has(`xstate.done.actor.${id}`)).map(({ id }) => ({ id, node })),
    );

/** What an actor of a chart has now. */
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

/** How long the delays that an actor waits for are, in milliseconds, by the event that each ends with. */
export const pendingDelays = (actor: AnyActorRef): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.values(actor.system.getSnapshot()._scheduledEvents)
      .filter(({ source }) => source === actor)
      .map(({ event, delay }) => [event.type, delay]),
  );

/** Looks at the page and at its actor. */
export const snapshotOf = (actor: AnyActorRef): Snapshot => ({
  state: stateOf(actor),
  delays: Object.keys(pendingDelays(actor)),
  typed: typedNow(),
  focused: document.activeElement,
});

/** Throws a sentence for the first property that does not hold. */
export const expectAlways = (always: readonly Always[], look: Look): void => {
  for (const { name, fails } of always) {
    const error = fails(look);
    if (typeof error === 'string' && error !== '')
      throw new Error(`Always: ${name}. After ${look.event?.type ?? 'the start'}: ${error}`);
  }
};

const awaitedBy = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const children = stateOf(actor).children as Readonly<Record<string, AnyActorRef | undefined>>;
  return awaitedIn(stateOf(actor)).flatMap(({ id }) => children[id] ?? []);
};

/** Without an answer, every wait ends by its own delay. Throws a sentence otherwise. */
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
