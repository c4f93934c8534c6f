import { NotFound } from './not-found.view.tsx';
import type { OpenScreen } from '../../app/deps.ts';

/** What any other address shows (NAV-1). */
export const open: OpenScreen = () => ({ show: () => <NotFound /> });
