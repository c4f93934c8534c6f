import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createActor, createEmptyActor } from 'xstate';
import { pageMachine } from '../../machines/page.machine.ts';
import { sessionMachine } from '../../machines/session.machine.ts';
import { toastsMachine } from '../../machines/toasts.machine.ts';
import { authenticatedClient } from '../client/calls.ts';
import { helplineName, usualHelpline } from '../protocol/about.ts';
import { fixedAddresses, routeOf } from './routes.tsx';
import { LinkButton } from '../ui/button.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { Skeleton } from '../flows/page/skeleton.view.tsx';
import { App } from './app.tsx';
import { early, lateNotice, playerClass } from './early.ts';

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };

/** Vite's output: its page, its style sheets by file, and its manifest, which lists files by source. */
export type Built = {
  readonly template: string;
  readonly styles: Readonly<Record<string, string>>;
  readonly manifest: Readonly<Record<string, Chunk>>;
};

/** The addresses whose page is rendered whole, for a visitor, each with the source of its screen. */
const visitors: Readonly<Record<string, string>> = {
  '/': 'flows/home/home',
  '/sign-in': 'flows/session/sign-in',
  '/sign-up': 'flows/registration/registration',
  '/forgot-password': 'flows/password-reset/password-reset-request',
};
/** The addresses whose skeleton loads the scripts and styles of players' screens. */
const players: Readonly<Record<string, readonly string[]>> = {
  '/powerball': ['flows/board/board', 'app/player'],
  '/megamillions': ['flows/board/board', 'app/player'],
  '/lottery-board': ['flows/lottery-board-page/lottery-board', 'app/player'],
};

/**
 * Every page of the build by its file: visitors' pages whole, and a skeleton for all other addresses (NAV-1, NAV-3).
 */
export const pagesOf = async (built: Built): Promise<Readonly<Record<string, string>>> => {
  const pages: Record<string, string> = { 'app.html': pageOf(built, <Skeleton />) };
  for (const address of fixedAddresses) {
    const screen = visitors[address];
    const page =
      screen === undefined
        ? pageOf(built, <Skeleton />, players[address])
        : pageOf(built, await prerenderedApp(address), [screen]).replace('<div id="root"', `$& data-page="${address}"`);
    pages[`${address}/index.html`.replace(/^\/+/, '')] = page.replace(
      /<title>.*<\/title>/,
      () => `<title>${routeOf(address).route.title}</title>`,
    );
  }
  return pages;
};

const tags = / *<(?:script type="module"|link rel="(?:stylesheet|modulepreload)")[^>]*>(?:<\/script>)?\n?/g;

/** The build's page with content and its styles in it; the app's scripts and the screens' load after first paint. */
const pageOf = ({ template, styles, manifest }: Built, content: ReactNode, screens: readonly string[] = []): string => {
  const sources = [...screens.map((screen) => `src/${screen}.screen.tsx`), 'index.html'];
  const chunks = [...new Set(sources.flatMap((source) => withImports(source, manifest)))];
  const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  const given = [chunks.map(({ file }) => `/${file}`), lateNotice, playerClass].map((one) => JSON.stringify(one));
  const head = [
    `<style>${sheets.map((file) => styles[file]?.trim()).join('')}</style>`,
    // Vite's loader skips a style sheet that the page already links to, and browsers do not fetch a disabled one.
    ...sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
    `<script>(${early.toString()})(${given.join()})</script>`,
    `<meta name="${helplineName}" content="${usualHelpline}" />`,
    '</head>',
  ];
  return template
    .replaceAll(tags, '')
    .replace('</head>', () => head.join('\n'))
    .replace('<div id="root">', (start) => renderToString(<Late />) + start + renderToString(content));
};

/** The chunk of a source, preceded by all that it imports. */
const withImports = (source: string, manifest: Built['manifest']): readonly Chunk[] => {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`${source} is not in the manifest`);
  return [...(chunk.imports ?? []).flatMap((each) => withImports(each, manifest)), chunk];
};

function Late() {
  return (
    <div id={lateNotice} hidden>
      <ErrorLine text="The rest of this page did not load. Check your connection and try again." />
      <LinkButton href="" variant="secondary">
        Try again
      </LinkButton>
    </div>
  );
}

const noAnswer = () => new Promise<undefined>(() => undefined);
const nothing = () => undefined;
const parent = createEmptyActor();

/** The app as a visitor first sees it at an address: its charts in their first snapshot, none of them started. */
const prerenderedApp = async (address: string): Promise<ReactNode> => {
  const { route, params } = routeOf(address);
  const client = authenticatedClient({ accessToken: noAnswer, onUnauthorized: nothing });
  const { open } = await route.load();
  const opened = open({ client, goTo: nothing, announce: nothing, navigationState: nothing, search: () => '' }, params);
  const visitor = sessionMachine.resolveState({
    value: { visitor: 'incomplete' },
    context: { parent, form: { email: '', password: '' }, errorMessage: '', resendToken: '', session: null },
  });
  const showing = pageMachine.resolveState({ value: 'showing', context: { parent, address, screen: address } });
  const children = {
    session: createActor(sessionMachine, { input: { parent }, snapshot: visitor }),
    page: createActor(pageMachine, { input: { address, parent }, snapshot: showing }),
    toasts: createActor(toastsMachine),
    screen: opened.chart && createActor(opened.chart.logic, { input: opened.chart.inputOf(parent) }),
  };
  const root = { children };
  const source = { getSnapshot: () => root, subscribe: () => ({ unsubscribe: nothing }) };
  const views = { screenOf: () => opened, player: nothing };
  return <App source={source} views={views} helpline={usualHelpline} ssrPath={address} />;
};
