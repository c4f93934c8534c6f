import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { setTimeout as pause } from 'node:timers/promises';
import {
  detailAnswer,
  inactiveAnswer,
  loginAnswer,
  records,
  refreshAnswer,
  registrationAnswer,
  resultsMails,
} from '../../src/protocol/account.ts';
import * as requests from '../../src/protocol/account-requests.ts';
import { accountPaths } from '../../src/protocol/paths.ts';
import type { AppContext } from '../context.ts';
import { sessions, users } from '../db/schema.ts';
import { callsOf, type Env } from '../http/call.ts';
import { HttpError, notSignedIn } from '../http/errors.ts';
import { senderOf } from '../http/senders.ts';
import { logWhose } from '../log.ts';
import { setResultsPreference } from '../mail/unsubscribe.ts';
import { browserOf, knownDevice, rememberDevice } from '../sessions/devices.ts';
import { endSessionsOf, renewSession, requireSession } from '../sessions/sessions.ts';
import {
  activate,
  confirmReset,
  ownerOfResetLink,
  register,
  requestReset,
  resendActivation,
  signIn,
  userByEmail,
} from './accounts.ts';
import { signUpByToken } from './links.ts';
import { countMail } from './mail-budgets.ts';
import { passwordQueue, refuseWeak } from './passwords.ts';
import { recordsOf } from './records.ts';

/** Holds the answer back, so that the time it takes does not reveal known addresses (SV-2). */
export const holdBack = (c: Context<Env>, { holdingTime }: AppContext): void => c.set('earliest', pause(holdingTime));

/** Calls without a session: sign-in and renewal, registration, reset (API-1 … API-5, SE-8, AK-1, AK-4). */
export const visitorRoutes = (app: Hono<Env>, context: AppContext): void => {
  const { db, log, rateLimiter } = context;
  const { post } = callsOf(app);
  const login = {
    queue: passwordQueue,
    body: requests.loginRequest,
    answer: loginAnswer,
    otherAnswers: { 403: inactiveAnswer },
    errors: [400, 429],
  };
  post(accountPaths.login, login, async (c, { email, password }) => {
    const user = await userByEmail(db, email);
    logWhose({ userId: user?.id });
    const device = await knownDevice(c, context, user?.id);
    const whose = device === undefined ? [email] : [email, device];
    const sender = senderOf(c, context);
    if (device === undefined) await rateLimiter.consume('signInBySender', sender);
    await rateLimiter.slowDown('signInByAccount', ...whose);
    const browser = browserOf(c.req.header('user-agent'));
    const isKnownDevice = device !== undefined;
    const signedIn = await signIn(context, { email, user, password, browser, isKnownDevice });
    if (signedIn === undefined || 'resend' in signedIn) log.info('a sign-in was refused');
    if (signedIn === undefined) throw new HttpError(400, 'Incorrect email or password.');
    // This still counts as a failure: a stranger's sign-up must not give them new tries at the account's password.
    if ('resend' in signedIn) return c.json({ error: 'Activate your account first', resend: signedIn.resend }, 403);
    if (device !== undefined) await rateLimiter.forget('signInByAccount', ...whose);
    else
      // Others' failures are not forgotten: otherwise each sign-in of the owner would give them new tries.
      await Promise.all([
        rateLimiter.giveBack('signInByAccount', email),
        rateLimiter.giveBack('signInBySender', sender),
      ]);
    await rememberDevice(c, context, signedIn.login.user.id);
    log.info({ sessionId: signedIn.sessionId }, 'a player signed in');
    return c.json(signedIn.login);
  });
  const byAddress = { emailStatus: 400, answer: detailAnswer, errors: [429] } as const;
  const registration = {
    ...byAddress,
    queue: passwordQueue,
    body: requests.registrationRequest,
    answer: registrationAnswer,
    status: 201,
  };
  post(accountPaths.register, registration, async (c, request) => {
    refuseWeak(context, 'password', request.password, request);
    const sender = senderOf(c, context);
    await rateLimiter.consume('registerBySender', sender);
    await countMail(rateLimiter, 'activation', request.email, { sender });
    holdBack(c, context);
    const resend = await register(context, request);
    return c.json({ detail: 'Verification email sent.', resend }, 201);
  });
  post(accountPaths.resetRequest, { ...byAddress, body: requests.resetRequest }, async (c, { email }) => {
    const sender = senderOf(c, context);
    const user = await userByEmail(db, email);
    logWhose({ userId: user?.id });
    const device = await knownDevice(c, context, user?.id);
    if (device === undefined) await rateLimiter.consume('resetBySender', sender);
    await countMail(rateLimiter, 'reset', email, { sender, device });
    holdBack(c, context);
    await requestReset(context, email);
    log.info('a password reset was requested');
    return c.json({ detail: 'If the address has an account, a reset email is on its way.' });
  });
  const byLink = { answer: detailAnswer, errors: [400, 429] };
  post(accountPaths.resetCheck, { ...byLink, body: requests.linkRequest }, async (c, link) => {
    if ((await ownerOfResetLink(context, link)) === undefined) await refuseLink(c, context);
    return c.json({ detail: 'This link works.' });
  });
  const confirmation = { ...byLink, queue: passwordQueue, body: requests.resetConfirmRequest, status: 202 };
  post(accountPaths.resetConfirm, confirmation, async (c, { uid, token, new_password1: password }) => {
    const owner = (await ownerOfResetLink(context, { uid, token })) ?? (await refuseLink(c, context));
    refuseWeak(context, 'new_password1', password, owner);
    if (!(await confirmReset(context, { uid, token, password }))) await refuseLink(c, context);
    log.info({ userId: uid }, 'a password was reset');
    await rememberDevice(c, context, uid);
    return c.json({ detail: 'Your password has been changed successfully.' }, 202);
  });
  post(accountPaths.activate, { ...byLink, body: requests.activationRequest }, async (c, { uid64, token }) => {
    if (!(await activate(context, uid64, token))) await refuseLink(c, context);
    return c.json({ detail: 'Your email has been successfully verified.' });
  });
  post(accountPaths.activationResend, { ...byLink, body: requests.activationResendRequest }, async (c, { token }) => {
    const asked = (await signUpByToken(db, token)) ?? (await refuseLink(c, context));
    // Each sign-up has its own hash, so a stranger's at the same address does not use up its owner's turn.
    await rateLimiter.consume('activationResend', asked.registration.password_hash);
    await countMail(rateLimiter, 'resend', asked.email, { sender: senderOf(c, context) });
    holdBack(c, context);
    await resendActivation(context, asked);
    return c.json({ detail: 'The activation email was sent again.' });
  });
  const renewal = { body: requests.refreshRequest, answer: refreshAnswer, errors: [401, 429] };
  post(accountPaths.refresh, renewal, async (c, { refresh }) => {
    await rateLimiter.consume('refreshBySender', senderOf(c, context));
    return c.json(orNotSignedIn(await renewSession(context, refresh)));
  });
};

/** Sign-out, settings and the copy of stored data (API-6, API-21 … API-23). */
export const playerRoutes = (app: Hono<Env>, context: AppContext): void => {
  const { db, clock, rateLimiter } = context;
  const session = requireSession(context);
  const { get, post, put } = callsOf(app);
  post(accountPaths.logout, { session, answer: detailAnswer }, async (c) => {
    const { userId, sessionId } = c.var.signedIn;
    await endSessionsOf(db, userId, new Date(clock.now()), eq(sessions.id, sessionId));
    return c.json({ detail: 'Signed out.' });
  });
  get(accountPaths.resultsMails, { session, answer: resultsMails }, async (c) => {
    const [user] = await db.select().from(users).where(eq(users.id, c.var.signedIn.userId));
    return c.json({ wanted: orNotSignedIn(user).wants_results_mail });
  });
  put(accountPaths.resultsMails, { session, body: resultsMails, answer: resultsMails }, async (c, { wanted }) => {
    if (!(await setResultsPreference(db, c.var.signedIn.userId, wanted))) throw notSignedIn();
    return c.json({ wanted });
  });
  get(accountPaths.records, { session, answer: records, errors: [429] }, async (c) => {
    const { userId } = c.var.signedIn;
    await rateLimiter.consume('dataCopy', userId);
    return c.json(orNotSignedIn(await recordsOf(db, userId, clock.now())));
  });
};

/** What was found. Throws HttpError: 401 if the account is gone or its session has ended. */
export const orNotSignedIn = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw notSignedIn();
  return found;
};

/** Refuses a dead link. Only dead links count, by sender, so others there can follow theirs. Throws HttpError. */
export const refuseLink = async (c: Context<Env>, context: AppContext): Promise<never> => {
  await context.rateLimiter.consume('linkBySender', senderOf(c, context));
  throw new HttpError(400, 'This link is no longer valid. Ask for a new one.');
};
