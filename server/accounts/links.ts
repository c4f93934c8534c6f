import { and, desc, eq, gt, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { links, users, type EmailChange, type Registration } from '../db/schema.ts';
import { hashOfToken, newToken } from '../secrets.ts';

type Purpose = (typeof links.$inferSelect)['purpose'];

const hour = 3_600_000;
/** How long a link of each kind works, in milliseconds (SV-2). A resend token works until it is purged. */
const lifetime: Readonly<Record<Purpose, number>> = {
  activation: 24 * hour,
  reset: hour,
  resend: 24 * hour,
  'email-change': 24 * hour,
  restore: 7 * 24 * hour,
};
const paths = {
  activation: '/user/activate',
  reset: '/user/password-reset',
  restore: '/user/password-reset',
  'email-change': '/user/email-change',
} as const;

type Wanted<Kind extends Purpose> = {
  readonly userId: string;
  readonly purpose: Kind;
  readonly now: number;
  readonly registration?: Registration;
  readonly emailChange?: EmailChange;
};

/** Creates a link and stores its hash; returns the path to email, `/{purpose}/{uid}/{token}`. */
export const issueLink = async (db: Db, wanted: Wanted<keyof typeof paths>): Promise<string> =>
  `${paths[wanted.purpose]}/${wanted.userId}/${await issueToken(db, wanted)}`;

/** Creates a token and stores its hash. */
export const issueToken = async (db: Db, wanted: Wanted<Purpose>): Promise<string> => {
  const { userId, purpose, now, registration, emailChange } = wanted;
  const token = newToken();
  const row = { token_hash: hashOfToken(token), user_id: userId, purpose, ends_at: new Date(now + lifetime[purpose]) };
  await db.insert(links).values({ ...row, registration, email_change: emailChange });
  return token;
};

/** The links of a sign-up, which are withdrawn together. */
const signUpLinks: readonly Purpose[] = ['activation', 'resend'];
const withdrawable: readonly Purpose[] = [...signUpLinks, 'reset', 'email-change'];

/** A sign-up that has not been confirmed yet: its user, address and data. */
export type SignUp = { readonly userId: string; readonly email: string; readonly registration: Registration };

const isOwner = eq(users.id, links.user_id);

const findSignUp = async (db: Db, which: SQL | undefined): Promise<SignUp | undefined> => {
  const [link] = await db
    .select({ userId: links.user_id, email: users.email, registration: links.registration })
    .from(links)
    .innerJoin(users, isOwner)
    .where(which)
    .orderBy(desc(links.ends_at))
    .limit(1);
  return link?.registration ? { ...link, registration: link.registration } : undefined;
};

/**
 * The sign-up of a resend token, or of the token in an earlier activation email (AK-3). The token may be dead: all it
 * can do is have that email sent to its address again.
 */
export const signUpByToken = (db: Db, token: string): Promise<SignUp | undefined> =>
  findSignUp(db, and(eq(links.token_hash, hashOfToken(token)), inArray(links.purpose, signUpLinks)));

/** The last sign-up of an address that its owner has not confirmed by a link, with or without an account. */
export const pendingSignUp = (db: Db, email: string): Promise<SignUp | undefined> =>
  findSignUp(db, and(eq(users.email, email), eq(links.purpose, 'resend')));

type Shown = {
  readonly uid: string;
  readonly token: string;
  readonly purposes: readonly Purpose[];
  readonly now: number;
};

const isAlive = ({ uid, token, purposes, now }: Shown) =>
  and(
    eq(links.token_hash, hashOfToken(token)),
    eq(sql`${links.user_id}::text`, uid),
    inArray(links.purpose, purposes),
    gt(links.ends_at, new Date(now)),
  );
const isUsable = (shown: Shown) => and(isAlive(shown), isNull(links.used_at));

/** The user of a link that would still work; asking doesn't use it up (AK-4). */
export const ownerOfLink = async (db: Db, shown: Shown): Promise<typeof users.$inferSelect | undefined> =>
  (await db.select({ user: users }).from(links).innerJoin(users, isOwner).where(isUsable(shown)))[0]?.user;

type Link = typeof links.$inferSelect;

/** The address that a link gives its account. */
export const linkedEmail = sql`${links.email_change} ->> 'email'`;

/**
 * A link that still works, and its account, which is locked until the transaction ends: one of two concurrent uses gets
 * undefined (SV-2), and an email change in flight can be withdrawn. Also locks the account that has
 * the link's address: in the order in which outcomes of emails lock accounts, so that neither waits for the other.
 */
export const lockLink = async (db: Db, shown: Shown) => {
  const locked = await db
    .select({ user: users })
    .from(links)
    .innerJoin(users, or(isOwner, eq(users.email, linkedEmail)))
    .where(isUsable(shown))
    .orderBy(users.id)
    .for('no key update', { of: users });
  const [link] = await db.select().from(links).where(isUsable(shown));
  const owner = locked.find(({ user }) => user.id === link?.user_id);
  return owner && link && { ...owner, link };
};

/**
 * Uses up a locked link, and withdraws the account's other links that it makes pointless: an older one must not undo a
 * reset. A restore link is withdrawn only by an earlier restore link, because a thief may have used any other.
 * `now` in milliseconds since 1970.
 */
export const useUp = async (db: Db, link: Link, now: number): Promise<void> => {
  const used_at = new Date(now);
  await db.update(links).set({ used_at }).where(eq(links.token_hash, link.token_hash));
  const { user_id, purpose, ends_at } = link;
  const isPointless = inArray(links.purpose, purpose === 'activation' ? signUpLinks : withdrawable);
  const isLaterRestore = and(eq(links.purpose, 'restore'), gt(links.ends_at, ends_at));
  await withdraw(db, user_id, purpose === 'restore' ? or(isPointless, isLaterRestore) : isPointless);
};

/**
 * Whether an unexpired link was used and its effect still holds, by a condition on its account: mail scanners open
 * links first (OT-7).
 */
export const hasWorked = async (db: Db, shown: Shown, holds: SQL): Promise<boolean> => {
  const used = await db
    .select({ purpose: links.purpose })
    .from(links)
    .innerJoin(users, isOwner)
    .where(and(isAlive(shown), isNotNull(links.used_at), holds));
  return used.length === 1;
};

/** Withdraws all open links except those that restore an address. */
export const withdrawOpenLinks = (db: Db, userId: string): Promise<unknown> =>
  withdraw(db, userId, inArray(links.purpose, withdrawable));

const withdraw = (db: Db, userId: string, which: SQL | undefined): Promise<unknown> =>
  db.delete(links).where(and(eq(links.user_id, userId), isNull(links.used_at), which));
