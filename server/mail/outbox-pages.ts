import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { outbox, users } from '../db/schema.ts';
import { isFromOwnMachine } from '../http/senders.ts';
import type { Env } from '../http/call.ts';
import { policyWith } from '../http/security.ts';
import { listPage, mailPage, type ListedMail } from './outbox-view.ts';
import type { Markup } from './template.ts';

const shown = 200;
const recipientOf = sql<string>`coalesce(${outbox.recipient}, ${users.email})`;
const isDead = sql`${outbox.state} = 'dead'`;

const pagePolicy = policyWith({ 'frame-src': "'self'" });
/** An email's own HTML: no scripts, forms or requests; a click may open its link in place of the outbox. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; " +
  'sandbox allow-top-navigation-by-user-activation allow-popups';

/** The outbox in a browser: only on the site's own machine, and only with the embedded database (SV-1, SA-1). */
export const outboxPages = (app: Hono<Env>, { db, settings }: AppContext): void => {
  app.use('/outbox/*', async (c: Context<Env>, next) => {
    if (settings.databaseUrl !== undefined || !isFromOwnMachine(c, settings)) return c.notFound();
    c.header('Cache-Control', 'no-store');
    await next();
    return undefined;
  });
  const mails = () =>
    db
      .select({ ...getTableColumns(outbox), recipient: recipientOf })
      .from(outbox)
      .innerJoin(users, eq(users.id, outbox.user_id))
      .$dynamic();
  const mailOf = async (id: string): Promise<ListedMail | undefined> =>
    /^[\da-f-]{36}$/.test(id) ? (await mails().where(eq(outbox.id, id)))[0] : undefined;
  app.get('/outbox', async (c) => {
    const listed = await mails().orderBy(desc(isDead), desc(outbox.at), desc(outbox.id)).limit(shown);
    return shownPage(c, listPage(listed), listed);
  });
  app.get('/outbox/:id', async (c) => {
    const mail = await mailOf(c.req.param('id'));
    return mail === undefined ? c.notFound() : shownPage(c, mailPage(mail, settings.publicUrl), [mail]);
  });
  app.get('/outbox/:id/html', async (c) => {
    const mail = await mailOf(c.req.param('id'));
    if (mail?.content == null) return c.notFound();
    // Its links open in place of the whole page.
    const page = mail.content.html.replace('<head>', '<head><base target="_top">');
    return c.html(page, 200, { 'Content-Security-Policy': mailPolicy });
  });
  app.all('/outbox/*', (c) => c.notFound());
};

/** A page that reloads every second while an email on it is about to be rendered. */
const shownPage = (c: Context<Env>, page: Markup, mails: readonly ListedMail[]) => {
  if (mails.some(({ state, tries }) => state === 'waiting' && tries === 0)) c.header('Refresh', '1');
  return c.html(page, 200, { 'Content-Security-Policy': pagePolicy });
};
