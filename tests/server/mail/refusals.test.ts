import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storedMails, newAddress, register } from '../../support/server/accounts.ts';
import { places, startServer, type TestServer } from '../../support/server.ts';
import { startMailbox, type Mailbox, type Manner } from './mailbox.ts';

const hour = 3_600_000;

describe.each(places)('a mail server that refuses, with the outbox on $name', ({ start }) => {
  let server: TestServer;
  let mailbox: Mailbox;
  beforeAll(async () => {
    mailbox = await startMailbox();
    server = await start({ env: { SMTP_URL: mailbox.url } });
  });
  afterAll(async () => {
    await server.close();
    await mailbox.stop();
  });
  beforeEach(() => void mailbox.behave('taking'));

  /** The state of somebody's activation mail after its first try with a mail server of such a manner. */
  const triedOnce = async (manner: Manner) => {
    void mailbox.behave(manner);
    const email = newAddress();
    await register(server, email);
    const [mail] = await storedMails(server, email);
    return { email, mail };
  };

  test.each([
    ['a recipient', { refusing: 'recipient', code: 550 }],
    ['a message', { refusing: 'message', code: 554 }],
  ] as const)('refusing %s for good is tried once and given up [SV-1, SV-12]', async (_, manner) => {
    const { email, mail } = await triedOnce(manner);
    expect(mail).toMatchObject({
      state: 'dead',
      tries: 1,
      last_error: expect.stringContaining(String(manner.code)) as string,
    });
    const before = mailbox.sessions();
    void mailbox.behave('taking');
    server.clock.advance(24 * hour);
    expect(await storedMails(server, email)).toMatchObject([{ state: 'dead', tries: 1 }]);
    expect(mailbox.sessions()).toBe(before);
  });

  test.each<[string, Manner]>([
    ['a recipient for now', { refusing: 'recipient', code: 451 }],
    ['a message for now', { refusing: 'message', code: 451 }],
    ['the sender, whom the settings can change', { refusing: 'sender', code: 550 }],
    ['by hanging up in the midst', 'hanging up'],
  ])('refusing %s is asked again, and then the mail arrives once [SV-1, SV-12]', async (_, manner) => {
    const { email, mail } = await triedOnce(manner);
    expect(mail).toMatchObject({ state: 'waiting', tries: 1, last_error: expect.any(String) as string });
    void mailbox.behave('taking');
    server.clock.advance(hour);
    expect(await storedMails(server, email)).toMatchObject([{ state: 'sent', tries: 1, last_error: null }]);
    expect(mailbox.received.filter(({ messageId }) => messageId === `<${mail?.id ?? ''}@localhost>`)).toHaveLength(1);
  });
});

test('what was given up stands first in the embedded outbox, with its last error and its tries [SV-1, SV-12]', async () => {
  const mailbox = await startMailbox();
  const server = await startServer({ env: { SMTP_URL: mailbox.url } });
  const [refused, later] = [newAddress(), newAddress()];
  void mailbox.behave({ refusing: 'recipient', code: 550 });
  await register(server, refused);
  await storedMails(server, refused);
  void mailbox.behave('taking');
  await register(server, later);
  await storedMails(server, later);
  const page = String((await server.call('GET', '/outbox')).body);
  const text = page.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ');
  expect(text).toMatch(
    new RegExp(`Given up .*To ${refused} State Given up Failed tries 1 .*Last error .*550.* Mail .*To ${later}`),
  );
  await server.close();
  await mailbox.stop();
});
