import type { ReactNode } from 'react';
import type { ActorRefFrom, ActorLogic, AnyActorLogic, AnyActorRef, AnyEventObject, InputFrom, Snapshot } from 'xstate';
import type { Redirect, ScreenNews } from '../../machines/app.machine.ts';
import type { Parent } from '../../machines/outside.ts';
import type { sessionMachine } from '../../machines/session.machine.ts';
import type { AuthenticatedClient } from '../client/calls.ts';
import type { Announce } from '../flows/tickets/tickets.effects.ts';

/** What a screen depends on: the server, navigation, and what the address and the navigation state say. */
export type ScreenDeps = {
  readonly client: AuthenticatedClient;
  readonly goTo: (redirect: Redirect) => void;
  readonly announce: Announce;
  /** A value of the navigation state, by name. */
  readonly navigationState: (name: string) => string | undefined;
  /** The address's query, with its question mark. */
  readonly search: () => string;
};

type Actors<Screen> = { readonly session: ActorRefFrom<typeof sessionMachine>; readonly screen: Screen };

/** The chart of any screen. */
type ScreenLogic = ActorLogic<Snapshot<unknown>, AnyEventObject>;

/**
 * Options to spawn a screen's chart as the child `screen`: XState's types accept an id only for charts that they know
 * by name.
 */
export const screenSpawnOptions = (input: unknown): { readonly input: unknown } => {
  const child = { id: 'screen', input };
  return child;
};

type InputOf<Input> = (parent: Parent<ScreenNews>) => Input;

/** A screen opened for one visit: the chart, if any, that the app starts as its parent, and its view. */
export type Screen = {
  readonly chart?: { readonly logic: ScreenLogic; readonly inputOf: InputOf<unknown> };
  readonly show: (actors: Actors<AnyActorRef | undefined>) => ReactNode;
};

/** A screen that renders a chart, whose input may name its parent. */
export const screenOf = <Logic extends AnyActorLogic>(
  logic: Logic,
  inputOf: InputOf<InputFrom<Logic>>,
  { show }: { readonly show: (actors: Actors<ActorRefFrom<Logic>>) => ReactNode },
): Screen => ({
  chart: { logic, inputOf },
  show: ({ session, screen }) => screen && show({ session, screen: screen as ActorRefFrom<Logic> }),
});

type ScreenParams = Readonly<Record<string, string>>;
export type OpenScreen = (deps: ScreenDeps, params: ScreenParams) => Screen;
