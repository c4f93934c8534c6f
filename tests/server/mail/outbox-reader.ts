import { createRoutes } from '../../../server/routes.ts';
import type { TestServer } from '../../support/server.ts';

/** What a server answers its own machine without SMTP_URL in its settings: the outbox is there then (SA-1). */
export const withoutMailServer = ({ context }: TestServer, path: string): Promise<Response> => {
  const routes = createRoutes({ ...context, settings: { ...context.settings, smtpUrl: undefined } });
  return Promise.resolve(routes.request(path, {}, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }));
};

/** The text of a page in one line. */
export const textIn = (page: string): string => page.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ');
