import * as v from 'valibot';
import type { PastDraw } from '../rules/past-draws.ts';
import type { Winnings } from '../rules/prizes.ts';
import { numbers, report } from './draws.ts';
import { id } from './tickets.ts';

const pastDraw: v.GenericSchema<PastDraw> = v.object({
  date: v.string(),
  numbers,
  multiplier: v.nullable(v.number()),
  jackpot: v.nullable(v.string()),
  state: v.picklist(['sample', 'provisional', 'disputed', 'confirmed', 'corrected']),
  corrections: v.array(v.object({ numbers, corrected_at: v.string() })),
  conflicts: v.array(report),
});

/** Answer of a game's history: every stored draw, newest first (DH-1). */
export const historyAnswer = v.array(pastDraw);

const won: v.GenericSchema<Winnings> = v.object({
  prizes: v.number(),
  jackpots: v.number(),
  unpriced: v.number(),
  lowest: v.number(),
  highest: v.number(),
});

/** Answer of a draw's or a ticket's results: one row per ticket and draw, with the numbers as played (BD-6, DH-2). */
export const outcomesAnswer = v.array(
  v.object({
    ticket_id: id,
    date: v.string(),
    numbers,
    drawn: numbers,
    main_matches: v.number(),
    special_matches: v.boolean(),
    tier: v.nullable(v.number()),
  }),
);

/**
 * Answer of a game's results: what the player's tickets won in all, in each draw and each by itself, and the largest
 * prizes, or would have won in sample draws (DH-2, FW-4, SV-8).
 */
export const resultsAnswer = v.object({
  is_sample: v.optional(v.boolean(), false),
  won,
  draws: v.array(v.object({ date: v.string(), tickets: v.number(), won })),
  prizes: outcomesAnswer,
  tickets: v.array(v.object({ ticket_id: id, numbers, is_deleted: v.boolean(), draws: v.number(), won })),
});

/**
 * Answer of a game's last results: the last draw, how many of the player's tickets played it, and how they did once it
 * is checked, best first (RS-1).
 */
export const lastResultsAnswer = v.object({
  state: v.picklist(['none', 'awaited', 'checking', 'disputed', 'checked']),
  date: v.string(),
  is_sample: v.boolean(),
  tickets: v.number(),
  outcomes: outcomesAnswer,
});

export type Results = v.InferOutput<typeof resultsAnswer>;
export type Outcome = v.InferOutput<typeof outcomesAnswer>[number];
export type LastResults = v.InferOutput<typeof lastResultsAnswer>;
