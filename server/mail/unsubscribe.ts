import { and, eq, inArray } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { createHmac, KeyObject } from 'node:crypto';
import { withoutTail } from '../../src/rules/links.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { outbox, users } from '../db/schema.ts';
import type { Env } from '../http/call.ts';
import { isSame } from '../secrets.ts';
import { page } from './page.ts';

type Key = Pick<AppContext, 'signingKey'>;

const signatureOf = (userId: string, { signingKey }: Key): string =>
  createHmac('sha256', KeyObject.from(signingKey)).update(`unsubscribe ${userId}`).digest('base64url');

/** The path that unsubscribes a user from results emails; signed, as it works without a session (SV-12). */
export const unsubscribePathOf = (userId: string, key: Key): string =>
  `/unsubscribe/${userId}/${signatureOf(userId, key)}`;

/** Turns a user's results emails on, or off, queued ones included (SV-12, SV-13). False if there is no such user. */
export const setResultsPreference = (db: Db, userId: string, wants: boolean): Promise<boolean> =>
  db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ wants_results_mail: wants })
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    const waits = and(eq(outbox.state, 'waiting'), inArray(outbox.kind, ['results', 'correction']));
    if (!wants) await tx.delete(outbox).where(and(eq(outbox.user_id, userId), waits));
    return changed.length === 1;
  });

/** A page's text; `offer` is a button and the path, below the link's own, that it posts to. */
type Page = readonly [title: string, text: string, offer?: { readonly label: string; readonly to: string }];

const asking: Page = [
  'Unsubscribe from results emails?',
  'Your tickets stay saved and are still checked against every draw.',
  { label: 'Unsubscribe', to: '' },
];
const ended: Page = [
  'You are unsubscribed',
  'You will get no more results emails, unless you ask for one.',
  { label: 'Send them again', to: '/undo' },
];
const resumed: Page = ['You are subscribed again', 'You will get results emails as before.'];
const unknown: Page = ['This link is not valid', 'Open the whole link in one of your results emails again.'];

/** The pages behind the link in results emails: unsubscribe, undo, and a mailbox's POST (RFC 8058, SV-12). */
export const unsubscribePages = (app: Hono<Env>, context: AppContext): void => {
  const path = '/unsubscribe/:user/:signature';
  const answer = (page: Page, wanted?: boolean) => async (c: Context<Env, typeof path>) => {
    const user = c.req.param('user');
    const signature = withoutTail(c.req.param('signature'));
    c.header('Cache-Control', 'no-store');
    if (!isSame(signature, signatureOf(user, context))) return c.html(document(unknown, ''), 404);
    if (wanted !== undefined) await setResultsPreference(context.db, user, wanted);
    return c.html(document(page, `/unsubscribe/${user}/${signature}`));
  };
  app.get(path, answer(asking));
  app.post(path, answer(ended, false));
  app.post(`${path}/undo`, answer(resumed, true));
};

const document = ([title, text, offer]: Page, path: string) =>
  page(
    title,
    html`<article>
      <h1>${title}</h1>
      <p>${text}</p>
      ${offer && html`<form method="post" action="${path}${offer.to}"><button>${offer.label}</button></form>`}
    </article>`,
  );
