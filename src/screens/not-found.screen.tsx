import { NotFound } from '../views/frame/not-found.view.tsx';
import type { OpenScreen } from './deps.ts';

/** What any other address shows (NAV-1). */
export const open: OpenScreen = () => ({ show: () => <NotFound /> });
