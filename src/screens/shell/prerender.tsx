import { renderToString } from 'react-dom/server';
import { usualHelpline } from '../../protocol/about.ts';
import { routeOf } from '../../routes.tsx';
import { isPublic } from '../../rules/access.ts';
import mark from '../../ui/favicon.svg';
import { App } from './app.tsx';
import { openShell } from './shell.ts';

type Chunk = { readonly file: string; readonly imports?: readonly string[] };

/** What the client's build left: its page, its style, and vite's manifest of which file came of which source. */
export type Built = { readonly template: string; readonly style: string; readonly manifest: Readonly<Record<string, Chunk>> };

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

/** Every page that is there before it is asked for, by its file: a shell for each address that has one, and `app.html` for all others (NAV-1, NAV-3). */
export const pagesOf = async ({ template, style, manifest }: Built): Promise<Readonly<Record<string, string>>> => {
  const plain = template
    .replace(/ *<link rel="stylesheet"[^>]*>\n?/g, '')
    .replace(/(?<=<link rel="icon" href=")[^"]*/, () => mark)
    .replace('</head>', () => `<meta name="helpline" content="${usualHelpline}" />\n<style>${style}</style>\n</head>`);
  const pages: Record<string, string> = { 'app.html': plain };
  for (const [address, screen] of Object.entries(screens)) {
    const chunks = chunksOf(`src/screens/${screen}.screen.tsx`, manifest).filter((file) => !plain.includes(file));
    pages[`${address.slice(1)}/index.html`.replace(/^\//, '')] = await pageOf(address, plain, chunks);
  }
  return pages;
};

const chunksOf = (source: string, manifest: Built['manifest']): readonly string[] => {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`${source} is not in the manifest`);
  return [...new Set([chunk.file, ...(chunk.imports ?? []).flatMap((name) => chunksOf(name, manifest))])];
};

const pageOf = async (address: string, plain: string, chunks: readonly string[]): Promise<string> => {
  const picture = await pictureOf(address);
  const preloads = chunks.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  const head = [
    ...preloads,
    `<noscript><style>${withoutScript(address)}</style></noscript>`,
    `<script>${gate(address)}</script>`,
    '</head>',
  ];
  return plain
    .replace(/<title>.*<\/title>/, () => `<title>${routeOf(address).route.title}</title>`)
    .replace('</head>', () => head.join('\n'))
    .replace('<div id="root"></div>', () => `<div id="root" data-shell="${address}">${picture}</div>`);
};

const pictureOf = async (address: string): Promise<string> => {
  // A board's charts watch whether the page is seen, and here is none.
  Object.assign(globalThis, { document: new EventTarget() });
  try {
    const { cast, close } = await openShell(address);
    const picture = renderToString(<App cast={cast} helpline={usualHelpline} ssrPath={address} />);
    close();
    return picture;
  } finally {
    Reflect.deleteProperty(globalThis, 'document');
  }
};

/** Without script a visitor can read; what could not do anything is not there, and a board is nobody's. */
const withoutScript = (address: string): string => (isPublic(address) ? 'form,button{display:none}' : '#root{display:none}');

/** Hides a shell from whom it is not for, until the app has drawn their own: a player's board from a visitor, a visitor's page from a player. */
const gate = (address: string): string =>
  '{let player=false;try{player=!!(localStorage.getItem("user")&&localStorage.getItem("tokens"))}catch{}' +
  `if(player===${isPublic(address)}||history.state?.error)document.documentElement.classList.add("unfit")}`;
