import './screens/shell/react-first.ts';
import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-600.css';
import './ui/global.css.ts';
import { navigate } from 'wouter/use-browser-location';
import { createActor, waitFor } from 'xstate';
import { toastsMachine } from '../machines/toasts.machine.ts';
import { readHelpline } from './effects/about.effects.ts';
import type { Toast } from './rules/toasts.ts';
import { startPage } from './screens/page.actor.ts';
import { startSession } from './screens/session.actor.ts';
import { anotherTask } from './screens/shell/another-task.ts';
import { draw } from './screens/shell/draw.tsx';

const isInspected = import.meta.env.DEV && new URLSearchParams(location.search).has('inspect');
const watched = isInspected ? { inspect: (await import('./inspector.ts')).startInspector() } : {};

await anotherTask();
const toasts = createActor(toastsMachine, watched).start();
const { session, client } = startSession(navigate, watched);
const world = {
  session,
  client,
  raiseToast: (toast: Toast) => toasts.send({ type: 'toast.raised', toast }),
  go: navigate,
  arrival: () => history.state as unknown,
  search: () => location.search,
  watched,
};
await anotherTask();
const page = startPage(world);

const cast = { session, page, toasts };
// Not awaited here: the screens' chunks stand on this one, and could not arrive before it is done.
const drawn = draw(document.getElementById('root') as HTMLElement, cast, readHelpline());

const addAccount = async () => {
  const [redraw, { open }] = await Promise.all([drawn, import('./screens/player.screen.tsx')]);
  redraw({ ...cast, account: open(world, page) });
};
const offerAccount = (): Promise<void> =>
  addAccount().catch((error: unknown) => {
    console.warn('The account did not arrive; it is asked for again with the next screen', error);
    const leaving = page.on('screen.left', () => {
      leaving.unsubscribe();
      void offerAccount();
    });
  });
void waitFor(session, (state) => state.hasTag('signedIn')).then(offerAccount);
