import type { Game } from './games.ts';

/** The address of a part of the help: how tickets are checked, or a game's prizes and odds. */
export const helpAddress = (part: Game | 'checking'): string => `/help#${part}`;
