import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { issueLink } from '../../../server/accounts/links.ts';
import type { Db } from '../../../server/db/database.ts';
import { outbox, users } from '../../../server/db/schema.ts';
import { openLeases } from '../../../server/mail/outbox.ts';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { atEnd, forAll } from '../../support/at-end.ts';
import { onPostgres } from '../../support/server.ts';
import type { Answer } from '../../support/server/caller.ts';
import { addAccount, inTurn, linkIn, newAddress, password } from '../../support/server/accounts.ts';

const second = 1000;
const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const middle = idOf(2);
const results = { kind: 'results', game: 'powerball', date: '2026-11-18' } as const;
const answer = { kind: 'known-address' } as const;

describe.each(onPostgres)('three mails of accounts on $name', ({ start }) => {
  const server = forAll(() => start({ role: 'api' }));

  /** Leases three mails, the first of another account if there is one. The last is the one that others find first. */
  const leasedMails = async (user_id: string, mail: typeof results | typeof answer, other = user_id) => {
    const { db } = server().context;
    atEnd(() => db.delete(outbox));
    let now = Date.parse('2026-11-20T12:00:00Z');
    const leases = openLeases({ db, clock: { now: () => now }, isAlone: false });
    const mails = [3, 2, 1].map((number) => ({ user_id: number === 3 ? other : user_id, id: idOf(number) }));
    for (const key of mails) {
      now -= second;
      await db.insert(outbox).values({ ...key, ...mail, at: new Date(now) });
      expect(await leases.take(1)).toMatchObject([key]);
    }
    return { leases, mails };
  };
  const sent = { state: 'sent', at: new Date(0), tries: 0, last_error: null, content: null } as const;
  type Leased = Awaited<ReturnType<typeof leasedMails>>;

  describe.each([
    ['are sent', ({ leases, mails }: Leased) => leases.settle(mails.map((key) => ({ ...key, now: sent })))],
    ['turn out needless', ({ leases, mails }: Leased) => leases.settle(mails.map((key) => ({ ...key, now: null })))],
    ['stay leased', ({ leases, mails }: Leased) => leases.renew(mails)],
  ])('that %s', (_, store) => {
    const lockMiddle = (tx: Db) => tx.select().from(outbox).where(eq(outbox.id, middle)).for('update');
    /** The status of a call that changes the account while it is stored what becomes of its mails. */
    const statusMeanwhile = async (leased: Leased, call: () => Promise<Answer>) => {
      const [, { status }] = await inTurn(server().context.db, lockMiddle, () => store(leased), call);
      return status;
    };
    const post = (path: string, body: object, access?: string) => server().call('POST', path, { access, body });

    test('let the account be deleted, and neither waits for the other forever [SV-12, SV-13]', async () => {
      const { access, user } = await server().signedInPerson();
      const leased = await leasedMails(user.id, answer);
      expect(await statusMeanwhile(leased, () => post(accountPaths.deletion, { password }, access))).toBe(200);
    });

    const moving = async (userId: string, email: string) => {
      const { db, clock } = server().context;
      const emailChange = { email, session_id: null };
      const link = { userId, purpose: 'email-change', now: clock.now(), emailChange } as const;
      const { uid, token } = linkIn(await issueLink(db, link));
      return () => post(accountPaths.emailConfirm, { uid, token });
    };

    test('let it move to another address [AK-5, SV-12]', async () => {
      const { user } = await server().signedInPerson();
      const leased = await leasedMails(user.id, answer);
      expect(await statusMeanwhile(leased, await moving(user.id, newAddress()))).toBe(200);
    });

    test('let it take the address of a pending sign-up that has one of them [AK-5, SV-12]', async () => {
      const { db } = server().context;
      const email = newAddress();
      // Its mail is stored first: its id is the lowest, and the account is older.
      const pending = await addAccount(db, email, 0, { id: idOf(0), activated_at: null });
      const { user } = await server().signedInPerson();
      const move = await moving(user.id, email);
      const leased = await leasedMails(user.id, answer, pending);
      // Lets the mails be stored, but not the account be deleted.
      const lock = (tx: Db) => tx.select().from(users).where(eq(users.id, pending)).for('key share');
      const [{ status }] = await inTurn(db, lock, move, () => store(leased));
      expect(status).toBe(200);
    });

    test('let it unsubscribe [API-22, SV-12]', async () => {
      const { access, user } = await server().signedInPerson();
      const leased = await leasedMails(user.id, results);
      const unsubscribe = () => server().call('PUT', accountPaths.resultsMails, { access, body: { wanted: false } });
      expect(await statusMeanwhile(leased, unsubscribe)).toBe(200);
    });
  });
});
