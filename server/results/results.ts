import { sql, type SQL } from 'drizzle-orm';
import { tiers } from '../../src/rules/prizes.ts';
import { arrayOf, timestamp } from '../db/database.ts';
import { draws, plays } from '../db/schema.ts';

const codeOf = ({ main, special }: (typeof tiers)[number]): number => main * 2 + Number(special);
const tierCodes = arrayOf(tiers.map(codeOf));

/** Results are computed from plays joined with draws by `covers` (PR-2); every query about them selects these. */
export const mainMatches = sql<number>`bit_count(${plays.mask} & ${draws.mask})::int`;
export const specialMatches = sql<boolean>`(${plays.special} = ${draws.special})`;

/** What matched, as one number: twice the main numbers, plus one for the special ball. */
export const matchCode = sql<number>`(${mainMatches} * 2 + ${specialMatches}::int)`;

/** The prize tier, from 1 (the jackpot) to 9; null if nothing was won (SV-11). */
export const tier = sql<number | null>`array_position(${sql.raw(`'${tierCodes}'::int[]`)}, ${matchCode})`;

/** Whether a play was valid at the instant of a draw, even if its ticket was changed or deleted later (PR-1). */
export const wasValidAt = (heldAt: SQL | typeof draws.held_at): SQL =>
  sql`(${plays.valid_from} < ${heldAt} and (${plays.valid_until} is null or ${plays.valid_until} >= ${heldAt}))`;

/** Which plays have results in which draws at an instant in milliseconds since 1970. */
export const covers = (now: number): SQL =>
  sql`${draws.game} = ${plays.game} and ${wasValidAt(draws.held_at)} and ${draws.results_from} <= ${timestamp(now)}`;

/**
 * A digest of a player's results of a draw, which differs if any of them does: each ticket's random id, shifted by what
 * it matched. Aggregates rows of plays joined with a draw.
 */
export const digest = sql`coalesce(
  bit_xor(('x' || right(${plays.ticket_id}::text, 12))::bit(48)::bigint << ${matchCode})
    filter (where ${matchCode} > 0), 0)`;
