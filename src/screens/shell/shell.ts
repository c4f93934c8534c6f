import { createActor } from 'xstate';
import { pageMachine } from '../../../machines/page.machine.ts';
import { sessionMachine, type Session } from '../../../machines/session.machine.ts';
import { toastsMachine } from '../../../machines/toasts.machine.ts';
import { authenticatedClient } from '../../effects/client/authenticated-client.ts';
import { routeOf } from '../../routes.tsx';
import { isPublic } from '../../rules/access.ts';
import type { Screen, ScreenDeps } from '../deps.ts';
import type { AppSource, AppViews, RootActors } from './app.tsx';

const somebody: Session = {
  user: { id: '', email: '', first_name: '', last_name: '' },
  tokens: { access: '', refresh: '' },
};
const never = () => new Promise<undefined>(() => undefined);
const nothing = () => undefined;

// What this screen shows first depends on more than its path, so it is waited for.
const awaited = ['/lottery-board'];

/** What the window is told once the app has taken over what is shown, so that the page repeats what was pressed until then. */
export const takenOver = 'app.arrived';

/** What a picture of the app is drawn from. */
export type Shell = { readonly source: AppSource; readonly views: AppViews };

/**
 * The actors of a page as it is before anything has happened: a visitor's, or on a board those of somebody who is not known yet. The
 * server's files are drawn from it, and the browser takes them over with it. None of them is started.
 */
export const openShell = async (address: string): Promise<Shell> => {
  const session = createActor(sessionMachine, { input: { session: isPublic(address) ? null : somebody } });
  const toasts = createActor(toastsMachine);
  const page = createActor(pageMachine, { input: { address } });
  if (awaited.includes(address)) return shellOf({ session, toasts, page }, undefined);
  const { route, params } = routeOf(address);
  const client = authenticatedClient({ accessToken: never, onUnauthorized: nothing });
  const deps: ScreenDeps = { client, goTo: nothing, arrival: () => null, search: () => '' };
  const { open } = await route.load();
  const opened = open(deps, params);
  const snapshot = pageMachine.resolveState({ value: 'showing', context: { address, screen: address } });
  const screen = opened.chart && createActor(opened.chart.logic, { input: opened.chart.input });
  const shown = createActor(pageMachine, { input: { address }, snapshot });
  return shellOf({ session, toasts, page: shown, screen }, opened);
};

const shellOf = (children: RootActors, opened: Screen | undefined): Shell => {
  const snapshot = { children };
  return {
    source: { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: nothing }) },
    views: { screenOf: () => opened, player: nothing },
  };
};
