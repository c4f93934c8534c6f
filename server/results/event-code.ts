import { and, count, desc, eq, sql } from 'drizzle-orm';
import { drawInstant } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import type { Db } from '../db/database.ts';
import { drawChecks, outbox, tickets, toldResults } from '../db/schema.ts';
import { lastDrawOf } from '../draws/latest.ts';
import { playedAt } from './played.ts';

type Asked = { readonly userId: string; readonly game: Game; readonly now: number };
type Facts = {
  readonly hasEverSaved: boolean;
  readonly hasTickets: boolean;
  readonly playedLastDraw: boolean;
  readonly lastDrawIsOut: boolean;
  /** Whether a results mail of the last draw is still to go out. */
  readonly awaitsMail: boolean;
  readonly wasMailedLately: boolean;
  readonly hasMailToRepeat: boolean;
};

const lately = 12 * 3_600_000;

/** What a widget shows, in the order in which the first that holds counts (SV-9). */
const codes: readonly { readonly code: number; readonly holds: (facts: Facts) => boolean }[] = [
  { code: 202, holds: ({ hasEverSaved }) => !hasEverSaved },
  { code: 103, holds: ({ playedLastDraw, lastDrawIsOut }) => playedLastDraw && !lastDrawIsOut },
  { code: 101, holds: ({ playedLastDraw, awaitsMail }) => playedLastDraw && awaitsMail },
  { code: 102, holds: ({ wasMailedLately }) => wasMailedLately },
  { code: 203, holds: ({ hasTickets }) => hasTickets },
  { code: 204, holds: ({ hasMailToRepeat }) => hasMailToRepeat },
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
  const [saved] = await db
    .select({
      ever: count(),
      now: sql<number>`count(*) filter (where ${tickets.deleted_at} is null)::int`,
      played: sql<number>`count(*) filter (where ${playedAt(heldAt)})::int`,
    })
    .from(tickets)
    .where(and(eq(tickets.user_id, userId), eq(tickets.game, game)));
  // A sample is not out as a draw is, but compared and mailed like one (SV-8).
  const isChecked = (await db.$count(drawChecks, and(eq(drawChecks.game, game), eq(drawChecks.date, last.date)))) > 0;
  return {
    hasEverSaved: (saved?.ever ?? 0) > 0,
    hasTickets: (saved?.now ?? 0) > 0,
    playedLastDraw: (saved?.played ?? 0) > 0,
    lastDrawIsOut: last.isOut || isChecked,
    ...(await mailFacts(db, { userId, game, now }, last.date)),
  };
};

const mailFacts = async (db: Db, { userId, game, now }: Asked, lastDate: string) => {
  const [told] = await db
    .select({ date: toldResults.date, state: outbox.state, sentAt: outbox.sent_at })
    .from(toldResults)
    .leftJoin(outbox, eq(outbox.key, toldResults.mail_key))
    .where(and(eq(toldResults.user_id, userId), eq(toldResults.game, game)))
    .orderBy(desc(toldResults.date))
    .limit(1);
  return {
    awaitsMail: told?.date !== lastDate || told.state === 'waiting',
    wasMailedLately: told?.sentAt != null && now - told.sentAt.getTime() < lately,
    hasMailToRepeat: told !== undefined,
  };
};
