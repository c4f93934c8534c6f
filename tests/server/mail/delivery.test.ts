import { describe, expect, test } from 'vitest';
import { linkIn, newAddress } from '../../support/server/accounts.ts';
import { hour, onPostgres, startOnEither, startServerOn } from '../../support/server.ts';
import { serverWithMailbox, startMailbox } from './mailbox.ts';

describe('email by SMTP', () => {
  const { server, mailbox } = serverWithMailbox(startOnEither, { MAIL_FROM: 'Board <board@example.org>' });

  const storedFor = (email: string) => server().storedMails(email);

  test('an email arrives with text, HTML, link and headers, and is not kept [SV-1, SV-12, OT-8, PR-5]', async () => {
    const email = newAddress();
    await server().register(email);
    const [stored] = await storedFor(email);
    expect(stored).toMatchObject({ state: 'sent', tries: 0, last_error: null, lease: null, path: null, content: null });
    const [mail] = mailbox().received;
    expect([mail?.from?.text, mail?.subject]).toEqual(['"Board" <board@example.org>', 'Activate your account']);
    expect(mail?.headers.get('to')).toMatchObject({ value: [{ address: email, name: '' }] });
    const { purpose, uid, token } = linkIn(mail?.text ?? '');
    expect(String(mail?.html)).toContain(`/user/${purpose}/${uid}/${token}`);
    expect((await server().activate({ uid, token })).status).toBe(200);
    expect(mail?.messageId).toBe(`<${stored?.id ?? ''}@localhost>`);
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.date).toBeInstanceOf(Date);
  });

  test('a temporary refusal is retried for a day before the email is given up [GR-2, SV-1]', async () => {
    void mailbox().behave({ refusing: 'message', code: 451 });
    const email = newAddress();
    await server().register(email);
    const { clock } = server();
    const start = clock.now();
    let [mail] = await storedFor(email);
    let askedLast = start;
    for (; mail?.state === 'waiting'; [mail] = await storedFor(email)) {
      askedLast = mail.at.getTime();
      clock.advance(askedLast - clock.now());
    }
    expect(askedLast - start).toBeGreaterThanOrEqual(24 * hour);
    const sessions = mailbox().sessions();
    clock.advance(10 * hour);
    expect(await storedFor(email)).toMatchObject([{ state: 'dead', tries: 32 }]);
    expect(mailbox().sessions()).toBe(sessions);
  });
});

test.each(onPostgres)(
  'on $name, a second worker does not send what the first is sending [GR-1, SV-1]',
  async ({ copy }) => {
    const [databaseUrl, mailbox] = [await copy(), await startMailbox()];
    const env = { SMTP_URL: mailbox.url };
    const first = await startServerOn(databaseUrl, { env });
    const sending = mailbox.behave('stalling');
    await first.register(newAddress());
    await sending;
    const second = await startServerOn(databaseUrl, { env });
    await Promise.race([second.context.wakeMail(), mailbox.behave('stalling')]);
    void mailbox.behave('taking');
    await Promise.all([first.context.wakeMail(), second.context.wakeMail()]);
    expect(mailbox.received).toHaveLength(1);
  },
);
