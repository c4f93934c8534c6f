import type { EventObject } from 'xstate';
import { nameOf } from '../walk/shown.ts';
import { awaitedIn, type Always, type Snapshot } from '../walk/temporal.ts';

const all = <Kind extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
const calledOf = (element: Element) => nameOf(element) || `'${element.textContent}' without a name`;
const named = (elements: readonly Element[]) => elements.map(calledOf).join(', ');

/** The text nodes that React keeps; a text alone in its element is not one of them. */
const textNodes = () => {
  const texts: string[] = [];
  const look = (node: Node) => {
    if (node.nodeType !== Node.TEXT_NODE) node.childNodes.forEach(look);
    else if (node.nodeValue?.trim() && Object.keys(node).some((key) => key.startsWith('__reactFiber')))
      texts.push(`'${node.nodeValue}'`);
  };
  look(document.body);
  return texts;
};

const isRefusal = ({ output }: EventObject & { output?: { outcome?: unknown } | null }) =>
  output?.outcome === 'refused';
const isFailure = (before: Snapshot, event: EventObject) =>
  awaitedIn(before.state).some(({ id }) => event.type === `xstate.error.actor.${id}`) ||
  isRefusal(event) ||
  /^xstate\.after\.(requestTimeout|loadTimeout)\./.test(event.type);

/** What holds after every step of every walk. */
export const invariants: readonly Always[] = [
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
    fails: () => textNodes().join(', '),
  },
  { name: 'there is at most one alert', fails: () => all('[role="alert"]').length > 1 && named(all('[role="alert"]')) },
  {
    name: "a password or token is never in the page's text or title",
    fails: ({ secrets }) => secrets.find((secret) => `${document.title} ${document.body.textContent}`.includes(secret)),
  },
  {
    name: 'what was typed survives every failure',
    fails: ({ before, event, now }) => {
      if (!before || !isFailure(before, event)) return undefined;
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
  {
    name: 'a refused field takes the focus of its form',
    fails: ({ before, event, now }) => {
      const [refused] = all('form [aria-invalid="true"]');
      if (!before || !refused || !isRefusal(event)) return undefined;
      const hadFocus = refused.closest('form')?.contains(before.focused);
      return hadFocus && now.focused !== refused && `${calledOf(refused)} has no focus`;
    },
  },
];
