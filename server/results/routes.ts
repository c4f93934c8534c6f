import type { Context, Hono } from 'hono';
import { lastResultsAnswer, outcomesAnswer, resultsAnswer } from '../../src/protocol/history.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import { resendAnswer, widgetAnswer } from '../../src/protocol/tickets.ts';
import type { Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import { isoDate } from '../draws/report.ts';
import { callsOf, type Env } from '../http/call.ts';
import { HttpError } from '../http/errors.ts';
import { requireSession } from '../sessions/sessions.ts';
import { ticketIdOf } from '../tickets/routes.ts';
import { eventCodeOf, lastResultsOf, outcomesOfDraw, outcomesOfTicket, resendResults } from './outcomes.ts';
import { resultsOf } from './winnings.ts';

/** A player's results of a game: widget, resend (API-9, API-10, API-19, API-20), last draw (RS-1), all (BD-6, DH-2). */
export const resultRoutes = (app: Hono<Env>, context: AppContext, game: Game): void => {
  const { db, clock } = context;
  const paths = gamePaths(game);
  const session = requireSession(context);
  const owner = (c: Context<Env>) => ({ userId: c.var.signedIn.userId, game, now: clock.now() });
  const { get, post } = callsOf(app);
  get(paths.widget, { session, answer: widgetAnswer }, async (c) =>
    c.json({ event_code: await eventCodeOf(db, owner(c)) }),
  );
  // Has no detail if there are no results to send again (WI-7); counted by game (PL-3).
  post(paths.resend, { session, answer: resendAnswer, errors: [429] }, async (c) => {
    await context.rateLimiter.consume('resend', c.var.signedIn.userId, game);
    const isQueued = await resendResults(context, owner(c));
    return c.json(isQueued ? { detail: 'The results email is on its way.' } : {});
  });
  get(paths.results, { session, answer: resultsAnswer }, async (c) => c.json(await resultsOf(db, owner(c))));
  get(paths.lastResults, { session, answer: lastResultsAnswer }, async (c) =>
    c.json(await lastResultsOf(db, owner(c))),
  );
  get(paths.resultsOfDraw(':date'), { session, answer: outcomesAnswer, errors: [404] }, async (c) =>
    c.json(await outcomesOfDraw(db, owner(c), dateOf(c))),
  );
  get(paths.resultsOfTicket(':ticket_id'), { session, answer: outcomesAnswer, errors: [404] }, async (c) =>
    c.json(await outcomesOfTicket(db, owner(c), ticketIdOf(c))),
  );
};

const dateOf = (c: Context<Env>): string => {
  const text = c.req.param('date') ?? '';
  if (isoDate(text) !== text) throw new HttpError(404, 'There is no such draw.');
  return text;
};
