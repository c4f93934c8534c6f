import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { AppContext } from '../context.ts';
import { isUuid } from '../db/database.ts';
import { outbox, users, type SentMail } from '../db/schema.ts';
import type { Env } from '../http/call.ts';
import { isFromOwnMachine } from '../http/senders.ts';
import { policyWith } from '../http/security.ts';
import { headersOf } from './delivery.ts';
import type { QueuedMail } from './outbox.ts';
import { page } from './page.ts';
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
    isUuid(id) ? (await mails().where(eq(outbox.id, id)))[0] : undefined;
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

/** An email in the outbox with its recipient and, once it was delivered here, its content. */
type ListedMail = QueuedMail & { readonly recipient: string };
type ByState = Readonly<Record<QueuedMail['state'], string>>;

const kinds: Readonly<Record<QueuedMail['kind'], string>> = {
  activation: 'Activation',
  'known-address': 'Known address',
  reset: 'Password reset',
  'password-changed': 'Password changed',
  'new-device': 'New device',
  'email-change': 'Email change',
  'email-changed': 'Email changed',
  results: 'Results',
  'results-again': 'Results, once more',
  correction: 'Correction of results',
};
const stateWords: ByState = { waiting: 'Waiting', sent: 'Sent', dead: 'Given up' };
/** Why an email cannot be read here. */
const unread: ByState = {
  waiting: 'It is written when it is sent.',
  sent: 'A mail server took it, and it is not kept.',
  dead: 'It could not be sent. To try again, run npm run mail -- retry.',
};

const noMail = 'No mail yet. Sign up or reset a password in the app, and its mail appears here.';

/** The outbox's list: emails given up, then the others, each in the order given: newest first. */
const listPage = (mails: readonly ListedMail[]): Markup =>
  framed(
    'Outbox',
    html`${mails.length === 0 && html`<p class="empty">${noMail}</p>`}
    ${section(
      'Given up',
      mails.filter(({ state }) => state === 'dead'),
    )}
    ${section(
      'Mail',
      mails.filter(({ state }) => state !== 'dead'),
    )}`,
  );

/** One email: its facts, headers and text, and its HTML in a frame. */
const mailPage = (mail: ListedMail, publicUrl: string): Markup =>
  framed(
    titleOf(mail),
    html`<article>
      ${facts(mail)}
      ${mail.content ? bodies(mail, mail.content, publicUrl) : html`<p class="empty">${unread[mail.state]}</p>`}
    </article>`,
  );

const titleOf = ({ content, kind }: ListedMail): string => content?.subject ?? kinds[kind];

const framed = (title: string, body: Markup): Markup =>
  page(
    title,
    html`<h1>${title}</h1>
      ${body}`,
    html`<a href="/outbox">Outbox</a>`,
  );

const section = (title: string, mails: readonly ListedMail[]): Markup | '' =>
  mails.length === 0
    ? ''
    : html`<section aria-label="${title}">
        <h2>${title}</h2>
        <ul>
          ${mails.map((mail) => html`<li>${entry(mail)}</li>`)}
        </ul>
      </section>`;

const entry = (mail: ListedMail): Markup =>
  html`<article aria-labelledby="subject-${mail.id}">
    <h3 id="subject-${mail.id}"><a href="/outbox/${mail.id}">${titleOf(mail)}</a></h3>
    ${facts(mail)} ${mail.content && html`<pre>${linked(mail.content.text)}</pre>`}
  </article>`;

const facts = ({ recipient, state, lease, tries, at, last_error }: ListedMail): Markup => {
  const isBeingSent = state === 'waiting' && lease !== null;
  return html`<dl>
    ${fact('To', recipient)}
    ${fact('State', html`<strong class="${state}">${isBeingSent ? 'Being sent' : stateWords[state]}</strong>`)}
    ${tries > 0 && fact('Failed tries', String(tries))}
    ${!isBeingSent && fact(state === 'waiting' ? 'Next try' : 'At', time(at))}
    ${last_error && fact('Last error', html`<span class="error">${last_error}</span>`)}
  </dl>`;
};

const fact = (name: string, value: string | Markup): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

const time = (at: Date): Markup =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;

/** Text with its URLs as links. */
const linked = (text: string): Markup => {
  const parts = text.split(/(https?:\/\/[^\s<>]+)/);
  return html`${parts.map((part, at) => (at % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`;
};

const bodies = ({ id, at }: ListedMail, { subject, text }: SentMail, publicUrl: string): Markup => {
  const headers = { Date: at.toUTCString(), ...headersOf(id, publicUrl) };
  return html`<h2>Headers</h2>
    <dl>${Object.entries(headers).map(([name, value]) => fact(name, value))}</dl>
    <h2>As text</h2>
    <pre>${linked(text)}</pre>
    <h2>As HTML</h2>
    <iframe
      src="/outbox/${id}/html"
      title="${subject}, as HTML"
      sandbox="allow-top-navigation-by-user-activation allow-popups"
    ></iframe>`;
};
