import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { pendingDelays } from './perform.ts';
import { awaitedIn } from './settle.ts';
import { nameOf } from './shown.ts';

/** What can be seen of the page and its actor at one moment. */
export type Snapshot = {
  readonly state: AnyMachineSnapshot;
  readonly delays: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
  readonly focused: Element | null;
};
/** A step as an invariant looks at it: what was before, what happened, what is now. */
type Look = {
  readonly before: Snapshot | undefined;
  readonly event: EventObject | undefined;
  readonly now: Snapshot;
  readonly secrets: readonly string[];
};
/** What always holds: `fails` says what is wrong, or nothing. */
type Invariant = { readonly name: string; readonly fails: (look: Look) => string | false | undefined };

const all = <Kind extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
const calledOf = (element: Element) => nameOf(element) || `'${element.textContent}' without a name`;
const named = (elements: readonly Element[]) => elements.map(calledOf).join(', ');

/** The text boxes by name with what stands in them; of several with one name each has a number. */
const typedNow = () => {
  const typed: Record<string, string> = {};
  for (const box of all<HTMLInputElement>('input:not([type=checkbox])')) {
    const name = nameOf(box);
    const again = Object.keys(typed).filter((key) => key.split(' #')[0] === name).length;
    typed[again === 0 ? name : `${name} #${again + 1}`] = box.value;
  }
  return typed;
};

/** The texts that React holds on to as nodes; one that is all that its element has is the element's. */
const deferredTexts = () => {
  const held: string[] = [];
  const look = (node: Node) => {
    if (node.nodeType !== Node.TEXT_NODE) node.childNodes.forEach(look);
    else if (node.nodeValue?.trim() && Object.keys(node).some((key) => key.startsWith('__reactFiber')))
      held.push(`'${node.nodeValue}'`);
  };
  look(document.body);
  return held;
};

/** Looks at the page and at its actor. */
export const snapshotOf = (actor: AnyActorRef): Snapshot => ({
  state: actor.getSnapshot() as AnyMachineSnapshot,
  delays: Object.keys(pendingDelays(actor)),
  typed: typedNow(),
  focused: document.activeElement,
});

const isFailure = (before: Snapshot, { type, ...rest }: EventObject & { output?: { outcome?: unknown } | null }) =>
  awaitedIn(before.state).some(({ id }) => type === `xstate.error.actor.${id}`) ||
  rest.output?.outcome === 'refused' ||
  /^xstate\.after\.(requestTimeout|loadTimeout)\./.test(type);

/** What holds after every step of every walk. */
const invariants: readonly Invariant[] = [
  {
    name: 'every waiting state has an end: a delay runs while an answer is awaited',
    fails: ({ now }) =>
      awaitedIn(now.state)
        .filter(({ node }) => !now.delays.some((type) => type.endsWith(`.${node.id}`)))
        .map(({ id, node }) => `${node.id} waits for ${id} without a delay`)
        .join(),
  },
  {
    name: 'nothing busy can be pressed',
    fails: () =>
      named(
        all('button[aria-busy="true"], [aria-busy="true"] button:not([type="button"])').filter(
          (one) => !one.matches(':disabled, [aria-disabled="true"]'),
        ),
      ),
  },
  {
    name: 'a text stands in an element of its own, so that a translator may replace it',
    fails: () => deferredTexts().join(', '),
  },
  { name: 'there is at most one alert', fails: () => all('[role="alert"]').length > 1 && named(all('[role="alert"]')) },
  {
    name: "a password or token is never in the page's text or title",
    fails: ({ secrets }) => secrets.find((secret) => `${document.title} ${document.body.textContent}`.includes(secret)),
  },
  {
    name: 'someone is signed in exactly if user and tokens are stored',
    fails: ({ now: { state } }) => {
      if (state.machine.id !== 'session') return undefined;
      const stored = ['user', 'tokens'].filter((key) => localStorage.getItem(key) !== null);
      return stored.length === (state.hasTag('signedIn') ? 2 : 0)
        ? undefined
        : `stored: ${stored.join(' and ') || 'nothing'}`;
    },
  },
  {
    name: 'each 401 ends with user and tokens gone',
    fails: ({ event }) =>
      event?.type === 'session.refused' &&
      ['user', 'tokens'].filter((key) => localStorage.getItem(key) !== null).join(' and '),
  },
  {
    name: 'what was typed survives every failure',
    fails: ({ before, event, now }) => {
      if (!before || !event || !isFailure(before, event)) return undefined;
      return Object.entries(before.typed)
        .filter(([name, text]) => text !== '' && now.typed[name] !== text)
        .map(([name, text]) => `${name} had '${text}' and has '${now.typed[name] ?? 'gone'}'`)
        .join();
    },
  },
  {
    name: 'the focus is never lost to the body',
    fails: ({ before, now }) =>
      before !== undefined &&
      before.focused !== document.body &&
      now.focused === document.body &&
      `it was on ${calledOf(before.focused ?? document.body)}`,
  },
];

/** Throws a sentence for the first invariant that does not hold. */
export const keepInvariants = (look: Look): void => {
  for (const { name, fails } of invariants) {
    const error = fails(look);
    if (typeof error === 'string' && error !== '')
      throw new Error(`Always: ${name}. After ${look.event?.type ?? 'the start'}: ${error}`);
  }
};
