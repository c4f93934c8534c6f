import { createActor, enqueueActions, fromPromise, type Actor, type InspectionEvent } from 'xstate';
import { accountMachine } from '../../machines/account.machine.ts';
import { appMachine, type Redirect } from '../../machines/app.machine.ts';
import { connectionMachine } from '../../machines/connection.machine.ts';
import { pageMachine, type OpenedScreen } from '../../machines/page.machine.ts';
import { toastsMachine } from '../../machines/toasts.machine.ts';
import { versionMachine } from '../../machines/version.machine.ts';
import { accountChangeMachine } from '../../machines/account-change.machine.ts';
import { devicesMachine } from '../../machines/devices.machine.ts';
import { switchMails, downloadRecords, loadAccount, saveAsFile } from '../flows/account/account.effects.ts';
import { changeAccount, judgePassword } from '../flows/account-change/account-change.effects.ts';
import { loadDevices, signOutDevices } from '../flows/devices/devices.effects.ts';
import type { Announce } from '../flows/tickets/tickets.effects.ts';
import { navigationState, focusHeading, focusMain, followAddress, normalizedPath } from './address.effects.ts';
import type { AuthenticatedClient } from '../client/calls.ts';
import { isRemembered, storedRedirect, storedSession, storeRedirect } from '../client/storage.ts';
import { followConnection, reachServer } from '../flows/connection/connection.effects.ts';
import { watchForUpdates, loadAnew, lookForVersion } from '../flows/version/version.effects.ts';
import { deletePlayerCaches, registerWorker } from './worker.effects.ts';
import { isForVisitors, isPublic } from '../rules/access.ts';
import { accountChangeGuards } from '../rules/account-forms.ts';
import { chunkOf } from './chunk.ts';
import { screenSpawnOptions, type Screen, type ScreenDeps } from './deps.ts';
import { routeOf } from './routes.tsx';
import { sessionChart } from './session.chart.ts';

const accountChart = (client: AuthenticatedClient) =>
  accountMachine.provide({
    actors: {
      loadAccount: loadAccount(client),
      switchMails: switchMails(client),
      downloadRecords: downloadRecords(client, saveAsFile),
      accountChange: accountChangeMachine.provide({
        guards: accountChangeGuards,
        actors: { judgePassword, changeAccount: changeAccount(client) },
      }),
      devices: devicesMachine.provide({
        actors: { loadDevices: loadDevices(client), signOutDevices: signOutDevices(client) },
      }),
    },
  });
const connection = connectionMachine.provide({ actors: { followConnection, reachServer } });
const version = versionMachine.provide({ actors: { watchForUpdates, lookForVersion, loadAnew } });

/** Opens screens by address; a signed-in player gets the player's screen, where there is one (NAV-1, NAV-5, NAV-8). */
export const openedScreens = (deps: ScreenDeps) => {
  let current: { readonly name: string; readonly screen: Screen } | undefined;
  return {
    /** The open screen, if it has that name: charts know only names. */
    screenOf: (name: string) => (current?.name === name ? current.screen : undefined),
    /** Opens the screen of an address, unless that has changed meanwhile. Rejects if its chunk does not arrive. */
    open: async (address: string, signal: AbortSignal): Promise<OpenedScreen> => {
      const { route, params } = routeOf(address);
      const { load, loadForPlayer = load } = route;
      const { open } = await chunkOf(storedSession() ? loadForPlayer : load);
      signal.throwIfAborted();
      current = { name: address, screen: open(deps, params) };
      return { name: address, title: route.title };
    },
  };
};

type StartOptions = {
  readonly navigate: (path: string, options: { replace: boolean; state: unknown }) => void;
  readonly loadPlayerViews: () => Promise<unknown>;
  readonly inspect?: (event: InspectionEvent) => void;
};

/**
 * Starts the whole app from storage and the address: its chart, with every port provided, and the screens that it
 * opens.
 */
export const startApp = ({ navigate, loadPlayerViews, ...options }: StartOptions) => {
  const goTo = ({ path, replace = false, state = null }: Redirect) => navigate(path, { replace, state });
  const { chart: session, client } = sessionChart(() => app.getSnapshot().children.session);
  const announce: Announce = (toast) => app.send({ type: 'change.answered', toast });
  const screens = openedScreens({ client, goTo, announce, navigationState, search: () => location.search });
  const page = pageMachine.provide({
    actors: {
      openScreen: fromPromise<OpenedScreen, { address: string }>(({ input, signal }) =>
        screens.open(input.address, signal),
      ),
    },
  });
  const chart = appMachine.provide({
    actors: {
      session,
      page,
      connection,
      version,
      toasts: toastsMachine,
      account: accountChart(client),
      followAddress,
      loadPlayerViews: fromPromise<unknown>(loadPlayerViews),
    },
    actions: {
      startScreen: enqueueActions(({ enqueue, self }, { name }: { name: string }) => {
        const chart = screens.screenOf(name)?.chart;
        if (chart) enqueue.spawnChild(chart.logic, screenSpawnOptions(chart.inputOf(self)));
      }),
      goTo: (_, redirect) => goTo(redirect),
      storeWanted: (_, { wanted }) => storeRedirect(wanted),
      reloadPage: () => location.reload(),
      showTitle: (_, { title }) => {
        document.title = title;
      },
      focusMain,
      focusHeading,
      installWorker: () => {
        if (import.meta.env.PROD) void registerWorker(client.accessToken);
      },
      forgetCachedAnswers: () => void deletePlayerCaches(),
    },
    guards: {
      isForPlayers: (_, { address }) => !isPublic(address),
      isForVisitors: (_, { address }) => isForVisitors(address),
      hasChart: (_, { name }) => screens.screenOf(name)?.chart !== undefined,
      isForgetful: () => !isRemembered(),
    },
  });
  const address = normalizedPath();
  const app: Actor<typeof appMachine> = createActor(chart, {
    id: 'app',
    input: { address, search: location.search, wanted: storedRedirect() },
    logger: (...said: readonly unknown[]) => console.error(...said),
    ...options,
  });
  return { app: app.start(), screens };
};
