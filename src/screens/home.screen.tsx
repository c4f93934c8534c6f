import { Home } from '../views/home/home.view.tsx';
import type { OpenScreen } from './deps.ts';

/** The landing page of a visitor (HOME-1, HOME-2). */
export const open: OpenScreen = () => ({ show: ({ session }) => <Home session={session} /> });
