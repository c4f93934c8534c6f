import type { Hono } from 'hono';
import { setTimeout as pause } from 'node:timers/promises';
import { detailAnswer, loginAnswer, refreshAnswer } from '../../src/protocol/account.ts';
import {
  activationRequest,
  loginRequest,
  refreshRequest,
  registrationRequest,
  resetConfirmRequest,
  resetRequest,
} from '../../src/protocol/account-requests.ts';
import { fieldErrorBody } from '../../src/protocol/answers.ts';
import { accountPaths } from '../../src/protocol/paths.ts';
import { commonPasswordText, isCommonPassword } from './common-passwords.ts';
import { activate, register } from './registration.ts';
import { confirmReset, requestReset } from './reset.ts';
import { endSession, renewSession } from '../sessions/sessions.ts';
import { signIn } from './sign-in.ts';
import type { AppContext } from '../context.ts';
import { profileRoutes } from './profile-routes.ts';
import { call } from '../http/call.ts';
import { HttpError, notSignedIn } from '../http/errors.ts';
import { senderOf, consume, type Env } from '../http/requests.ts';
import { resource } from '../http/resource.ts';
import { requireSession } from '../sessions/require-session.ts';

const deadLink = 'This link is not valid any more. Ask for a new one.';
/**
 * Registration and reset answer no sooner than this, in milliseconds, so that time doesn't tell known addresses (SV-2).
 */
const soonest = 100;

/** The account calls (API-1 … API-6, SE-8, SV-13). */
export const accountRoutes = (app: Hono<Env>, context: AppContext): void => {
  resource(app, accountPaths.login, { POST: login(context) });
  resource(app, accountPaths.register, { POST: registration(context) });
  resource(app, accountPaths.resetRequest, { POST: resetting(context) });
  resource(app, accountPaths.resetConfirm, { POST: confirmation(context) });
  resource(app, accountPaths.activate, { POST: activation(context) });
  resource(app, accountPaths.logout, { POST: logout(context) });
  resource(app, accountPaths.refresh, { POST: renewal(context) });
  profileRoutes(app, context);
};

const login = (context: AppContext) =>
  call({ body: loginRequest, answers: { 200: loginAnswer }, errors: [400, 429] }, async (c, { email, password }) => {
    const sender = senderOf(c, context);
    await consume(context, 'signInByOrigin', sender);
    await consume(context, 'signInByAddress', sender, email);
    const signedIn = await signIn(context, email, password);
    if (signedIn === undefined) throw new HttpError(400, 'Incorrect email or password.');
    await context.rateLimiter.forget('signInByAddress', sender, email);
    return c.json(signedIn);
  });

const registration = (context: AppContext) =>
  call(
    { body: registrationRequest, emailStatus: 400, answers: { 201: detailAnswer, 400: fieldErrorBody }, errors: [429] },
    async (c, request) => {
      if (isCommonPassword(request.password)) throw new HttpError(400, { password: [commonPasswordText] });
      await consume(context, 'registerByOrigin', senderOf(c, context));
      await consume(context, 'mailByAddress', request.email);
      await Promise.all([register(context, request), pause(soonest)]);
      return c.json({ detail: 'Verification email sent.' }, 201);
    },
  );

const resetting = (context: AppContext) =>
  call(
    { body: resetRequest, emailStatus: 400, answers: { 200: detailAnswer, 400: fieldErrorBody }, errors: [429] },
    async (c, { email }) => {
      await consume(context, 'resetByOrigin', senderOf(c, context));
      await consume(context, 'mailByAddress', email);
      await Promise.all([requestReset(context, email), pause(soonest)]);
      return c.json({ detail: 'If the address has an account, a reset email is on its way.' });
    },
  );

const confirmation = (context: AppContext) =>
  call(
    { body: resetConfirmRequest, answers: { 202: detailAnswer }, errors: [400, 429] },
    async (c, { uid, token, new_password1: password }) => {
      if (isCommonPassword(password)) throw new HttpError(400, commonPasswordText);
      await consume(context, 'linkByOrigin', senderOf(c, context));
      if (!(await confirmReset(context, { uid, token, password }))) throw new HttpError(400, deadLink);
      return c.json({ detail: 'Your password has been changed successfully.' }, 202);
    },
  );

const activation = (context: AppContext) =>
  call({ body: activationRequest, answers: { 200: detailAnswer }, errors: [400, 429] }, async (c, { uid64, token }) => {
    await consume(context, 'linkByOrigin', senderOf(c, context));
    if (!(await activate(context, uid64, token))) throw new HttpError(400, deadLink);
    return c.json({ detail: 'Your email has been successfully verified.' });
  });

const logout = (context: AppContext) =>
  call({ session: requireSession(context), answers: { 200: detailAnswer } }, async (c) => {
    await endSession(context.db, c.var.signedIn.sessionId, new Date(context.clock.now()));
    return c.json({ detail: 'Signed out.' });
  });

const renewal = (context: AppContext) =>
  call({ body: refreshRequest, answers: { 200: refreshAnswer }, errors: [401] }, async (c, { refresh }) => {
    const tokens = await renewSession(context, refresh);
    if (tokens === undefined) throw notSignedIn();
    return c.json(tokens);
  });
