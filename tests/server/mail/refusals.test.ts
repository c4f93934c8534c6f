import { beforeEach, describe, expect, test } from 'vitest';
import { newAddress } from '../../support/server/accounts.ts';
import { hour, startOnEither, startServer } from '../../support/server.ts';
import { outbox } from '../../../server/db/schema.ts';
import { deliveryOf, failureText, isUnreachable } from '../../../server/mail/delivery.ts';
import { readSettings } from '../../../server/settings.ts';
import { databases } from '../../support/feeds/databases.ts';
import { freePort } from '../../support/server/loopback.ts';
import { at, queueResults, startTestWorker } from './queue.ts';
import { serverWithMailbox, startMailbox, type Behavior } from './mailbox.ts';

describe('a mail server', () => {
  const { server, mailbox } = serverWithMailbox(startOnEither);
  beforeEach(() => void mailbox().behave('taking'));

  /** The state of somebody's activation mail after its first try with a mail server that behaves so. */
  const triedOnce = async (behavior: Behavior) => {
    void mailbox().behave(behavior);
    const email = newAddress();
    await server().register(email);
    const [mail] = await server().storedMails(email);
    return { email, mail };
  };

  test.each([
    ['a recipient', { refusing: 'recipient', code: 550 }],
    ['a message', { refusing: 'message', code: 554 }],
  ] as const)('that refuses %s for good gets one try [SV-1, SV-12]', async (_, behavior) => {
    const { email, mail } = await triedOnce(behavior);
    expect(mail).toMatchObject({
      state: 'dead',
      tries: 1,
      last_error: expect.stringContaining(String(behavior.code)) as string,
    });
    const before = mailbox().sessions();
    void mailbox().behave('taking');
    server().clock.advance(24 * hour);
    expect(await server().storedMails(email)).toMatchObject([{ state: 'dead', tries: 1 }]);
    expect(mailbox().sessions()).toBe(before);
  });

  const ended = 'ECONNECTION: the connection ended too early';

  test.each<[string, Behavior, string]>([
    ['a recipient for now', { refusing: 'recipient', code: 451 }, 'EENVELOPE 451: the recipient was refused'],
    ['a message for now', { refusing: 'message', code: 451 }, 'EMESSAGE 451: the message was refused'],
    ['the sender, which is a setting,', { refusing: 'sender', code: 550 }, 'EENVELOPE 550: the sender was refused'],
    ['by hanging up', 'hanging up', ended],
    ['by dying after the message', 'dying after data', ended],
  ])('that refuses %s gets another try, with the same message [SV-1, SV-12]', async (_, behavior, last_error) => {
    const { email, mail } = await triedOnce(behavior);
    expect(mail).toMatchObject({ state: 'waiting', tries: 1, last_error });
    void mailbox().behave('taking');
    server().clock.advance(hour);
    expect(await server().storedMails(email)).toMatchObject([{ state: 'sent', tries: 1, last_error: null }]);
    const copies = mailbox().received.filter(({ messageId }) => messageId === `<${mail?.id ?? ''}@localhost>`);
    const count = behavior === 'dying after data' ? 2 : 1;
    expect(copies.map(({ text }) => text)).toEqual(Array(count).fill(copies[0]?.text));
  });
});

const insecure = (reason: string) => `ESOCKET: no secure connection could be made (${reason})`;

test.each([
  [{ code: 'EAUTH', responseCode: 535 }, 'EAUTH 535: the name or password was refused', true],
  [{ code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' }, insecure('CERT_HAS_EXPIRED'), true],
  [{ code: 'ESOCKET', originalCode: 'ECONNRESET', syscall: 'read' }, 'ESOCKET: the connection ended too early', false],
])('the failure %j is explained in words; whether it costs no try [GR-2, SV-1]', (of, text, isFree) => {
  const error = Object.assign(new Error('No'), of);
  expect([failureText(error), isUnreachable(error)]).toEqual([text, isFree]);
});

test('a mail server without the TLS that the settings ask for costs no try [GR-2]', async () => {
  const { url } = await startMailbox();
  const server = await startServer({ env: { SMTP_URL: url.replace('smtp', 'smtps') } });
  const email = newAddress();
  await server.register(email);
  const last_error = insecure('ERR_SSL_WRONG_VERSION_NUMBER');
  expect(await server.storedMails(email)).toMatchObject([{ state: 'waiting', tries: 0, last_error }]);
});

test('an unreachable mail server is retried after half a minute, and costs no try [SV-1, SV-12]', async () => {
  const port = await freePort();
  const server = await startServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const email = newAddress();
  await server.register(email);
  const down = { state: 'waiting', tries: 0, last_error: 'ESOCKET: no mail server could be reached' };
  expect(await server.storedMails(email)).toMatchObject([down]);
  const mailbox = await startMailbox(port);
  const later = newAddress();
  await server.register(later);
  expect(await server.storedMails(later)).toMatchObject([{ ...down, last_error: null }]);
  expect(await server.storedMails(email)).toMatchObject([down]);
  server.clock.advance(hour / 120);
  expect(await server.storedMails(email)).toMatchObject([{ state: 'sent', tries: 0, last_error: null }]);
  expect(mailbox.received).toHaveLength(2);
});

test.each(databases)('a stop sends only emails already on a connection, on $name [SV-1, SV-12]', async ({ open }) => {
  const { db, close } = await open();
  const mailbox = await startMailbox();
  await queueResults(db, 30);
  const stalled = mailbox.behave('stalling');
  const settings = readSettings({ SMTP_URL: mailbox.url });
  const worker = startTestWorker(db, deliveryOf(settings));
  await stalled;
  const stopped = worker.stop();
  void mailbox.behave('taking');
  await stopped;
  const rows = await db.select().from(outbox);
  const ids = mailbox.received.map(({ messageId }) => messageId).toSorted();
  const sent = rows.filter(({ state }) => state === 'sent');
  expect(sent.map(({ id }) => `<${id}@localhost>`).toSorted()).toEqual(ids);
  expect([ids.length > 0, ids.length <= 5]).toEqual([true, true]);
  const left = rows.filter(({ state }) => state !== 'sent');
  const untouched = { state: 'waiting', tries: 0, lease: null, last_error: null, at: new Date(at) };
  expect(left).toMatchObject(left.map(() => untouched));
  await close();
});
