import { matchRoute } from 'wouter';
import type { OpenScreen } from './deps.ts';

type Load = () => Promise<{ open: OpenScreen }>;
/** A player may get a different screen than a visitor. */
type Route = { readonly pattern: string; readonly title: string; readonly load: Load; readonly loadForPlayer?: Load };

const resetConfirm = () => import('../flows/password-reset/password-reset-confirm.screen.tsx');
const emailChange = () => import('../flows/email-change/email-change.screen.tsx');
const board = () => import('../flows/board/board.screen.tsx');

/** Every address and its screen, loaded when first opened (NAV-1, NAV-5, NAV-8). */
const routes: readonly Route[] = [
  {
    pattern: '/',
    title: 'Home',
    load: () => import('../flows/home/home.screen.tsx'),
    loadForPlayer: () => import('../flows/home/player-home.screen.tsx'),
  },
  { pattern: '/sign-in', title: 'Login', load: () => import('../flows/session/sign-in.screen.tsx') },
  { pattern: '/sign-up', title: 'Sign Up', load: () => import('../flows/registration/registration.screen.tsx') },
  {
    pattern: '/forgot-password',
    title: 'Forgot Password',
    load: () => import('../flows/password-reset/password-reset-request.screen.tsx'),
  },
  { pattern: '/user/password-reset/:uid/:token', title: 'Reset Password', load: resetConfirm },
  { pattern: '/user/password-reset', title: 'Reset Password', load: resetConfirm },
  { pattern: '/user/email-change/:uid/:token', title: 'Change Email', load: emailChange },
  { pattern: '/user/email-change', title: 'Change Email', load: emailChange },
  {
    pattern: '/user/activate/:uid/:token',
    title: 'Verify Email',
    load: () => import('../flows/activation/activation.screen.tsx'),
  },
  {
    pattern: '/verification',
    title: 'Verify Email',
    load: () => import('../flows/activation/verification.screen.tsx'),
  },
  {
    pattern: '/account-verification',
    title: 'Verify Email',
    load: () => import('../flows/registration/account-verification.screen.tsx'),
  },
  { pattern: '/help', title: 'Help', load: () => import('../flows/help/help.screen.tsx') },
  { pattern: '/powerball', title: 'Power Ball Lottery Board', load: board },
  { pattern: '/megamillions', title: 'Mega Millions Lottery Board', load: board },
  {
    pattern: '/lottery-board',
    title: 'Lottery Board',
    load: () => import('../flows/lottery-board-page/lottery-board.screen.tsx'),
  },
];

/** The addresses without parameters. */
export const fixedAddresses: readonly string[] = routes
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(':'));

const notFound: Route = {
  pattern: '*',
  title: 'Page not found',
  load: () => import('../flows/page/not-found.screen.tsx'),
};

/** wouter's matcher, but sensitive to case and trailing slashes (NAV-2). */
export const exactParser = (pattern: string) => ({
  keys: [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name),
  pattern: new RegExp(`^${pattern.replace(/:\w+/g, '([^/]+)')}$`),
});

/** The route of a path, and the path's parameters. */
export const routeOf = (path: string): { route: Route; params: Readonly<Record<string, string>> } => {
  for (const route of routes) {
    const [matches, params] = matchRoute(exactParser, route.pattern, path);
    if (matches) return { route, params: { ...params, path } };
  }
  return { route: notFound, params: { path } };
};
