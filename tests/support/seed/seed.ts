import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/database.ts';
import { draws } from '../../../server/db/schema.ts';
import { drawInstant } from '../../../src/rules/draw-times.ts';

/** The Power Ball draw that the seeded tickets play, one number in each fifth of the drum. */
export const seededDraw = { game: 'powerball', date: '2026-11-18', main: [3, 17, 31, 45, 59], special: 3 } as const;
export const heldAt = drawInstant(seededDraw.game, seededDraw.date);

/**
 * Seeds players and tickets, always the same for a size: ticket n belongs to player n modulo players, and was saved in
 * the hour before the draw.
 */
export const seedPlayers = async (
  db: Db,
  { players, tickets }: { readonly players: number; readonly tickets: number },
): Promise<void> => {
  const at = new Date(heldAt - 3_600_000).toISOString();
  await db.execute(sql`
    insert into users
      (id, email, first_name, last_name, password_hash, consents_to_updates, agreed_at, activated_at, created_at)
    select md5('person ' || n)::uuid, 'person' || n || '@example.org', 'Person', n::text, '', true, ${at}, ${at}, ${at}
    from generate_series(0, ${players}::int - 1) as n`);
  const portion = 50_000;
  for (let first = 0; first < tickets; first += portion) {
    const last = Math.min(first + portion, tickets) - 1;
    await db.execute(sql`
      insert into plays (ticket_id, user_id, game, main, special, stored_at, valid_from)
      select md5('ticket ' || n)::uuid, md5('person ' || n % ${players}::int)::uuid, ${seededDraw.game}::game,
        array(
          select (1 + fifth * 14 + (hashint8extended(n, fifth) & 65535) % 13)::smallint
          from generate_series(0, 4) as fifth
        ),
        1 + (hashint8extended(n, 5) & 65535) % 26,
        saved, saved
      from generate_series(${first}::bigint, ${last}::bigint) as n,
        lateral (select ${at}::timestamptz + make_interval(secs => n % 3600) as saved) as times`);
  }
};

/** Stores the seeded draw as confirmed. */
export const confirmDraw = async (db: Db): Promise<void> => {
  await db.insert(draws).values({
    ...seededDraw,
    main: [...seededDraw.main],
    state: 'confirmed',
    first_seen_at: new Date(heldAt),
    results_from: new Date(heldAt),
  });
};

/** Stores `count` confirmed draws, one a day up to the seeded one's, and has every ticket play them. */
export const confirmPastDraws = async (db: Db, count: number): Promise<void> => {
  await db.execute(sql`
    insert into draws (game, date, main, special, state, first_seen_at, results_from)
    select ${seededDraw.game}::game, ${seededDraw.date}::date - ${count}::int + n,
      array(
        select (1 + fifth * 14 + (hashint8extended(n, fifth) & 65535) % 5)::smallint
        from generate_series(0, 4) as fifth
      ),
      1 + n % 10, 'confirmed', '2020-01-01', '2020-01-01'
    from generate_series(1, ${count}::int) as n`);
  await db.execute(sql`update plays set valid_from = '2020-01-01'`);
};
