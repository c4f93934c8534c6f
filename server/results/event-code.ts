import { and, count, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { drawInstant } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import type { Db } from '../db/handle.ts';
import { tickets } from '../db/schema.ts';
import { lastDrawOf } from '../draws/latest.ts';

type Asked = { readonly userId: string; readonly game: Game; readonly now: number };
type Facts = {
  readonly hasEverSaved: boolean;
  readonly hasTickets: boolean;
  readonly playedLastDraw: boolean;
  readonly lastDrawIsOut: boolean;
};

/** What a widget shows, in the order in which the first that holds counts (SV-9). */
const codes: readonly { readonly code: number; readonly holds: (facts: Facts) => boolean }[] = [
  { code: 202, holds: ({ hasEverSaved }) => !hasEverSaved },
  { code: 103, holds: ({ playedLastDraw, lastDrawIsOut }) => playedLastDraw && !lastDrawIsOut },
  { code: 203, holds: ({ hasTickets }) => hasTickets },
];
const otherwise = 205;

/** The event code of a user and game. */
export const eventCodeOf = async (db: Db, asked: Asked): Promise<number> => {
  const facts = await factsOf(db, asked);
  return codes.find(({ holds }) => holds(facts))?.code ?? otherwise;
};

const factsOf = async (db: Db, { userId, game, now }: Asked): Promise<Facts> => {
  const last = await lastDrawOf(db, game, now);
  const heldAt = new Date(drawInstant(game, last.date));
  const played = and(lte(tickets.changed_at, heldAt), or(isNull(tickets.deleted_at), gt(tickets.deleted_at, heldAt)));
  const [saved] = await db
    .select({
      ever: count(),
      now: sql<number>`count(*) filter (where ${tickets.deleted_at} is null)::int`,
      played: sql<number>`count(*) filter (where ${played})::int`,
    })
    .from(tickets)
    .where(and(eq(tickets.user_id, userId), eq(tickets.game, game)));
  return {
    hasEverSaved: (saved?.ever ?? 0) > 0,
    hasTickets: (saved?.now ?? 0) > 0,
    playedLastDraw: (saved?.played ?? 0) > 0,
    lastDrawIsOut: last.isOut,
  };
};
