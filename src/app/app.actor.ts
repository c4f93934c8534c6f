import {
  createActor,
  enqueueActions,
  fromCallback,
  fromPromise,
  type ActorRefFrom,
  type InspectionEvent,
} from 'xstate';
import { accountMachine } from '../../machines/account.machine.ts';
import { appMachine, type AddressEvent, type Redirect } from '../../machines/app.machine.ts';
import { connectionMachine, type ConnectionEvent } from '../../machines/connection.machine.ts';
import { pageMachine } from '../../machines/page.machine.ts';
import { toastsMachine } from '../../machines/toasts.machine.ts';
import { versionMachine, type VersionEvent } from '../../machines/version.machine.ts';
import {
  changeMailWish,
  deleteAccount,
  downloadRecords,
  loadMailWish,
  saveAsFile,
} from '../flows/account/account.effects.ts';
import { arrival, focusHeading, focusMain, followAddress, tidiedAddress } from './address.effects.ts';
import type { AuthenticatedClient } from '../client/authenticated-client.ts';
import { isRemembered } from '../client/stored-texts.ts';
import { followConnection, reachServer } from '../flows/connection/connection.effects.ts';
import { storedWanted, storeWanted } from '../client/storage.ts';
import { watchForUpdates, loadAnew, lookForVersion } from '../flows/version/version.effects.ts';
import { forgetKeptAnswers, registerWorker } from './worker.effects.ts';
import { isForVisitors, isPublic } from '../rules/access.ts';
import { accountGuards, type DeletionForm } from '../rules/forms.ts';
import { isMailedLink } from '../rules/links.ts';
import { asScreen } from './deps.ts';
import { openedScreens } from './opened.ts';
import { sessionChart } from './session.chart.ts';

const accountChart = (client: AuthenticatedClient) => {
  const [change, remove, download] = [
    changeMailWish(client),
    deleteAccount(client),
    downloadRecords(client, saveAsFile),
  ];
  return accountMachine.provide({
    guards: accountGuards,
    actors: {
      loadMailWish: fromPromise(loadMailWish(client)),
      changeMailWish: fromPromise(({ input }: { input: { wantsMails: boolean } }) => change(input)),
      downloadRecords: fromPromise(({ signal }) => download(signal)),
      deleteAccount: fromPromise(({ input }: { input: DeletionForm }) => remove(input)),
    },
  });
};

const connection = connectionMachine.provide({
  actors: {
    followConnection: fromCallback<ConnectionEvent>(({ sendBack }) => followConnection(sendBack)),
    reachServer: fromPromise<unknown>(reachServer),
  },
});

const version = versionMachine.provide({
  actors: {
    watchForUpdates: fromCallback<VersionEvent>(({ sendBack }) => watchForUpdates(sendBack)),
    lookForVersion: fromPromise<boolean>(({ signal }) => lookForVersion(signal)),
    loadAnew: fromPromise<unknown>(loadAnew),
  },
});

type Surroundings = {
  readonly navigate: (path: string, options: { replace: boolean; state: unknown }) => void;
  readonly loadPlayerViews: () => Promise<unknown>;
  readonly inspect?: (event: InspectionEvent) => void;
};

/**
 * Starts the whole app from what is stored and from the address: its chart, with every port provided, and the screens
 * that it opens.
 */
export const startApp = ({ navigate, loadPlayerViews, ...options }: Surroundings) => {
  const goTo = ({ path, replace = false, state = null }: Redirect) => navigate(path, { replace, state });
  const started: { app?: ActorRefFrom<typeof appMachine> } = {};
  const { chart: session, client } = sessionChart(() => started.app?.getSnapshot().children.session);
  const screens = openedScreens({ client, goTo, arrival, search: () => location.search });
  const page = pageMachine.provide({
    actors: {
      openScreen: fromPromise(({ input, signal }: { input: { address: string }; signal: AbortSignal }) =>
        screens.open(input.address, signal),
      ),
    },
  });
  const chart = appMachine.provide({
    actors: {
      ...{ session, page, connection, version },
      toasts: toastsMachine,
      account: accountChart(client),
      followAddress: fromCallback<AddressEvent>(({ sendBack }) => followAddress(sendBack)),
      loadPlayerViews: fromPromise<unknown>(loadPlayerViews),
    },
    actions: {
      startScreen: enqueueActions(({ enqueue, self }, { name }: { name: string }) => {
        const chart = screens.screenOf(name)?.chart;
        if (chart) enqueue.spawnChild(chart.logic, asScreen(chart.inputOf(self)));
      }),
      goTo: (_, redirect) => goTo(redirect),
      storeWanted: (_, { wanted }) => storeWanted(wanted),
      reloadPage: () => location.reload(),
      showTitle: (_, { title }) => {
        document.title = title;
      },
      focusMain,
      focusHeading,
      installWorker: () => {
        if (import.meta.env.PROD) void registerWorker(client.accessToken);
      },
      forgetCachedAnswers: () => void forgetKeptAnswers(),
    },
    guards: {
      isForPlayers: (_, { address }) => !isPublic(address),
      isForVisitors: (_, { address }) => isForVisitors(address),
      hasChart: (_, { name }) => screens.screenOf(name)?.chart !== undefined,
      isForgetful: () => !isRemembered(),
    },
  });
  const address = tidiedAddress();
  const app = createActor(chart, {
    id: 'app',
    input: { address, search: location.search, wanted: isMailedLink(address) ? storedWanted() : '' },
    logger: (...said: readonly unknown[]) => console.error(...said),
    ...options,
  });
  started.app = app;
  return { app: app.start(), screens };
};
