import { simpleParser, type ParsedMail } from 'mailparser';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activate, linkIn, newAddress, register, storedMails } from '../../support/server/accounts.ts';
import { places, type TestServer } from '../../support/server.ts';

const minute = 60_000;

describe.each(places)('mail by SMTP on $name', ({ start }) => {
  let server: TestServer;
  let received: ParsedMail[] = [];
  let errors = 0;
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, answer) => {
      simpleParser(stream).then((mail) => {
        received.push(mail);
        errors -= 1;
        answer(errors >= 0 ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null);
      }, answer);
    },
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    server = await start({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Board <board@example.org>' } });
  });
  afterAll(async () => {
    await server.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });
  beforeEach(() => {
    received = [];
    errors = 0;
  });

  const storedFor = (email: string) => storedMails(server, email);

  test('a mail arrives with its text, its HTML and its link, none of which is kept afterwards [SV-1, PR-5]', async () => {
    const email = newAddress();
    await register(server, email);
    const [stored] = await storedFor(email);
    expect(stored).toMatchObject({ state: 'sent', tries: 0, last_error: null, lease: null, path: null, content: null });
    const [mail] = received;
    expect([mail?.from?.text, mail?.subject]).toEqual(['"Board" <board@example.org>', 'Activate your account']);
    expect(mail?.headers.get('to')).toMatchObject({ value: [{ address: email, name: '' }] });
    const { purpose, uid, token } = linkIn(mail?.text ?? '');
    expect(String(mail?.html)).toContain(`/user/${purpose}/${uid}/${token}`);
    expect((await activate(server, { uid, token })).status).toBe(200);
    expect(mail?.messageId).toBe(`<${stored?.id ?? ''}@localhost>`);
  });

  test('a mail that is refused for now is tried again after a pause, as the same message [SV-1]', async () => {
    errors = 1;
    const email = newAddress();
    await register(server, email);
    const [first] = await storedFor(email);
    expect(first).toMatchObject({ state: 'waiting', tries: 1, last_error: 'EMESSAGE 451: the message was refused' });
    expect(await storedFor(email)).toMatchObject([{ state: 'waiting', tries: 1 }]);
    server.clock.advance(minute);
    expect(await storedFor(email)).toMatchObject([{ state: 'sent', tries: 1, last_error: null }]);
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(1);
    expect(received.length).toBe(2);
  });

  test('a mail that is refused for now is asked for again for a day before it is given up [GR-2, SV-1]', async () => {
    errors = 100;
    const email = newAddress();
    await register(server, email);
    const start = server.clock.now();
    let askedUntil = start;
    for (let stored = await storedFor(email); stored[0]?.state === 'waiting'; stored = await storedFor(email)) {
      askedUntil = server.clock.now();
      server.clock.advance(10 * minute);
    }
    expect(askedUntil - start).toBeGreaterThanOrEqual(24 * 60 * minute);
    expect(received.length).toBe(32);
    server.clock.advance(600 * minute);
    expect(await storedFor(email)).toMatchObject([{ state: 'dead', tries: 32 }]);
    expect(received.length).toBe(32);
  });
});
