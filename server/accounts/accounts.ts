import { and, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Login } from '../../src/protocol/account.ts';
import type { registrationRequest } from '../../src/protocol/account-requests.ts';
import type { AppContext } from '../context.ts';
import { timestamp, type Db } from '../db/database.ts';
import { outbox, sessions, users, type Registration } from '../db/schema.ts';
import { retention } from '../jobs/purge.ts';
import { enqueue, withMail } from '../mail/outbox.ts';
import { endSessionsOf, startSession } from '../sessions/sessions.ts';
import { hasWorked, issueLink, issueToken, lockLink, ownerOfLink, pendingSignUp, useUp, type SignUp } from './links.ts';
import { hashPassword, indexOfMatch } from './passwords.ts';

export type User = typeof users.$inferSelect;

/** The account of a normalized address (OT-4). */
export const userByEmail = async (db: Db, email: string): Promise<User | undefined> =>
  (await db.select().from(users).where(eq(users.email, email)))[0];

/** An account that no deletion can remove before the transaction ends, so that a link or an email can refer to it. */
export const heldAccount = async (db: Db, which: SQL): Promise<User | undefined> =>
  (await db.select().from(users).where(which).for('key share'))[0];

/**
 * Registers an address, or emails its owner if it has an account; the caller cannot tell which (SV-2). Returns a token
 * that resends the email (AK-2).
 */
export const register = async (
  context: AppContext,
  request: v.InferOutput<typeof registrationRequest>,
): Promise<string> => {
  const { email, first_name, last_name, consent_to_updates: consents_to_updates } = request;
  const registration = {
    first_name,
    last_name,
    password_hash: await hashPassword(request.password),
    consents_to_updates,
    agreed_at: new Date(context.clock.now()).toISOString(),
  };
  return withMail(context, async (inside) => {
    const { db, clock } = inside;
    const at = new Date(clock.now());
    const [user] = await db
      .insert(users)
      .values({ email, ...registration, agreed_at: at, created_at: at })
      // Changes nothing, but returns and locks the account, which otherwise might be deleted before its link is stored.
      .onConflictDoUpdate({ target: users.email, set: { email } })
      .returning();
    if (user === undefined) throw new Error('The account was not stored');
    await mailActivation(inside, user, registration);
    return issueToken(db, { userId: user.id, purpose: 'resend', now: clock.now(), registration });
  });
};

/** Emails a link that activates an account with a registration's data, or says that it is already active. */
const mailActivation = async (context: AppContext, user: User, registration: Registration): Promise<void> => {
  const { id: userId, activated_at } = user;
  if (activated_at !== null) return enqueue(context, { kind: 'known-address', userId });
  const wanted = { userId, purpose: 'activation', now: context.clock.now(), registration } as const;
  const path = await issueLink(context.db, wanted);
  return enqueue(context, { kind: 'activation', userId, path, signed_up_at: new Date(registration.agreed_at) });
};

/** Sends an activation email again, as if its address had just been registered (AK-1, AK-2, AK-3). */
export const resendActivation = (context: AppContext, { userId, registration }: SignUp): Promise<void> =>
  withMail(context, async (inside) => {
    const user = await heldAccount(inside.db, eq(users.id, userId));
    if (user !== undefined) await mailActivation(inside, user, registration);
  });

/**
 * Activates an account with its link's registration; idempotent (OT-7). False for a dead link (SV-2), and for one that
 * was sent again while the account was activated.
 */
export const activate = (context: AppContext, uid: string, token: string): Promise<boolean> =>
  context.db.transaction(async (db) => {
    const now = context.clock.now();
    const shown = { uid, token, purposes: ['activation'], now } as const;
    const { link, user } = (await lockLink(db, shown)) ?? {};
    if (link?.registration == null || user?.activated_at !== null)
      return hasWorked(db, shown, isNotNull(users.activated_at));
    await useUp(db, link, now);
    const { agreed_at, ...chosen } = link.registration;
    await db
      .update(users)
      .set({ ...chosen, agreed_at: new Date(agreed_at), activated_at: new Date(now) })
      .where(eq(users.id, link.user_id));
    return true;
  });

type Credentials = {
  readonly email: string;
  /** The account of that address, if there is one. */
  readonly user: User | undefined;
  readonly password: string;
  readonly browser: string;
  readonly isKnownDevice: boolean;
};
type SignIn = { readonly login: Login; readonly sessionId: string } | { readonly resend: string };

/**
 * Signs in. An unknown address and a wrong password, even of an inactive account, look alike: undefined, after the same
 * time (SV-2). For the password of the last pending sign-up, returns a token that resends its email (AK-1), even if the
 * address has an active account: otherwise a stranger who signs up with it could tell.
 */
export const signIn = async (
  context: AppContext,
  { email, user, password, browser, isKnownDevice }: Credentials,
): Promise<SignIn | undefined> => {
  const { db, clock } = context;
  const isActive = user !== undefined && user.activated_at !== null;
  const waiting = await pendingSignUp(db, email);
  const hashes = [isActive ? user.password_hash : undefined, waiting?.registration.password_hash];
  const match = await indexOfMatch(password, hashes);
  if (match === 0 && isActive) {
    const { id, first_name, last_name } = user;
    const started = await withMail(context, async (inside) => {
      if (!(await lockIfUnchanged(inside.db, user))) return undefined;
      if (!isKnownDevice) await notifyOfNewDevice(inside, user, browser);
      return startSession(inside, id, browser);
    });
    const owner = { id, email, first_name, last_name };
    return started && { sessionId: started.sessionId, login: { user: owner, ...started.tokens } };
  }
  if (match !== 1 || waiting === undefined) return undefined;
  return db.transaction(async (tx) => {
    const account = await heldAccount(tx, eq(users.id, waiting.userId));
    return account && { resend: await issueToken(tx, { ...waiting, purpose: 'resend', now: clock.now() }) };
  });
};

/**
 * Locks an account until the transaction ends. False if its password is no longer the one that was checked: a reset has
 * ended all sessions since then, and the old password must have no effect.
 */
export const lockIfUnchanged = async (db: Db, { id, password_hash }: User): Promise<boolean> => {
  const unchanged = and(eq(users.id, id), eq(users.password_hash, password_hash));
  return (await db.select({ id: users.id }).from(users).where(unchanged).for('share')).length === 1;
};

/**
 * Emails an account's owner about a sign-in on a new device, unless it is the first sign-in: nobody else can have
 * activated the account (SA-7). More than 30 days after the activation, the purge may have deleted earlier sessions, so
 * even a first sign-in is reported. There is no limit, since only someone who has the password can cause it.
 */
const notifyOfNewDevice = async (context: AppContext, user: User, browser: string): Promise<void> => {
  const { db, clock } = context;
  const userId = user.id;
  const isNew = (user.activated_at?.getTime() ?? 0) > clock.now() - retention;
  if (isNew && (await db.$count(sessions, eq(sessions.user_id, userId))) === 0) return;
  const sign_in = { browser, at: new Date(clock.now()).toISOString() };
  await enqueue(context, { kind: 'new-device', userId, sign_in });
};

/** Emails a reset link to an address if it has an account; the caller cannot tell whether it has (SV-2). */
export const requestReset = (context: AppContext, email: string): Promise<void> =>
  withMail(context, async (inside) => {
    const { db, clock } = inside;
    const user = await heldAccount(db, eq(users.email, email));
    if (user === undefined) return;
    const path = await issueLink(db, { userId: user.id, purpose: 'reset', now: clock.now() });
    await enqueue(inside, { kind: 'reset', userId: user.id, path });
  });

/** Links that set a password: one that was asked for, or one that went to a former address. */
const resets = ['reset', 'restore'] as const;

export type MailedLink = { readonly uid: string; readonly token: string };
type Confirmation = MailedLink & { readonly password: string };

/** The user whose password a reset link would still set. */
export const ownerOfResetLink = ({ db, clock }: AppContext, link: MailedLink): Promise<User | undefined> =>
  ownerOfLink(db, { ...link, purposes: resets, now: clock.now() });

/**
 * Sets a password by a link. Also activates the account, restores a former address, ends all sessions and emails the
 * owner (SV-2, AK-5). False for a dead link, and as long as another account has that address.
 */
export const confirmReset = async (context: AppContext, { uid, token, password }: Confirmation): Promise<boolean> => {
  const now = context.clock.now();
  const shown = { uid, token, purposes: resets, now };
  const password_hash = await hashPassword(password);
  return withMail(context, async (inside) => {
    const { db } = inside;
    const { link } = (await lockLink(db, shown)) ?? {};
    if (link === undefined) return false;
    const { user_id: userId, email_change } = link;
    await useUp(db, link, now);
    if (email_change) await moveAccount(db, userId, email_change.email);
    await db
      .update(users)
      .set({ password_hash, activated_at: sql`coalesce(${users.activated_at}, ${timestamp(now)})` })
      .where(eq(users.id, userId));
    await endSessionsOf(db, userId, new Date(now));
    await enqueue(inside, { kind: 'password-changed', userId });
    return true;
  }).catch(falseIfTaken);
};

const addressTaken = v.object({ cause: v.object({ constraint: v.literal('users_email_unique') }) });

/** False if a change failed because another account has the address; rethrows any other error. */
export const falseIfTaken = (error: unknown): false => {
  if (!v.is(addressTaken, error)) throw error;
  return false;
};

/**
 * Changes an account's address; a pending sign-up with that address gives way. Emails keep the address they were
 * queued for, except unsent results. Throws if an active account has the address: see falseIfTaken.
 */
export const moveAccount = async (db: Db, userId: string, email: string): Promise<void> => {
  const account = eq(users.id, userId);
  await db.delete(users).where(and(eq(users.email, email), ne(users.id, userId), isNull(users.activated_at)));
  await db
    .update(outbox)
    .set({ recipient: sql`(${db.select({ email: users.email }).from(users).where(account)})` })
    .where(
      and(eq(outbox.user_id, userId), isNull(outbox.recipient), or(eq(outbox.state, 'sent'), isNull(outbox.game))),
    );
  await db.update(users).set({ email }).where(account);
};
