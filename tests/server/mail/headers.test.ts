import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { outbox, users } from '../../../server/db/schema.ts';
import { deliveryOf } from '../../../server/mail/delivery.ts';
import { readSettings } from '../../../server/settings.ts';
import { forAll } from '../../support/at-end.ts';
import { startServer } from '../../support/server.ts';
import { startMailbox } from './mailbox.ts';
import { at, queueResults, sendDue } from './queue.ts';

const publicUrl = 'http://localhost:3000';
const { enumValues: kinds } = outbox.kind;

describe('a mail of each kind says when it was written, which it is, and that it came by itself', () => {
  const mailbox = forAll(() => startMailbox());
  const server = forAll(() => startServer({ env: { PUBLIC_URL: publicUrl } }));
  beforeAll(() => server().context.wakeMail());

  /** Sends a mail of each kind; their ids. */
  const sendAll = async (smtp: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const { db } = server().context;
    await db.delete(users);
    await queueResults(db, 1);
    const [player] = await db.select().from(users);
    await db.delete(outbox);
    await db.insert(outbox).values(kinds.map((kind) => ({ user_id: player?.id ?? '', at: new Date(at), kind })));
    await sendDue(db, deliveryOf(readSettings({ PUBLIC_URL: publicUrl, ...smtp })));
    return (await db.select().from(outbox).where(eq(outbox.state, 'sent'))).map((mail) => mail.id);
  };

  test('where a mail server takes it [SV-12, OT-8]', async () => {
    const ids = await sendAll({ SMTP_URL: mailbox().url });
    const headers = mailbox().received.map((mail) => [
      mail.messageId,
      mail.headers.get('auto-submitted'),
      Math.abs((mail.date?.getTime() ?? 0) - Date.now()) < 60_000,
    ]);
    const expected = ids.map((id) => [`<${id}@localhost>`, 'auto-generated', true]);
    expect(headers.toSorted()).toEqual(expected.toSorted());
    expect(headers).toHaveLength(kinds.length);
  });

  test('where it is kept in the outbox [SV-12]', async () => {
    const ids = await sendAll({});
    expect(ids).toHaveLength(kinds.length);
    for (const id of ids) {
      const page = String((await server().call('GET', `/outbox/${id}`)).body).replaceAll(/<[^>]*>|\s+/g, ' ');
      expect(page.replaceAll(/ +/g, ' ')).toContain(
        `Date ${new Date(at).toUTCString()} Message-ID &lt;${id}@localhost&gt; Auto-Submitted auto-generated`,
      );
    }
  });
});
