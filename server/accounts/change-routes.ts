import { eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { detailAnswer, devices, profile } from '../../src/protocol/account.ts';
import * as requests from '../../src/protocol/account-requests.ts';
import { fieldErrorBody } from '../../src/protocol/answers.ts';
import { accountPaths } from '../../src/protocol/paths.ts';
import type { AppContext } from '../context.ts';
import { isUuid } from '../db/database.ts';
import { sessions, users } from '../db/schema.ts';
import { callsOf, type Env } from '../http/call.ts';
import { HttpError, notSignedIn } from '../http/errors.ts';
import { senderOf } from '../http/senders.ts';
import { devicesOf, endSessionsOf, requireSession } from '../sessions/sessions.ts';
import { changePassword, confirmEmail, deleteAccount, requestEmailChange } from './changes.ts';
import { countMail, forgetMails } from './mail-budgets.ts';
import { isRightPassword, passwordQueue, refuseWeak } from './passwords.ts';
import { holdBack, orNotSignedIn, refuseLink } from './routes.ts';

/** Routes that change or delete an account and list where it is signed in (AK-5, API-24). */
export const changeRoutes = (app: Hono<Env>, context: AppContext): void => {
  const { db, clock, log, rateLimiter } = context;
  const session = requireSession(context);
  const { get, post, remove } = callsOf(app);
  /** Throws HttpError: 400 for a wrong password, which counts as a try, 401 without an account, 429 after too many. */
  const ownAccountOf = async (c: Context<Env>, password: string) => {
    const { userId } = c.var.signedIn;
    await rateLimiter.consume('ownPassword', userId);
    const [found] = await db.select().from(users).where(eq(users.id, userId));
    const user = orNotSignedIn(found);
    if (!(await isRightPassword(password, user.password_hash))) {
      log.info('a password was refused');
      throw new HttpError(400, { password: ['Incorrect password.'] });
    }
    await rateLimiter.forget('ownPassword', userId);
    return user;
  };
  const byPassword = {
    session,
    queue: passwordQueue,
    answer: detailAnswer,
    otherAnswers: { 400: fieldErrorBody },
    errors: [429],
  };
  post(accountPaths.deletion, { ...byPassword, body: requests.deletionRequest }, async (c, { password }) => {
    const user = await ownAccountOf(c, password);
    const { id: userId, email } = user;
    // First: if it fails, the account is still there to be deleted.
    await Promise.all([
      rateLimiter.forget('emailChange', userId),
      rateLimiter.forget('resend', userId, 'powerball'),
      rateLimiter.forget('resend', userId, 'megamillions'),
      forgetMails(rateLimiter, email),
      rateLimiter.forget('signInByAccount', email),
    ]);
    if (!(await deleteAccount(context, user))) throw notSignedIn();
    log.info('an account was deleted');
    return c.json({ detail: 'Your account has been deleted.' });
  });
  const profileOf = { id: users.id, email: users.email, first_name: users.first_name, last_name: users.last_name };
  get(accountPaths.profile, { session, answer: profile }, async (c) => {
    const [user] = await db.select(profileOf).from(users).where(eq(users.id, c.var.signedIn.userId));
    return c.json(orNotSignedIn(user));
  });
  const nameChange = { session, body: requests.nameChangeRequest, answer: detailAnswer };
  post(accountPaths.nameChange, nameChange, async (c, names) => {
    const isOwn = eq(users.id, c.var.signedIn.userId);
    const [changed] = await db.update(users).set(names).where(isOwn).returning({ id: users.id });
    orNotSignedIn(changed);
    return c.json({ detail: 'Your name has been changed.' });
  });
  const passwordChange = { ...byPassword, body: requests.passwordChangeRequest };
  post(accountPaths.passwordChange, passwordChange, async (c, { password, new_password1 }) => {
    const user = await ownAccountOf(c, password);
    refuseWeak(context, 'new_password1', new_password1, user);
    if (!(await changePassword(context, c.var.signedIn, user, new_password1))) throw notSignedIn();
    log.info('a password was changed');
    return c.json({ detail: 'Your password has been changed, and your other devices were signed out.' });
  });
  const emailChange = { ...byPassword, emailStatus: 400 as const, body: requests.emailChangeRequest };
  post(accountPaths.emailChange, emailChange, async (c, { email, password }) => {
    const user = await ownAccountOf(c, password);
    if (email === user.email) throw new HttpError(400, { email: ['This is your email address already.'] });
    await rateLimiter.consume('emailChange', user.id);
    await countMail(rateLimiter, 'email-change', email, { sender: senderOf(c, context) });
    holdBack(c, context);
    if (!(await requestEmailChange(context, c.var.signedIn, user, email))) throw notSignedIn();
    log.info('an email change was requested');
    return c.json({ detail: `We sent an email to ${email}. Your address changes once you open the link in it.` });
  });
  const listed = { session, answer: devices };
  const list = async (c: Context<Env>) => {
    const [current, ...others] = await devicesOf(db, c.var.signedIn, clock.now());
    return c.json([orNotSignedIn(current), ...others]);
  };
  get(accountPaths.devices, listed, list);
  const signOut = async (c: Context<Env>, which: SQL) => {
    await endSessionsOf(db, c.var.signedIn.userId, new Date(clock.now()), which);
    log.info('other devices were signed out');
    return list(c);
  };
  remove(accountPaths.devices, listed, (c) => signOut(c, ne(sessions.id, c.var.signedIn.sessionId)));
  remove(accountPaths.device(':device_id'), listed, (c) => {
    const id = c.req.param('device_id');
    return signOut(c, isUuid(id) ? eq(sessions.id, id) : sql`false`);
  });
  const confirmation = { answer: detailAnswer, errors: [400, 429], body: requests.linkRequest };
  post(accountPaths.emailConfirm, confirmation, async (c, link) => {
    if (!(await confirmEmail(context, link))) await refuseLink(c, context);
    log.info({ userId: link.uid }, 'an email address was changed');
    return c.json({ detail: 'Your email address has been changed.' });
  });
};
