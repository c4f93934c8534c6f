import type { Game } from './games.ts';

/** A mailed token, without what a mail program has appended to it: `.`, `)`, `>`, `=3D`, a space … (OT-6) */
export const withoutTail = (token: string): string => token.replace(/[^\w-].*$/s, '');

/** Whether a path is that of a mailed link (NAV-1). */
export const isMailedLink = (path: string): boolean =>
  /^\/user\/(?:activate|password-reset|email-change)\/[^/]+\/[^/]+$/.test(path);

/** The address of a section of the help: how tickets are checked, or a game's prizes and odds. */
export const helpAddress = (part: Game | 'checking'): string => `/help#${part}`;
