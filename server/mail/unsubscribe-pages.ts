import { eq } from 'drizzle-orm';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { users } from '../db/schema.ts';
import type { Env } from '../http/requests.ts';
import { policyWith } from '../http/security.ts';
import { withoutTail } from '../../src/rules/links.ts';
import type { AppContext } from '../context.ts';
import type { Markup } from './template.ts';
import { page } from './page.ts';
import { isSigned } from './unsubscribe.ts';

const style = `:root{color-scheme:light dark}body{max-width:34rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif}
button{font:inherit;font-weight:600;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:#4b3fc4;color:#fff;cursor:pointer}`;

/**
 * The page of the link in results mails: asks for one click, takes it back by another; a mailbox's POST needs no page
 * (RFC 8058, SV-12).
 */
export const unsubscribePages = (app: Hono<Env>, context: AppContext): void => {
  const path = '/unsubscribe/:user/:signature';
  app.get('/unsubscribe/page.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get(path, (c) => answer(c, context, () => Promise.resolve(asking)));
  app.post(path, (c) => answer(c, context, (user) => setPreference(context, user, false).then(() => ended)));
  app.post(`${path}/undo`, (c) => answer(c, context, (user) => setPreference(context, user, true).then(() => resumed)));
};

const answer = async (
  c: Context<Env>,
  context: AppContext,
  page: (user: string) => Promise<Page>,
): Promise<Response> => {
  const { user = '', signature: shown = '' } = c.req.param() as { user?: string; signature?: string };
  const signature = withoutTail(shown);
  c.header('Cache-Control', 'no-store');
  c.header('Content-Security-Policy', policyWith());
  if (!isSigned(user, signature, context)) return c.html(document(unknown, ''), 404);
  return c.html(document(await page(user), `/unsubscribe/${user}/${signature}`));
};

const setPreference = async ({ db }: AppContext, user: string, wants: boolean): Promise<void> => {
  await db.update(users).set({ wants_results_mail: wants }).where(eq(users.id, user));
};

type Page = {
  readonly title: string;
  readonly text: string;
  readonly offer?: { readonly label: string; readonly to: string };
};

const asking: Page = {
  title: 'Unsubscribe from results mails?',
  text: 'Your tickets are kept and go on being compared with every draw.',
  offer: { label: 'Unsubscribe', to: '' },
};
const ended: Page = {
  title: 'You are unsubscribed',
  text: 'No results mail will come any more, unless you ask for one.',
  offer: { label: 'Send them again', to: '/undo' },
};
const resumed: Page = { title: 'You are subscribed again', text: 'Results mails will come as before.' };
const unknown: Page = {
  title: 'This link is not valid',
  text: 'Open the link in one of your results mails once more, as a whole.',
};

const document = ({ title, text, offer }: Page, path: string): Markup =>
  page(
    title,
    '/unsubscribe/page.css',
    html`<main>
      <h1>${title}</h1>
      <p>${text}</p>
      ${offer === undefined ? '' : html`<form method="post" action="${path}${offer.to}"><button>${offer.label}</button></form>`}
      <p><a href="/">Lottery Board</a></p>
    </main>`,
  );
