import type { Hono } from 'hono';
import { detailAnswer } from '../../src/protocol/account.ts';
import { deletionRequest } from '../../src/protocol/account-requests.ts';
import { records } from '../../src/protocol/records.ts';
import { resultsMails } from '../../src/protocol/settings.ts';
import { accountPaths } from '../../src/protocol/paths.ts';
import { deleteAccount } from './deletion.ts';
import { recordsOf } from './records.ts';
import { setResultsPreference, wantsResultsMail } from './results-preference.ts';
import type { AppContext } from '../context.ts';
import { call } from '../http/call.ts';
import { HttpError, notSignedIn } from '../http/errors.ts';
import { senderOf, consume, type Env } from '../http/requests.ts';
import { resource } from '../http/resource.ts';
import { requireSession } from '../sessions/require-session.ts';

/** Account settings: results mails, a copy of all stored data, and deletion (API-21 … API-24, SV-13). */
export const profileRoutes = (app: Hono<Env>, context: AppContext): void => {
  resource(app, accountPaths.resultsMails, { GET: preference(context), PUT: preferenceChange(context) });
  resource(app, accountPaths.records, { GET: copy(context) });
  resource(app, accountPaths.deletion, { POST: deletion(context) });
};

const preference = (context: AppContext) =>
  call({ session: requireSession(context), answers: { 200: resultsMails } }, async (c) => {
    const wanted = await wantsResultsMail(context.db, c.var.signedIn.userId);
    if (wanted === undefined) throw notSignedIn();
    return c.json({ wanted });
  });

const preferenceChange = (context: AppContext) =>
  call(
    { session: requireSession(context), body: resultsMails, answers: { 200: resultsMails } },
    async (c, { wanted }) => {
      if (!(await setResultsPreference(context.db, c.var.signedIn.userId, wanted))) throw notSignedIn();
      return c.json({ wanted });
    },
  );

const copy = (context: AppContext) =>
  call({ session: requireSession(context), answers: { 200: records } }, async (c) => {
    const all = await recordsOf(context.db, c.var.signedIn.userId, context.clock.now());
    if (all === undefined) throw notSignedIn();
    return c.json(all);
  });

const deletion = (context: AppContext) =>
  call(
    {
      session: requireSession(context),
      body: deletionRequest,
      answers: { 200: detailAnswer },
      errors: [400, 429],
    },
    async (c, { password }) => {
      const { userId } = c.var.signedIn;
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
    },
  );
