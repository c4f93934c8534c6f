import type { Context, Hono } from 'hono';
import { deletionRequest } from '../../src/protocol/account-requests.ts';
import { resultsMails } from '../../src/protocol/settings.ts';
import { accountPaths } from '../../src/protocol/paths.ts';
import { deleteAccount } from './deletion.ts';
import { recordsOf } from './records.ts';
import { setResultsPreference, wantsResultsMail } from './results-preference.ts';
import type { AppContext } from '../context.ts';
import { HttpError, notSignedIn } from '../http/errors.ts';
import { bodyOf, senderOf, consume, type Env } from '../http/requests.ts';
import { resource } from '../http/resource.ts';
import { requireSession } from '../sessions/require-session.ts';

/** What players decide about their own account: results mails, a copy of all that is stored, and its end (API-21 … API-24, SV-13). */
export const profileRoutes = (app: Hono<Env>, context: AppContext): void => {
  const signedIn = requireSession(context);
  resource(app, accountPaths.resultsMails, { GET: [signedIn, wish(context)], PUT: [signedIn, changeWish(context)] });
  resource(app, accountPaths.records, { GET: [signedIn, copy(context)] });
  resource(app, accountPaths.deletion, { POST: [signedIn, deletion(context)] });
};

const wish = (context: AppContext) => async (c: Context<Env>) => {
  const wanted = await wantsResultsMail(context.db, c.var.signedIn.userId);
  if (wanted === undefined) throw notSignedIn();
  return c.json({ wanted });
};

const changeWish = (context: AppContext) => async (c: Context<Env>) => {
  const { wanted } = await bodyOf(c, resultsMails);
  if (!(await setResultsPreference(context.db, c.var.signedIn.userId, wanted))) throw notSignedIn();
  return c.json({ wanted });
};

const copy = (context: AppContext) => async (c: Context<Env>) => {
  const records = await recordsOf(context.db, c.var.signedIn.userId, context.clock.now());
  if (records === undefined) throw notSignedIn();
  return c.json(records);
};

const deletion = (context: AppContext) => async (c: Context<Env>) => {
  const { userId } = c.var.signedIn;
  const { password } = await bodyOf(c, deletionRequest);
  await consume(context, 'deletion', userId);
  const address = await deleteAccount(context, userId, password);
  if (address === undefined) throw new HttpError(400, 'Incorrect password.');
  const { forget } = context.rateLimiter;
  await Promise.all([
    forget('deletion', userId),
    forget('resend', userId, 'powerball'),
    forget('resend', userId, 'megamillions'),
    forget('mailByAddress', address),
  ]);
  await forget('signInByAddress', senderOf(c, context), address);
  return c.json({ detail: 'Your account has been deleted.' });
};
