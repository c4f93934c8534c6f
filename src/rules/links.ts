import type { Game } from './games.ts';

/** A token as it was mailed, without what a mail program has put behind it: `.`, `)`, `>`, `=3D`, a space … (OT-6) */
export const withoutTail = (token: string): string => token.replace(/[^\w-].*$/s, '');

/** Whether an address is that of a mailed link (NAV-1). */
export const isMailedLink = (path: string): boolean =>
  /^\/user\/(?:activate|password-reset|email-change)\/[^/]+\/[^/]+$/.test(path);

/** The address of a part of the help: how tickets are checked, or a game's prizes and odds. */
export const helpAddress = (part: Game | 'checking'): string => `/help#${part}`;
