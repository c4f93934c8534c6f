import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-600.css';
import './ui/global.css.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { createActor } from 'xstate';
import { toastsMachine } from '../machines/toasts.machine.ts';
import { loadHelpline, usualHelpline } from './effects/about.effects.ts';
import { exactParser } from './routes.tsx';
import { startPage } from './screens/page.actor.ts';
import { startSession } from './screens/session.actor.ts';
import { Frame } from './views/frame/frame.view.tsx';
import { Page } from './views/frame/page.view.tsx';
import { Toasts } from './views/frame/toasts.view.tsx';

const isInspected = import.meta.env.DEV && new URLSearchParams(location.search).has('inspect');
const watched = isInspected ? { inspect: (await import('./inspector.ts')).startInspector() } : {};

const toasts = createActor(toastsMachine, watched).start();
const { session, client } = startSession(navigate, watched);
const page = startPage({ session, client, raiseToast: (toast) => toasts.send({ type: 'toast.raised', toast }), go: navigate, watched });

function App({ helpline }: { helpline: string }) {
  return (
    <Router parser={exactParser}>
      <Frame session={session} path={usePathname()} helpline={helpline} toasts={<Toasts actor={toasts} />}>
        <Page actor={page} />
      </Frame>
    </Router>
  );
}

const root = createRoot(document.getElementById('root') as HTMLElement);
const show = (helpline: string) =>
  root.render(
    <StrictMode>
      <App helpline={helpline} />
    </StrictMode>,
  );

show(usualHelpline);
void loadHelpline().then(show);
