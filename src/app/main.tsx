import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-600.css';
import '../ui/global.css.ts';
import { navigate } from 'wouter/use-browser-location';
import { helplineName, usualHelpline } from '../protocol/about.ts';
import { startApp } from './app.actor.ts';
import { chunkOf } from './chunk.ts';
import type { showPlayer } from './player.screen.tsx';
import { draw } from './draw.tsx';

const isInspected = import.meta.env.DEV && new URLSearchParams(location.search).has('inspect');
const inspected = isInspected ? { inspect: (await import('./inspector.ts')).startInspector() } : {};

let player: typeof showPlayer | undefined;
const playerScreen = () => import('./player.screen.tsx');
const loadPlayerViews = async () => {
  player = (await chunkOf(playerScreen)).showPlayer;
};
const { app, screens } = startApp({ navigate, loadPlayerViews, ...inspected });
const views = { screenOf: screens.screenOf, player: () => player };
// The server writes it into the page (LE-1); in development, pages have none.
const helpline = document.querySelector<HTMLMetaElement>(`meta[name="${helplineName}"]`)?.content ?? usualHelpline;
// Not awaited: the screens' chunks import this one and cannot load before it has finished.
void draw(document.getElementById('root') as HTMLElement, { app, views, helpline });
