import { beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../../../server/db/schema.ts';
import { createRoutes } from '../../../server/routes.ts';
import { newAddress } from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { onPostgres, startServer, type TestServer } from '../../support/server.ts';
import { serverWithMailbox } from './mailbox.ts';

/** What a server answers its own machine without SMTP_URL in its settings: the outbox is there then (SA-1). */
const withoutMailServer = ({ context }: TestServer, path: string): Promise<Response> => {
  const routes = createRoutes({ ...context, settings: { ...context.settings, smtpUrl: undefined } });
  return Promise.resolve(routes.request(path, {}, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }));
};

const textIn = (page: string): string => page.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ');

describe('the outbox in a browser', () => {
  let email: string;
  let id: string;
  let link: string;
  const server = forAll(startServer);
  beforeAll(async () => {
    email = newAddress();
    await server().register(email);
    const [mail] = await server().mailsTo(email);
    id = mail?.id ?? '';
    link = /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  });

  test('lists each email with its link, newest first [SV-1]', async () => {
    const later = newAddress();
    await server().register(later);
    await server().mailsTo(later);
    const { status, body } = await server().call('GET', '/outbox');
    const page = String(body);
    expect(status).toBe(200);
    expect(link).toMatch(/\/user\/activate\//);
    expect(page).toContain(`<a href="${link}">`);
    expect(page.indexOf(later)).toBeGreaterThan(0);
    expect(page.indexOf(later)).toBeLessThan(page.indexOf(email));
    expect(page).not.toMatch(/<script|<style|style=/);
  });

  test('shows an email’s HTML under a policy of its own [SV-1, SV-12]', async () => {
    expect(String((await server().call('GET', '/outbox')).body)).toContain(`<a href="/outbox/${id}">As HTML</a>`);
    const mail = await server().call('GET', `/outbox/${id}`);
    expect(String(mail.body)).toContain(link);
    expect(mail.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    );
  });

  test('has no page for an email that does not exist [SV-1]', async () => {
    for (const path of [crypto.randomUUID(), 'none', `${id}/none`])
      expect((await server().call('GET', `/outbox/${path}`)).status).toBe(404);
  });
});

describe('an email that is not kept in the outbox', () => {
  const { server, mailbox } = serverWithMailbox(startServer);

  const textOf = async (path: string) => textIn(await (await withoutMailServer(server(), path)).text());
  const reloads = async (path: string) => (await withoutMailServer(server(), path)).headers.has('refresh');

  test('is listed by its kind: waiting, with its last error, or sent [SV-1, PR-5]', async () => {
    const email = newAddress();
    void mailbox().behave({ refusing: 'message', code: 451 });
    await server().register(email);
    const [mail] = await server().storedMails(email);
    const at = 'At 2026-11-18 18:00:30 UTC Last error EMESSAGE 451: the message was refused';
    expect(await textOf('/outbox')).toContain(`activation To ${email} State Waiting ${at}`);
    expect(await reloads('/outbox')).toBe(false);
    const sending = mailbox().behave('stalling');
    await server().register(newAddress());
    await sending;
    expect(await reloads('/outbox')).toBe(true);
    void mailbox().behave('taking');
    server().clock.advance(60_000);
    await server().storedMails(email);
    expect(await textOf('/outbox')).toContain(`activation To ${email} State Sent At`);
    expect(await reloads('/outbox')).toBe(false);
    expect((await withoutMailServer(server(), `/outbox/${mail?.id ?? ''}`)).status).toBe(404);
    const { db, clock } = server().context;
    await db.update(outbox).set({ state: 'waiting', tries: 0, at: new Date(clock.now() + 60_000) });
    expect(await reloads('/outbox')).toBe(false);
  });
});

test.each(onPostgres)('the outbox on $name is shown to nobody [SV-1]', async ({ start }) => {
  const server = await start();
  expect((await server.call('GET', '/outbox')).status).toBe(404);
});
