import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor } from 'xstate';
import { App, type Cast } from './app.tsx';
import { openShell, type Shell } from './shell.ts';

const misfit = 'unfit';

/** Draws the app: over the shell that came with the page, as soon as its screen is there, or at once where none came or another's did. */
export const draw = async (root: HTMLElement, cast: Cast, helpline: string): Promise<void> => {
  const shell = await shellIn(root, cast);
  if (shell === undefined) {
    const reveal = () => document.documentElement.classList.remove(misfit);
    createRoot(root).render(<App cast={cast} helpline={helpline} onDrawn={reveal} />);
    return;
  }
  // In one go, before the person can press anything of the shell's.
  const takeOver = () =>
    queueMicrotask(() => {
      takeTyped(root, cast);
      flushSync(() => tree.render(<App cast={cast} helpline={helpline} />));
      shell.close();
      // A field that had the focus by then has it now: its chart hears of that too.
      if (document.activeElement instanceof HTMLInputElement)
        document.activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    });
  const tree = hydrateRoot(root, <App cast={shell.cast} helpline={helpline} onDrawn={takeOver} />);
};

/** The shell that the page was drawn from, if the page is for this person and address. */
const shellIn = async (root: HTMLElement, { page }: Cast): Promise<Shell | undefined> => {
  const address = root.dataset['shell'];
  const isFit = () => page.getSnapshot().context.address === address && !document.documentElement.classList.contains(misfit);
  if (address === undefined || !isFit()) return undefined;
  const { value } = await waitFor(page, (state) => !state.matches('loading'));
  return value === 'showing' && isFit() ? openShell(address) : undefined;
};

const takeTyped = (root: HTMLElement, { page }: Cast): void => {
  const fields = [...root.querySelectorAll<HTMLInputElement>('main input')];
  if (fields.some(({ type, value, checked }) => (type === 'checkbox' ? checked : value !== '')))
    page.getSnapshot().context.screen?.take?.(fields);
};
