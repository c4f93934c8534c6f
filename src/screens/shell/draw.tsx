import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { waitFor } from 'xstate';
import { anotherTask } from './another-task.ts';
import { App, type Cast } from './app.tsx';
import { openShell, takenOver, type Shell } from './shell.ts';

const misfit = 'unfit';

/**
 * Draws the app: over the shell that came with the page, as soon as its screen is there, or at once where none came or another's did.
 * Resolves once the cast's picture stands, to what draws that of another cast in its place.
 */
export const draw = async (root: HTMLElement, cast: Cast, helpline: string): Promise<(cast: Cast) => void> => {
  const pictureOf: Picture = (shown, onDrawn) => <App cast={shown} helpline={helpline} onDrawn={onDrawn} />;
  const shell = await shellIn(root, cast);
  const tree = shell ? await takeOver(root, shell, cast, pictureOf) : createRoot(root);
  if (!shell) tree.render(pictureOf(cast, () => document.documentElement.classList.remove(misfit)));
  return (next) => tree.render(pictureOf(next));
};

type Picture = (cast: Cast, onDrawn?: () => void) => ReactNode;

// In pieces, so that whatever a person does meanwhile is answered in between.
const inPieces = (drawing: (onDrawn: () => void) => void) =>
  new Promise<void>((resolve) => startTransition(() => drawing(resolve)));

const takeOver = async (root: HTMLElement, shell: Shell, cast: Cast, pictureOf: Picture): Promise<Root> => {
  // A shell's charts hear nothing: what is typed or ticked meanwhile is for the live ones alone. Nor of the focus: whatever they draw again empties its fields.
  const over = new AbortController();
  const hear = (event: Event) => {
    event.stopPropagation();
    takeTyped(root, cast);
  };
  for (const type of ['input', 'click', 'focusin', 'change', 'paste'])
    root.addEventListener(type, hear, { capture: true, signal: over.signal });
  let tree!: Root;
  await inPieces((onDrawn) => {
    tree = hydrateRoot(root, pictureOf(shell.cast, onDrawn));
  });
  takeTyped(root, cast);
  await inPieces((onDrawn) => tree.render(pictureOf(cast, onDrawn)));
  over.abort();
  shell.close();
  repeatFocus();
  dispatchEvent(new Event(takenOver));
  return tree;
};

// A field that had the focus before its chart was there: the chart hears of that too.
const repeatFocus = () => {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

/** The shell that the page was drawn from, if the page is for this person and address. */
const shellIn = async (root: HTMLElement, { page }: Cast): Promise<Shell | undefined> => {
  const address = root.dataset['shell'];
  const isFit = () =>
    page.getSnapshot().context.address === address && !document.documentElement.classList.contains(misfit);
  if (address === undefined || !isFit()) return undefined;
  const { value } = await waitFor(page, (state) => !state.matches('loading'));
  if (value !== 'showing' || !isFit()) return undefined;
  await anotherTask();
  const shell = await openShell(address);
  await anotherTask();
  return shell;
};

const takeTyped = (root: HTMLElement, { page }: Cast): void => {
  const fields = [...root.querySelectorAll<HTMLInputElement>('main input')];
  if (fields.some(({ type, value, checked }) => (type === 'checkbox' ? checked : value !== '')))
    page.getSnapshot().context.screen?.take?.(fields);
};
