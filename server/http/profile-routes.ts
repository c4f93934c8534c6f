import type { Context, Hono } from 'hono';
import { deletionRequest } from '../../src/protocol/account-requests.ts';
import { resultsMails } from '../../src/protocol/settings.ts';
import { accountPaths } from '../../src/protocol/paths.ts';
import { deleteAccount } from '../accounts/deletion.ts';
import { recordsOf } from '../accounts/records.ts';
import { setResultsWish, wantsResultsMail } from '../accounts/results-wish.ts';
import type { Room } from '../room.ts';
import { Refused } from './request/refusals.ts';
import { bodyOf, senderOf, spend, type Env } from './request/requests.ts';
import { resource } from './resource.ts';
import { nobody, signedInOnly } from './signed-in.ts';

/** What players decide about their own account: results mails, a copy of all that is stored, and its end (API-21 … API-24, SV-13). */
export const profileRoutes = (app: Hono<Env>, room: Room): void => {
  const signedIn = signedInOnly(room);
  resource(app, accountPaths.resultsMails, { GET: [signedIn, wish(room)], PUT: [signedIn, changeWish(room)] });
  resource(app, accountPaths.records, { GET: [signedIn, copy(room)] });
  resource(app, accountPaths.deletion, { POST: [signedIn, deletion(room)] });
};

const wish = (room: Room) => async (c: Context<Env>) => {
  const wanted = await wantsResultsMail(room.db, c.var.signedIn.userId);
  if (wanted === undefined) throw nobody();
  return c.json({ wanted });
};

const changeWish = (room: Room) => async (c: Context<Env>) => {
  const { wanted } = await bodyOf(c, resultsMails);
  if (!(await setResultsWish(room.db, c.var.signedIn.userId, wanted))) throw nobody();
  return c.json({ wanted });
};

const copy = (room: Room) => async (c: Context<Env>) => {
  const records = await recordsOf(room.db, c.var.signedIn.userId);
  if (records === undefined) throw nobody();
  return c.json(records);
};

const deletion = (room: Room) => async (c: Context<Env>) => {
  const { userId } = c.var.signedIn;
  const { password } = await bodyOf(c, deletionRequest);
  await spend(room, 'deletion', userId);
  const address = await deleteAccount(room, userId, password);
  if (address === undefined) throw new Refused(400, 'Incorrect password.');
  const { forget } = room.allow;
  await Promise.all([forget('deletion', userId), forget('resend', userId), forget('mailByAddress', address)]);
  await forget('signInByAddress', senderOf(c, room), address);
  return c.json({ detail: 'Your account has been deleted.' });
};
