import { drawInstant, lastDrawDate, nextDrawDate } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';

/** A scheduled draw: its date (YYYY-MM-DD) and its instant in milliseconds since 1970. */
type ScheduledDraw = { readonly date: string; readonly at: number };

const scheduled = (game: Game, date: string): ScheduledDraw => ({ date, at: drawInstant(game, date) });

/** A game's first draw after an instant in milliseconds since 1970. */
export const nextDraw = (game: Game, now: number): ScheduledDraw => scheduled(game, nextDrawDate(game, now));

/** A game's last draw held by an instant in milliseconds since 1970. */
export const lastDraw = (game: Game, now: number): ScheduledDraw => scheduled(game, lastDrawDate(game, now));
