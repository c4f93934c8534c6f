import './screens/shell/react-first.ts';
import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-600.css';
import './ui/global.css.ts';
import { navigate } from 'wouter/use-browser-location';
import { readHelpline } from './effects/about.effects.ts';
import { startApp } from './screens/app.actor.ts';
import { chunkOf } from './screens/chunk.ts';
import type { Player } from './screens/player.screen.tsx';
import { anotherTask } from './screens/shell/another-task.ts';
import { draw } from './screens/shell/draw.tsx';

const isInspected = import.meta.env.DEV && new URLSearchParams(location.search).has('inspect');
const inspected = isInspected ? { inspect: (await import('./inspector.ts')).startInspector() } : {};

await anotherTask();
let onDrawn!: () => void;
const drawn = new Promise<void>((resolve) => {
  onDrawn = resolve;
});
let player: typeof Player | undefined;
const playerScreen = () => import('./screens/player.screen.tsx');
// Neither is awaited here: the screens' chunks stand on this one, and could not arrive before it is done.
const loadPlayerViews = async () => {
  await drawn;
  player = (await chunkOf(playerScreen)).Player;
};
const { app, screens } = startApp({ navigate, loadPlayerViews, ...inspected });
await anotherTask();
const views = { screenOf: screens.screenOf, player: () => player };
void draw(document.getElementById('root') as HTMLElement, { source: app, views }, readHelpline()).then(onDrawn);
