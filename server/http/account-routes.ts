import type { Context, Hono } from 'hono';
import { setTimeout as pause } from 'node:timers/promises';
import {
  activationRequest,
  loginRequest,
  refreshRequest,
  registrationRequest,
  resetConfirmRequest,
  resetRequest,
} from '../../src/protocol/account-requests.ts';
import { accountPaths } from '../../src/protocol/paths.ts';
import { commonPasswordText, isCommonPassword } from '../accounts/common-passwords.ts';
import { activate, register } from '../accounts/registration.ts';
import { confirmReset, requestReset } from '../accounts/reset.ts';
import { endSession, renewSession } from '../accounts/sessions.ts';
import { signIn } from '../accounts/sign-in.ts';
import type { Room } from '../room.ts';
import { profileRoutes } from './profile-routes.ts';
import { Refused } from './request/refusals.ts';
import { bodyOf, bodyWithEmail, senderOf, spend, type Env } from './request/requests.ts';
import { resource } from './resource.ts';
import { nobody, signedInOnly } from './signed-in.ts';

const deadLink = 'This link is not valid any more. Ask for a new one.';
/** Registration and reset answer no sooner than this, in milliseconds, so that time doesn't tell known addresses (SV-2). */
const soonest = 100;

/** The account calls (API-1 … API-6, SE-8, SV-13). */
export const accountRoutes = (app: Hono<Env>, room: Room): void => {
  resource(app, accountPaths.login, { POST: [login(room)] });
  resource(app, accountPaths.register, { POST: [registration(room)] });
  resource(app, accountPaths.resetRequest, { POST: [resetting(room)] });
  resource(app, accountPaths.resetConfirm, { POST: [confirmation(room)] });
  resource(app, accountPaths.activate, { POST: [activation(room)] });
  resource(app, accountPaths.logout, { POST: [signedInOnly(room), logout(room)] });
  resource(app, accountPaths.refresh, { POST: [renewal(room)] });
  profileRoutes(app, room);
};

const login = (room: Room) => async (c: Context<Env>) => {
  const { email, password } = await bodyOf(c, loginRequest);
  const address = email.toLowerCase();
  const sender = senderOf(c, room);
  await spend(room, 'signInByOrigin', sender);
  await spend(room, 'signInByAddress', sender, address);
  const signedIn = await signIn(room, address, password);
  if (signedIn === undefined) throw new Refused(400, 'Incorrect email or password.');
  await room.allow.forget('signInByAddress', sender, address);
  return c.json(signedIn);
};

const registration = (room: Room) => async (c: Context<Env>) => {
  const request = await bodyWithEmail(c, registrationRequest);
  if (isCommonPassword(request.password)) throw new Refused(400, { password: [commonPasswordText] });
  await spend(room, 'registerByOrigin', senderOf(c, room));
  await spend(room, 'mailByAddress', request.email);
  await Promise.all([register(room, request), pause(soonest)]);
  return c.json({ detail: 'Verification e-mail sent.' }, 201);
};

const resetting = (room: Room) => async (c: Context<Env>) => {
  const { email } = await bodyWithEmail(c, resetRequest);
  await spend(room, 'resetByOrigin', senderOf(c, room));
  await spend(room, 'mailByAddress', email);
  await Promise.all([requestReset(room, email), pause(soonest)]);
  return c.json({ detail: 'If the address has an account, a reset e-mail is on its way.' });
};

const confirmation = (room: Room) => async (c: Context<Env>) => {
  const { uid, token, new_password1: password } = await bodyOf(c, resetConfirmRequest);
  if (isCommonPassword(password)) throw new Refused(400, commonPasswordText);
  await spend(room, 'linkByOrigin', senderOf(c, room));
  if (!(await confirmReset(room, { uid, token, password }))) throw new Refused(400, deadLink);
  return c.json({ detail: 'Your password has been changed successfully.' }, 202);
};

const activation = (room: Room) => async (c: Context<Env>) => {
  const { uid64, token } = await bodyOf(c, activationRequest);
  await spend(room, 'linkByOrigin', senderOf(c, room));
  if (!(await activate(room, uid64, token))) throw new Refused(400, deadLink);
  return c.json({ detail: 'Your email has been successfully verified.' });
};

const logout = (room: Room) => async (c: Context<Env>) => {
  await endSession(room.db, c.var.signedIn.sessionId, new Date(room.clock.now()));
  return c.json({ detail: 'Signed out.' });
};

const renewal = (room: Room) => async (c: Context<Env>) => {
  const { refresh } = await bodyOf(c, refreshRequest);
  const tokens = await renewSession(room, refresh);
  if (tokens === undefined) throw nobody();
  return c.json(tokens);
};
