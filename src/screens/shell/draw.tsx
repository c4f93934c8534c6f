import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { appMachine } from '../../../machines/app.machine.ts';
import { Boundary } from '../../ui/look/boundary.tsx';
import { anotherTask } from './another-task.ts';
import { App } from './app.tsx';
import { openShell, takenOver, type Shell } from './shell.ts';

const misfit = 'unfit';

/** Draws the app: over the shell that came with the page, as soon as its screen is there, or at once where none came or another's did. Resolves once it stands. */
export const draw = async (root: HTMLElement, live: Live, helpline: string): Promise<void> => {
  const pictureOf: Picture = (shown, onDrawn) => (
    <Boundary onCaught={onDrawn}>
      <App {...shown} helpline={helpline} onDrawn={onDrawn} />
    </Boundary>
  );
  const shell = await shellIn(root, live);
  if (shell) await takeOver(root, shell, live, pictureOf);
  else createRoot(root).render(pictureOf(live, () => document.documentElement.classList.remove(misfit)));
};

/** The running app and what is drawn of it. */
type Live = Shell & { readonly source: AppActor };
type AppActor = ActorRefFrom<typeof appMachine>;

type Picture = (shown: Shell, onDrawn: () => void) => ReactNode;

// In pieces, so that whatever a person does meanwhile is answered in between.
const inPieces = (drawing: (onDrawn: () => void) => void) =>
  new Promise<void>((resolve) => startTransition(() => drawing(resolve)));

const takeOver = async (root: HTMLElement, shell: Shell, live: Live, pictureOf: Picture): Promise<void> => {
  // A shell's charts hear nothing: what is typed or ticked meanwhile is for the live ones alone. Nor of the focus: whatever they draw again empties its fields.
  const over = new AbortController();
  const hear = (event: Event) => {
    event.stopPropagation();
    takeTyped(root, live);
  };
  for (const type of ['input', 'click', 'focusin', 'change', 'paste'])
    root.addEventListener(type, hear, { capture: true, signal: over.signal });
  let tree!: Root;
  await inPieces((onDrawn) => {
    tree = hydrateRoot(root, pictureOf(shell, onDrawn));
  });
  takeTyped(root, live);
  await inPieces((onDrawn) => tree.render(pictureOf(live, onDrawn)));
  over.abort();
  repeatFocus();
  dispatchEvent(new Event(takenOver));
};

// A field that had the focus before its chart was there: the chart hears of that too.
const repeatFocus = () => {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

/** The shell that the page was drawn from, if the page is for this person and address. */
const shellIn = async (root: HTMLElement, { source }: Live): Promise<Shell | undefined> => {
  const { page } = source.getSnapshot().children;
  if (!page) return undefined;
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

const takeTyped = (root: HTMLElement, { source, views }: Live): void => {
  const { page, session, screen } = source.getSnapshot().children;
  const fields = [...root.querySelectorAll<HTMLInputElement>('main input')];
  if (session && fields.some(({ type, value, checked }) => (type === 'checkbox' ? checked : value !== '')))
    views.screenOf(page?.getSnapshot().context.screen ?? '')?.restoreFields?.(fields, { session, screen });
};
