import { renderToString } from 'react-dom/server';
import { helplineName, usualHelpline } from '../../protocol/about.ts';
import { routeOf } from '../../routes.tsx';
import { isPublic } from '../../rules/access.ts';
import { Button } from '../../ui/action/button.tsx';
import mark from '../../ui/favicon.svg';
import { ErrorLine } from '../../ui/form/error-line.tsx';
import { App } from './app.tsx';
import { asking, askOncePainted, isUnfit, pressedAgain, unarrived } from './page-scripts.ts';
import { openShell } from './shell.ts';

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };

/** What the client's build left: its page, its style sheets by their files, and vite's manifest of which file came of which source. */
export type Built = {
  readonly template: string;
  readonly styles: Readonly<Record<string, string>>;
  readonly manifest: Readonly<Record<string, Chunk>>;
};

const screens: Readonly<Record<string, string>> = {
  '/': 'home',
  '/sign-in': 'account/sign-in',
  '/sign-up': 'account/registration',
  '/forgot-password': 'account/password-reset-request',
  '/verification': 'account/verification',
  '/account-verification': 'account/account-verification',
  '/powerball': 'play/board',
  '/megamillions': 'play/board',
  '/lottery-board': 'play/lottery-board',
};

// Where somebody for whom the shell is not finds another screen at the same address.
const playersScreens: Readonly<Record<string, string>> = { '/': 'play/player-home' };

/** Every page that is there before it is asked for, by its file: a shell for each address that has one, and `app.html` for all others (NAV-1, NAV-3). */
export const pagesOf = async (built: Built): Promise<Readonly<Record<string, string>>> => {
  const pages: Record<string, string> = { 'app.html': atOnce(headed(built, [], [])) };
  for (const [address, screen] of Object.entries(screens)) {
    const chunks = chunksOf(screen, built.manifest);
    const page = headed(built, chunks, [whole, withoutScript(address), gate(address)]);
    const playersScreen = playersScreens[address];
    const unfit = playersScreen === undefined ? chunks : chunksOf(playersScreen, built.manifest);
    pages[`${address === '/' ? '' : `${address.slice(1)}/`}index.html`] = await pageOf(
      address,
      afterPaint(page, chunks, unfit),
    );
  }
  return pages;
};

const chunksOf = (screen: string, manifest: Built['manifest']): readonly Chunk[] => {
  const withImports = (source: string): readonly Chunk[] => {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`${source} is not in the manifest`);
    return [...(chunk.imports ?? []).flatMap(withImports), chunk];
  };
  return withImports(`src/screens/${screen}.screen.tsx`);
};

const linked = / *<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\n?/g;
const called = / *<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\n?/g;

/**
 * The build’s page with the style of what it shows inside it. A sheet that is inside is named as well, so that vite does not fetch it with its
 * chunk: a disabled link is not followed.
 */
const headed = ({ template, styles }: Built, chunks: readonly Chunk[], more: readonly string[]): string => {
  const common = [...template.matchAll(linked)].map(([, file = '']) => file);
  const own = [...new Set(chunks.flatMap(({ css = [] }) => css))].filter((file) => !common.includes(file));
  const head = [
    `<meta name="${helplineName}" content="${usualHelpline}" />`,
    `<style>${[...common, ...own].map((file) => styles[file]?.trim()).join('')}</style>`,
    ...own.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
    ...more,
    '</head>',
  ];
  return template
    .replaceAll(linked, '')
    .replace(/(?<=<link rel="icon" href=")[^"]*/, () => mark)
    .replace('</head>', () => head.join('\n'))
    .replace('<div id="root">', (root) => `<div id="${unarrived}" hidden>${sayingSo()}</div>\n    ${root}`);
};

const sayingSo = () =>
  renderToString(
    <>
      <ErrorLine text="The rest of this page did not arrive. Check your connection and try again." />
      <Button variant="secondary">Try again</Button>
    </>,
  );

const ending = 'shell-ends-here';
// A part of a page, centred, would jump when the rest of it comes.
const whole = `<link rel="expect" href="#${ending}" blocking="render" />`;

const scriptsOf = (page: string): readonly string[] => [...page.matchAll(called)].map(([, file = '']) => file);

/** The page with one script inside it in place of those that it asks for. */
const instead = (page: string, script: string): string =>
  page
    .replaceAll(called, '')
    .replace('</body>', () => `<script>${script}</script>\n<template id="${ending}"></template>\n</body>`);

/** The page with its scripts asked for at once. */
const atOnce = (page: string): string => instead(page, `${asking(scriptsOf(page))}ask()`);

/** The page with its scripts, and those of some chunks, others where it is unfit, asked for once what it shows has been painted, which needs none of them. */
const afterPaint = (page: string, chunks: readonly Chunk[], unfit: readonly Chunk[]): string => {
  const scripts = scriptsOf(page);
  const listed = (wanted: readonly Chunk[]) =>
    JSON.stringify([...new Set(wanted.map(({ file }) => `/${file}`))].filter((file) => !scripts.includes(file)));
  const others = unfit === chunks ? listed(chunks) : `${isUnfit}?${listed(unfit)}:${listed(chunks)}`;
  const preload =
    `for(const href of ${others})` +
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",crossOrigin:"",href}));';
  return instead(page, `${pressedAgain}${asking(scripts, preload)}${askOncePainted}`);
};

const pageOf = async (address: string, page: string): Promise<string> => {
  const picture = await pictureOf(address);
  return page
    .replace(/<title>.*<\/title>/, () => `<title>${routeOf(address).route.title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-shell="${address}">${picture}</div>`);
};

const pictureOf = async (address: string): Promise<string> =>
  renderToString(<App {...await openShell(address)} helpline={usualHelpline} ssrPath={address} />);

/** Without script a visitor can read; what could not do anything is not there, and a board is nobody's. */
const withoutScript = (address: string): string =>
  `<noscript><style>${isPublic(address) ? 'form,button{display:none!important}' : '#root{display:none}'}</style></noscript>`;

/** Hides a shell from whom it is not for, until the app has drawn their own: a player's board from a visitor, a visitor's page from a player. */
const gate = (address: string): string =>
  '<script>{let player=false;try{player=!!(localStorage.getItem("user")&&localStorage.getItem("tokens"))}catch{}' +
  `if(player===${isPublic(address)}||history.state?.error)document.documentElement.classList.add("unfit")}</script>`;
