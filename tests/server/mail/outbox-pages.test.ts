import { beforeAll, describe, expect, test } from 'vitest';
import { createRoutes } from '../../../server/routes.ts';
import { mailsTo, newAddress, register, storedMails } from '../../support/server/accounts.ts';
import { forAll } from '../../support/at-end.ts';
import { places, startServer, type TestServer } from '../../support/server.ts';
import { serverWithMailbox } from './mailbox.ts';

/** What a server answers its own machine without SMTP_URL in its settings: the outbox is there then (SA-1). */
const withoutMailServer = ({ context }: TestServer, path: string): Promise<Response> => {
  const routes = createRoutes({ ...context, settings: { ...context.settings, smtpUrl: undefined } });
  return Promise.resolve(routes.request(path, {}, { incoming: { socket: { remoteAddress: '127.0.0.1' } } }));
};

/** The text of a page in one line. */
const textIn = (page: string): string => page.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ');

describe('the outbox in a browser', () => {
  let email: string;
  let id: string;
  let link: string;
  let date: string;
  const server = forAll(startServer);
  beforeAll(async () => {
    email = newAddress();
    await register(server(), email);
    const [mail] = await mailsTo(server(), email);
    id = mail?.id ?? '';
    date = mail?.at.toUTCString() ?? '';
    link = /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  });

  test('lists each mail with its link to follow, newest first [SV-1]', async () => {
    const later = newAddress();
    await register(server(), later);
    await mailsTo(server(), later);
    const { status, body } = await server().call('GET', '/outbox');
    const page = String(body);
    expect(status).toBe(200);
    expect(link).toMatch(/\/user\/activate\//);
    expect(page).toContain(`<a href="${link}">`);
    expect(page.indexOf(later)).toBeGreaterThan(0);
    expect(page.indexOf(later)).toBeLessThan(page.indexOf(email));
    expect(page).not.toMatch(/<script|<style|style=/);
  });

  test('shows one mail with headers, and its HTML in a sandboxed frame of its own policy [SV-1, SV-12]', async () => {
    const page = await server().call('GET', `/outbox/${id}`);
    expect(String(page.body)).toContain(`src="/outbox/${id}/html"`);
    const headers = `Date ${date} Message-ID &lt;${id}@localhost&gt; Auto-Submitted auto-generated`;
    expect(textIn(String(page.body))).toContain(headers);
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
    const mail = await server().call('GET', `/outbox/${id}/html`);
    expect(String(mail.body)).toMatch(/<base target="_top"/);
    expect(String(mail.body)).toContain(link);
    expect(mail.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';.* sandbox allow-top-navigation/,
    );
  });

  test('has no page for a mail that is not there [SV-1]', async () => {
    for (const path of [crypto.randomUUID(), 'none', `${id}/none`])
      expect((await server().call('GET', `/outbox/${path}`)).status).toBe(404);
  });
});

describe('mail that is not kept in the outbox', () => {
  const { server, mailbox } = serverWithMailbox(startServer);

  const textOf = async (path: string) => textIn(await (await withoutMailServer(server(), path)).text());
  const reloads = async (path: string) => (await withoutMailServer(server(), path)).headers.has('refresh');

  test('is listed by its kind: waiting with its next try, being sent, or taken [SV-1, PR-5]', async () => {
    const [email, other] = [newAddress(), newAddress()];
    void mailbox().behave({ refusing: 'message', code: 451 });
    await register(server(), email);
    const [mail] = await storedMails(server(), email);
    const next = '2026-11-18 18:00:30 UTC';
    const error = 'EMESSAGE 451: the message was refused';
    const waits = `Activation To ${email} State Waiting Failed tries 1 Next try ${next} Last error ${error}`;
    expect(await textOf('/outbox')).toContain(waits);
    expect(await reloads('/outbox')).toBe(false);
    expect(await textOf(`/outbox/${mail?.id ?? ''}`)).toContain('It is written when it is sent.');
    const sending = mailbox().behave('stalling');
    await register(server(), other);
    await sending;
    expect(await textOf('/outbox')).toContain(`Last error ${error} Activation To ${other} State Being sent`);
    expect(await reloads('/outbox')).toBe(true);
    void mailbox().behave('taking');
    server().clock.advance(60_000);
    await storedMails(server(), email);
    expect(await textOf('/outbox')).toContain(`Activation To ${email} State Sent Failed tries 1 At`);
    expect(await reloads('/outbox')).toBe(false);
    const page = `/outbox/${mail?.id ?? ''}`;
    expect(await textOf(page)).toContain('A mail server took it, and it is not kept.');
    expect((await withoutMailServer(server(), `${page}/html`)).status).toBe(404);
  });

  test('what was given up stands first in the outbox, with its last error and tries [SV-1, SV-12]', async () => {
    const [refused, later] = [newAddress(), newAddress()];
    void mailbox().behave({ refusing: 'recipient', code: 550 });
    await register(server(), refused);
    await storedMails(server(), refused);
    void mailbox().behave('taking');
    await register(server(), later);
    await storedMails(server(), later);
    expect(await textOf('/outbox')).toMatch(
      new RegExp(`Given up .*To ${refused} State Given up Failed tries 1 .*Last error .*550.* Mail .*To ${later}`),
    );
  });
});

describe.each(places.filter(({ name }) => name === 'PostgreSQL'))('the outbox on $name', ({ start }) => {
  test('is not shown to anybody [SV-1]', async () => {
    const server = await start();
    expect((await server.call('GET', '/outbox')).status).toBe(404);
  });
});
