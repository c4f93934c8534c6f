import type { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import type { Env } from '../http/requests.ts';
import { outboxPages } from './outbox-pages.ts';
import { unsubscribePages } from './unsubscribe-pages.ts';

/** The pages about mail: the embedded outbox (SV-1), and what the links in results mails open (SV-12). */
export const mailRoutes = (app: Hono<Env>, context: AppContext): void => {
  outboxPages(app, context);
  unsubscribePages(app, context);
};
