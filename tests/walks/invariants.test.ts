import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { invariants } from '../support/invariants.ts';
import { expectAlways, snapshotOf, type Look, type Snapshot } from '../walk/temporal.ts';

const still = createActor(createMachine({ id: 'still' })).start();
const waiting = createActor(
  createMachine({
    id: 'waiting',
    invoke: { id: 'ask', src: fromPromise(() => new Promise(() => undefined)), onDone: {} },
  }),
).start();
const look = (page: string, actor: Parameters<typeof snapshotOf>[0] = still) => {
  document.body.innerHTML = page;
  document.querySelector<HTMLElement>('[autofocus]')?.focus();
  return snapshotOf(actor);
};
const milk = '<input aria-label="Text" value="milk">';

/** What does not hold of a look; undefined if all holds. */
const errorOf = (look: Partial<Look> & { readonly now: Snapshot }) => {
  try {
    expectAlways(invariants, { before: undefined, event: { type: 'start' }, secrets: ['s3cret'], ...look });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};
const errorAfter = (page: string, next: string) => {
  const before = { ...look(page), state: waiting.getSnapshot() };
  return errorOf({ before, event: { type: 'xstate.error.actor.ask' }, now: look(next) });
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('an invariant fails', () => {
  const after = 'After xstate.error.actor.ask';
  test.each([
    ['nothing busy can be pressed', '', '<button aria-busy="true">Save</button>', 'Save'],
    ['nothing busy can be pressed', '', '<form aria-busy="true"><button>Send</button></form>', 'Send'],
    [
      'there is at most one alert',
      '',
      '<p role="alert">No.</p><p role="alert">Not.</p>',
      "'No.' without a name, 'Not.' without a name",
    ],
    ["a password or token is never in the page's text or title", '', '<p>It is s3cret.</p>', 's3cret'],
    ["a password or token is never in the page's text or title", '', '<title>s3cret</title>', 's3cret'],
    ['what was typed survives every failure', milk, '<input aria-label="Text" value="">', "Text had 'milk' and has ''"],
    ['what was typed survives every failure', milk, '<p>Sorry.</p>', "Text had 'milk' and has 'gone'"],
    ['the focus is never lost to the body', '<button autofocus>Save</button>', '<p>Saved.</p>', 'it was on Save'],
  ])('unless %s', (name, before, page, why) => {
    expect(errorAfter(before, page)).toBe(`Always: ${name}. ${after}: ${why}`);
  });

  test('unless a refused field takes the focus of its form', () => {
    const before = look('<form><input aria-label="Text"><button autofocus>Save</button></form>');
    document.querySelector('input')?.setAttribute('aria-invalid', 'true');
    const event = { type: 'xstate.done.actor.ask', output: { outcome: 'refused' } };
    expect(errorOf({ before, event, now: snapshotOf(still) })).toBe(
      'Always: a refused field takes the focus of its form. After xstate.done.actor.ask: Text has no focus',
    );
  });

  test('unless text that React updates has an element of its own [OT-1]', () => {
    render(createElement('p', {}, 'Page ', 3));
    const ofItsOwn = 'a text stands in an element of its own, so that a translator may replace it';
    expect(errorOf({ now: snapshotOf(still) })).toBe(`Always: ${ofItsOwn}. After start: 'Page ', '3'`);
  });

  test('unless a delay runs while an answer is awaited', () => {
    expect(errorOf({ now: look('', waiting) })).toMatch(
      /a delay runs while an answer is awaited\. After start: waiting waits for ask without a delay$/,
    );
  });
});
