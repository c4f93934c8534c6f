import type { ReactNode } from 'react';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
import type { Field, Screen } from '../../machines/page.machine.ts';
import type { sessionMachine } from '../../machines/session.machine.ts';
import type { AuthenticatedClient } from '../effects/client/authenticated-client.ts';
import type { Toast } from '../rules/toasts.ts';

/** What every actor of the app is started with: nothing, or in development what streams it to the inspector. */
export type Watched = { readonly inspect?: (event: InspectionEvent) => void };

/** What every screen is given: who is signed in, the server, the toasts, how to go elsewhere, and who watches. */
export type World = {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly client: AuthenticatedClient;
  readonly raiseToast: (toast: Toast) => void;
  readonly go: (path: string, options?: { replace?: boolean; state?: unknown }) => void;
  /** What the person brought along in the navigation's state. */
  readonly arrival: () => unknown;
  /** What the address asks for, with its question mark. */
  readonly search: () => string;
  readonly watched: Watched;
};

/** A screen that was opened for one visit: its picture, what stops its actors, and what tells them of that which was typed before they were there. */
export type OpenedScreen = Omit<Screen, 'title'>;

/** The texts of a page's fields by their names. */
export const textsOf = (fields: readonly Field[]): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Whether a box of the page is ticked. */
export const isTicked = (fields: readonly Field[], box: string): boolean =>
  fields.some(({ name, checked }) => name === box && checked);

export type ScreenParams = Readonly<Record<string, string>>;
export type OpenScreen = (world: World, params: ScreenParams) => OpenedScreen | Promise<OpenedScreen>;

/** A screen that starts nothing. */
export const still = (show: () => ReactNode): OpenedScreen => ({ show, close: () => undefined });
