import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { appMachine } from '../../machines/app.machine.ts';
import { Boundary } from '../ui/boundary.tsx';
import { App, type AppViews } from './app.tsx';
import { lateNotice, playerClass } from './early.ts';

type Started = { readonly app: ActorRefFrom<typeof appMachine>; readonly views: AppViews; readonly helpline: string };

/**
 * Renders the app once its first screen has loaded: hydrates a page built for this visitor and address, and replaces
 * any other.
 */
export const draw = async (root: HTMLElement, { app, views, helpline }: Started): Promise<void> => {
  const { page } = app.getSnapshot().children;
  if (page) await waitFor(page, (state) => !state.matches('loading'));
  const tree = (
    <Boundary>
      <App source={app} views={views} helpline={helpline} />
    </Boundary>
  );
  const built = root.dataset['page'];
  const isVisitor = app.getSnapshot().matches({ running: { person: 'visitor' } });
  const isFit = isVisitor && built === page?.getSnapshot().context.screen;
  if (built !== undefined && !isFit) root.replaceChildren();
  document.documentElement.classList.remove(playerClass);
  document.getElementById(lateNotice)?.remove();
  // In a transition, React works in slices of a few milliseconds.
  startTransition(() => {
    // An extension may have changed the page: React then renders it again, which is worth a warning.
    if (isFit) hydrateRoot(root, tree, { onRecoverableError: console.warn });
    else createRoot(root).render(tree);
  });
};
