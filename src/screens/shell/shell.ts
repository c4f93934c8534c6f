import { createActor } from 'xstate';
import { pageMachine } from '../../../machines/page.machine.ts';
import { sessionMachine, type Session } from '../../../machines/session.machine.ts';
import { toastsMachine } from '../../../machines/toasts.machine.ts';
import { authenticatedClient } from '../../effects/client/authenticated-client.ts';
import { routeOf } from '../../routes.tsx';
import { isPublic } from '../../rules/access.ts';
import type { World } from '../world.ts';
import type { Cast } from './app.tsx';

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

/** A cast for one picture; closing it stops what was started for it. */
export type Shell = { readonly cast: Cast; readonly close: () => void };

/**
 * The actors of a page as it is before anything has happened: a visitor's, or on a board those of somebody who is not known yet. The
 * server's files are drawn from it, and the browser takes them over with it. None of them asks, tells or waits for anything.
 */
export const openShell = async (address: string): Promise<Shell> => {
  const { route, params } = routeOf(address);
  const session = createActor(sessionMachine, { input: { session: isPublic(address) ? null : somebody } });
  const client = authenticatedClient({ accessToken: never, onUnauthorized: nothing });
  const world: World = {
    session,
    client,
    raiseToast: nothing,
    go: nothing,
    arrival: () => null,
    search: () => '',
    watched: {},
  };
  const toasts = createActor(toastsMachine);
  if (awaited.includes(address))
    return { cast: { session, page: createActor(pageMachine, { input: { address } }), toasts }, close: nothing };
  const { open } = await route.load();
  const screen = { title: route.title, ...(await open(world, params)) };
  const snapshot = pageMachine.resolveState({ value: 'showing', context: { address, screen } });
  const page = createActor(pageMachine, { input: { address }, snapshot });
  return { cast: { session, page, toasts }, close: screen.close };
};
