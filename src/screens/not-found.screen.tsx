import { NotFound } from '../views/frame/not-found.view.tsx';
import { still, type OpenScreen } from './world.ts';

/** A signed-in player's unknown address (NAV-4). */
export const open: OpenScreen = () => still(() => <NotFound />);
