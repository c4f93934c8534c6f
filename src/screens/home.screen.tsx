import type { ComponentProps } from 'react';
import { Home } from '../views/home/home.view.tsx';
import { still, type OpenScreen, type World } from './world.ts';

/** The landing page with somebody's lists of tickets. */
export const homeWith = ({ session }: World, lists: ComponentProps<typeof Home>['lists']) => (
  <Home session={session} lists={lists} />
);

/** The landing page of a visitor (HOME-1, HOME-2). */
export const open: OpenScreen = (world) => still(() => homeWith(world, []));
