import type { ReactNode } from 'react';
import type { ActorRefFrom, ActorLogic, AnyActorLogic, AnyActorRef, AnyEventObject, InputFrom, Snapshot } from 'xstate';
import type { Redirect } from '../../machines/app.machine.ts';
import type { sessionMachine } from '../../machines/session.machine.ts';
import type { AuthenticatedClient } from '../effects/client/authenticated-client.ts';

/** What a screen depends on: the server, how to go elsewhere, and what the address and the navigation bring along. */
export type ScreenDeps = {
  readonly client: AuthenticatedClient;
  readonly goTo: (redirect: Redirect) => void;
  /** The navigation's state. */
  readonly arrival: () => unknown;
  /** The address's query, with its question mark. */
  readonly search: () => string;
};

/** What a field of the page says, typed or ticked. */
export type Field = { readonly name: string; readonly value: string; readonly checked: boolean };

type Actors<Screen> = { readonly session: ActorRefFrom<typeof sessionMachine>; readonly screen: Screen };

/** The chart of a screen, whatever its events and its input. */
type ScreenLogic = ActorLogic<Snapshot<unknown>, AnyEventObject>;

/** How the app's chart starts a screen's, as its child `screen`: xstate's types take an id only for a chart that they know by name. */
export const asScreen = (input: unknown): { readonly input: unknown } => {
  const child = { id: 'screen', input };
  return child;
};

/** A screen opened for one visit: the chart that the app starts for it, if any, its picture, and what restores typed fields. */
export type Screen = {
  readonly chart?: { readonly logic: ScreenLogic; readonly input: unknown };
  readonly show: (actors: Actors<AnyActorRef | undefined>) => ReactNode;
  readonly restoreFields?: (fields: readonly Field[], actors: Actors<AnyActorRef | undefined>) => void;
};

type ChartScreen<Logic extends AnyActorLogic> = {
  readonly show: (actors: Actors<ActorRefFrom<Logic>>) => ReactNode;
  readonly restoreFields?: (fields: readonly Field[], actors: Actors<ActorRefFrom<Logic>>) => void;
};

/** A screen that is a picture of a chart, which starts with an input. */
export const screenOf = <Logic extends AnyActorLogic>(
  logic: Logic,
  input: InputFrom<Logic>,
  { show, restoreFields }: ChartScreen<Logic>,
): Screen => {
  const known = ({ session, screen }: Actors<AnyActorRef | undefined>) =>
    screen && { session, screen: screen as ActorRefFrom<Logic> };
  return {
    chart: { logic: logic, input },
    show: (actors) => {
      const both = known(actors);
      return both && show(both);
    },
    restoreFields: (fields, actors) => {
      const both = known(actors);
      if (both) restoreFields?.(fields, both);
    },
  };
};

type ScreenParams = Readonly<Record<string, string>>;
export type OpenScreen = (deps: ScreenDeps, params: ScreenParams) => Screen;

/** The texts of a page's fields by their names. */
export const textsOf = (fields: readonly Field[]): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Whether a box of the page is ticked. */
export const isTicked = (fields: readonly Field[], box: string): boolean =>
  fields.some(({ name, checked }) => name === box && checked);
