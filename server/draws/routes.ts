import type { Context, Hono } from 'hono';
import { latestAnswer } from '../../src/protocol/draws.ts';
import { historyAnswer } from '../../src/protocol/history.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import type { Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import { callsOf, type Env } from '../http/call.ts';
import { HttpError } from '../http/errors.ts';
import { senderOf } from '../http/senders.ts';
import { answerStored } from '../http/stored-body.ts';
import { calendarFile } from './calendar-file.ts';
import { historyBodies } from './history.ts';
import { cachedByRevision, latestDraw } from './latest.ts';
import { jackpotsOf } from './ledger/store.ts';

/** A game's latest draw (API-7, API-8), history (DH-1), its CSV and the calendar (DH-4), for everyone. */
export const drawRoutes = (app: Hono<Env>, context: AppContext, game: Game): void => {
  const paths = gamePaths(game);
  const { db, clock, settings } = context;
  const latest = cachedByRevision(context, game, (now) => latestDraw(db, game, now));
  const history = cachedByRevision(context, game, (now) => historyBodies(db, game, now));
  const revalidate = { 'Cache-Control': 'no-cache' };
  const { get } = callsOf(app);
  get(paths.latest, { answer: latestAnswer, errors: [503] }, async (c) => {
    const draw = await latest();
    if (draw === undefined) throw new HttpError(503, 'No draw is known yet.', { 'Retry-After': '10' });
    return c.json([draw]);
  });
  const count = (c: Context) => context.rateLimiter.consume('historyBySender', senderOf(c, context));
  get(paths.history, { answer: historyAnswer, errors: [429] }, async (c) => {
    await count(c);
    return answerStored(c, (await history()).json, revalidate);
  });
  get(paths.historyFile, { answer: 'text/csv', errors: [429] }, async (c) => {
    await count(c);
    return answerStored(c, (await history()).csv, { ...revalidate, ...attachment(`${game}-history.csv`) });
  });
  get(paths.calendar, { answer: 'text/calendar', errors: [429] }, async (c) => {
    await count(c);
    const jackpots = await jackpotsOf(db, game);
    const text = calendarFile({ game, now: clock.now(), publicUrl: settings.publicUrl, jackpots });
    return c.body(text, 200, { 'Content-Type': 'text/calendar; charset=utf-8', ...attachment(`${game}-draws.ics`) });
  });
};

const attachment = (name: string) => ({ 'Content-Disposition': `attachment; filename="${name}"` });
