import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { drawInstant } from '../../src/rules/draw-times.ts';
import { tiers } from '../../src/rules/prizes.ts';
import { rowsOf, type Db } from '../db/database.ts';
import type { Check } from './checks.ts';
import { playedAt } from './played.ts';

const beforeAll = '00000000-0000-0000-0000-000000000000';
const chunk = v.object({ count: v.number(), reached: v.nullable(v.string()) });
type Chunk = v.InferOutput<typeof chunk>;

/** An array as PostgreSQL writes it: a list given to drizzle becomes as many parameters. */
const arrayOf = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

/** The main numbers as the bits of tickets.mask. */
const maskOf = (main: readonly number[]): string =>
  Array.from({ length: 75 }, (_, at) => (main.includes(at + 1) ? '1' : '0')).join('');

const codeOf = ({ main, special }: (typeof tiers)[number]) => main * 2 + (special ? 1 : 0);
const tierCodes = arrayOf(tiers.map(codeOf));

/** The tier of what two SQL expressions say that matched; null when nothing is won. */
const tierOf = (main: SQL, special: SQL): SQL =>
  sql`array_position(${tierCodes}::int[], ${main}::int * 2 + (${special})::int)`;

const chunkFrom = (answer: unknown): Chunk => rowsOf(chunk, answer)[0] ?? { count: 0, reached: null };

/**
 * The next tickets by id, of any game and age. Nothing else stands beside the key here: where tables have no statistics, as in the embedded
 * database, another condition has every portion read and sort all tickets that are left.
 */
const walked = (reached: string | null, atOnce: number): SQL => sql`
  walked as materialized (select * from tickets where id > ${reached ?? beforeAll}::uuid order by id limit ${atOnce})`;

const progress = sql`select count(*)::int as count, (select id::text from walked order by id desc limit 1) as reached from walked`;

/** Stores the results of those that played a draw among the next tickets; `reached` is the last of them. A result that is there stays (SV-10). */
export const compareTickets = async (
  tx: Db,
  { game, date, main, special, revision, reached }: Check,
  atOnce: number,
): Promise<Chunk> => {
  const answer = await tx.execute(sql`
    with ${walked(reached, atOnce)}, played as (
      select id, user_id, main, special, bit_count(mask & ${maskOf(main)}::bit(75))::smallint as hits, special = ${special} as is_special
      from walked tickets
      where game = ${game} and ${playedAt(new Date(drawInstant(game, date)))}
    ), stored as (
      insert into ticket_results (ticket_id, user_id, game, date, main, special, main_matches, special_matches, tier, revision)
      select id, user_id, ${game}, ${date}::date, main, special, hits, is_special, ${tierOf(sql`hits`, sql`is_special`)}, ${revision}::int
      from played
      on conflict do nothing
    )
    ${progress}`);
  return chunkFrom(answer);
};

/** Brings the results of the next tickets in line with a corrected draw's new numbers; those that change get the check's revision (SV-12). */
export const recompareResults = async (
  tx: Db,
  { game, date, main, special, revision, reached }: Check,
  atOnce: number,
): Promise<Chunk> => {
  const answer = await tx.execute(sql`
    with ${walked(reached, atOnce)}, compared as (
      select r.ticket_id, r.special = ${special} as is_special,
        (select count(*) from unnest(r.main) as number where number = any(${arrayOf(main)}::smallint[]))::smallint as hits
      from walked join ticket_results r on r.ticket_id = walked.id and r.game = ${game} and r.date = ${date}::date
    ), changed as (
      update ticket_results r
      set main_matches = c.hits, special_matches = c.is_special, tier = ${tierOf(sql`c.hits`, sql`c.is_special`)}, revision = ${revision}::int
      from compared c
      where r.ticket_id = c.ticket_id and r.game = ${game} and r.date = ${date}::date
        and (r.main_matches, r.special_matches) <> (c.hits, c.is_special)
    )
    ${progress}`);
  return chunkFrom(answer);
};
