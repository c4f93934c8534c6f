import type { ReactNode } from 'react';
import type { ActorRefFrom, InspectionEvent } from 'xstate';
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
  readonly watched: Watched;
};

/** A screen that was opened for one visit: its picture, and what stops its actors. */
export type OpenedScreen = { readonly show: () => ReactNode; readonly close: () => void };

export type ScreenParams = Readonly<Record<string, string>>;
export type OpenScreen = (world: World, params: ScreenParams) => OpenedScreen;

/** A screen that starts nothing. */
export const still = (show: () => ReactNode): OpenedScreen => ({ show, close: () => undefined });
