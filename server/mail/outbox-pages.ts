import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { AppContext } from '../context.ts';
import { isUuid } from '../db/database.ts';
import { outbox, users } from '../db/schema.ts';
import type { Env } from '../http/call.ts';
import { isFromOwnMachine } from '../http/senders.ts';
import { leaseTime, type QueuedMail } from './outbox.ts';
import { page } from './page.ts';
import type { Markup } from './template.ts';

const shown = 200;
/** An email's own HTML: no scripts, forms or requests; its links still work. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The outbox in a browser: only on the site's own machine, and only with the embedded database (SV-1, SA-1). */
export const outboxPages = (app: Hono<Env>, { db, clock, settings }: AppContext): void => {
  app.use('/outbox/*', async (c: Context<Env>, next) => {
    if (settings.databaseUrl !== undefined || !isFromOwnMachine(c, settings)) return c.notFound();
    c.header('Cache-Control', 'no-store');
    await next();
    return undefined;
  });
  app.get('/outbox', async (c) => {
    const mails = await db
      .select({ ...getTableColumns(outbox), recipient: sql<string>`coalesce(${outbox.recipient}, ${users.email})` })
      .from(outbox)
      .innerJoin(users, eq(users.id, outbox.user_id))
      .orderBy(desc(outbox.at), desc(outbox.id))
      .limit(shown);
    // Reloads until an email that is about to be rendered can be read.
    const soon = clock.now() + leaseTime;
    if (mails.some(({ state, tries, at }) => state === 'waiting' && tries === 0 && at.getTime() <= soon))
      c.header('Refresh', '1');
    return c.html(listPage(mails));
  });
  app.get('/outbox/:id', async (c) => {
    const id = c.req.param('id');
    const [mail] = isUuid(id) ? await db.select().from(outbox).where(eq(outbox.id, id)) : [];
    if (mail?.content == null) return c.notFound();
    return c.html(mail.content.html, 200, { 'Content-Security-Policy': mailPolicy });
  });
  app.all('/outbox/*', (c) => c.notFound());
};

/** An email in the outbox with its recipient and, once it was delivered here, its content. */
type ListedMail = QueuedMail & { readonly recipient: string };

const stateWords: Readonly<Record<QueuedMail['state'], string>> = {
  waiting: 'Waiting',
  sent: 'Sent',
  dead: 'Given up',
};

const listPage = (mails: readonly ListedMail[]): Markup =>
  page(
    'Outbox',
    html`<h1>Outbox</h1>
      ${mails.length === 0 && html`<p>No email yet. Sign up or reset a password in the app, and it appears here.</p>`}
      ${mails.map(article)}`,
  );

const article = ({ id, kind, recipient, state, at, last_error, content }: ListedMail): Markup =>
  html`<article aria-labelledby="subject-${id}">
    <h2 id="subject-${id}">${content?.subject ?? kind}</h2>
    <dl>
      ${fact('To', recipient)} ${fact('State', stateWords[state])}
      ${fact('At', `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`)}
      ${last_error && fact('Last error', last_error)}
    </dl>
    ${content && html`<pre>${linked(content.text)}</pre>`} ${content && html`<a href="/outbox/${id}">As HTML</a>`}
  </article>`;

const fact = (name: string, value: string): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

/** Text with its URLs as links. */
const linked = (text: string): Markup => {
  const parts = text.split(/(https?:\/\/[^\s<>]+)/);
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;
};
