import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '../../../server/db/database.ts';
import { outbox, users } from '../../../server/db/schema.ts';
import type { OutgoingMail } from '../../../server/mail/delivery.ts';
import { issueLink } from '../../../server/accounts/links.ts';
import { leaseTime, openLeases, type Renderer } from '../../../server/mail/outbox.ts';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { atEnd, forAll } from '../../support/at-end.ts';
import { databases, oneDatabase, withMethods } from '../../support/feeds/databases.ts';
import { movableClock, onPostgres } from '../../support/server.ts';
import { addAccount, answersBehind, linkIn, newAddress, password } from '../../support/server/accounts.ts';
import type { Answer } from '../../support/server/caller.ts';
import { openTestMemory } from '../../support/server/memory.ts';
import { at, plainRenderers, queueResults, sendDue, startTestWorker } from './queue.ts';

const second = 1000;

/** A delivery that keeps every mail until it is let go, and notes the ids of those that it was given. */
const deferredDelivery = () => {
  const given: string[] = [];
  const held: (() => void)[] = [];
  const deliver = ({ id }: OutgoingMail) =>
    new Promise<null>((resolve) => {
      given.push(id);
      held.push(() => resolve(null));
    });
  const release = () => held.splice(0).forEach((letGo) => letGo());
  atEnd(release);
  return { given, deliver, release };
};

/** A delivery that takes every mail at once, and notes what it was given. */
const deliveryTo = (given: OutgoingMail[]) => ({
  deliver: (mail: OutgoingMail) => Promise.resolve((given.push(mail), null)),
});

describe.each(databases)('the outbox on $name', ({ open }) => {
  const connected = oneDatabase(open);
  let db: Db;
  beforeEach(async () => {
    db = connected();
    await db.execute(sql`truncate users cascade`);
  });

  const rows = () => db.select().from(outbox).orderBy(asc(outbox.at), asc(outbox.id));
  const count = (state: 'waiting' | 'sent' | 'dead') => db.$count(outbox, eq(outbox.state, state));
  const waits = { state: 'waiting', tries: 0 };
  const sent = { state: 'sent', tries: 0, lease: null, last_error: null };

  const withExecute = (execute: (statement: SQL) => unknown) => withMethods(db, { execute });

  test('wakes for results that are due before an account email [SV-12]', async () => {
    await queueResults(db, 2);
    const [ann] = await rows();
    const later = { game: null, kind: 'known-address', at: new Date(Date.parse(at) + 3600 * second) } as const;
    await db
      .update(outbox)
      .set(later)
      .where(eq(outbox.id, ann?.id ?? ''));
    const leases = openLeases({ db, clock: movableClock(at), isAlone: true });
    expect(await leases.nextTryAt()).toBe(Date.parse(at));
  });

  test('sends account emails before results that have waited longer [SV-12]', async () => {
    await queueResults(db, 100);
    const [ann] = await db.select().from(users).limit(1);
    const clock = movableClock(at);
    clock.advance(second);
    await db.insert(outbox).values({ user_id: ann?.id ?? '', at: new Date(clock.now()), kind: 'known-address' });
    const given: OutgoingMail[] = [];
    const known = () => Promise.resolve(() => ({ subject: 'Known', paragraphs: [], closing: '' }));
    await sendDue(db, deliveryTo(given), { clock, renderers: { ...plainRenderers, 'known-address': known } });
    expect([given.length, given[0]?.subject]).toEqual([101, 'Known']);
  });

  test('continues while one email is slow, with at most sixty leased [SV-12]', async () => {
    await queueResults(db, 200);
    const slow = deferredDelivery();
    let most = 0;
    let inFlight = 0;
    const deliver = async (mail: OutgoingMail) => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      if (slow.given.length === 0) await slow.deliver(mail);
      inFlight -= 1;
      return null;
    };
    const worker = startTestWorker(db, { deliver });
    await expect.poll(() => count('sent')).toBe(199);
    slow.release();
    await worker.wake();
    await worker.stop();
    expect([await count('sent'), most <= 60]).toEqual([200, true]);
  });

  test.each([
    [true, 60],
    [false, 1],
  ])('that is empty and alone (%j) is checked again in %i s [SV-12]', async (isAlone, seconds) => {
    const timeout = vi.spyOn(globalThis, 'setTimeout');
    await startTestWorker(db, {}, { isAlone }).wake();
    expect(timeout).toHaveBeenLastCalledWith(expect.anything(), seconds * second);
  });

  /** Leaves every mail as a process does that is killed while it sends them. */
  const leaseByTheDead = () =>
    db.update(outbox).set({ lease: crypto.randomUUID(), at: new Date(Date.parse(at) + leaseTime) });

  test('takes over a dead process’s leases within 30 s, without counting a try [GR-1, SV-12]', async () => {
    expect(leaseTime).toBeLessThanOrEqual(25 * second);
    const clock = movableClock(at);
    await queueResults(db, 2);
    await leaseByTheDead();
    clock.advance(leaseTime - second);
    await sendDue(db, {}, { clock, isAlone: false });
    expect(await count('sent')).toBe(0);
    clock.advance(2 * second);
    await sendDue(db, {}, { clock, isAlone: false });
    expect(await rows()).toMatchObject([sent, sent]);
  });

  test('takes over such leases at once if there can be no other process [SV-12]', async () => {
    await queueResults(db, 2);
    await leaseByTheDead();
    await sendDue(db, {});
    expect(await rows()).toMatchObject([sent, sent]);
  });

  test('keeps its leases while mail server and database are slow, so nobody sends twice [GR-1, SV-12]', async () => {
    const clock = movableClock(at);
    await queueResults(db, 3);
    const slow = deferredDelivery();
    const other = openLeases({ db, clock, isAlone: false });
    const slowDb = withExecute(async (statement) => {
      const answer = await db.execute(statement);
      clock.advance(0.45 * leaseTime);
      if (slow.given.length > 0) expect(await other.take(3)).toEqual([]);
      return answer;
    });
    const worker = startTestWorker(slowDb, slow, { clock, isAlone: false });
    await expect.poll(() => clock.now() - Date.parse(at)).toBeGreaterThan(9 * leaseTime);
    expect(slow.given).toHaveLength(3);
    slow.release();
    await worker.stop();
    expect(await count('sent')).toBe(3);
  });

  test('is renewed and settled only by the process that leased it last [GR-1]', async () => {
    await queueResults(db, 1);
    const clock = movableClock(at);
    const [slow, other] = [1, 2].map(() => openLeases({ db, clock, isAlone: false }));
    const mails = (await slow?.take(1)) ?? [];
    clock.advance(leaseTime + second);
    expect(await other?.take(1)).toHaveLength(1);
    const until = new Date(clock.now() + leaseTime);
    clock.advance(second);
    await slow?.renew(mails);
    await slow?.settle(mails.map(({ user_id, id }) => ({ user_id, id, now: null })));
    expect(await rows()).toMatchObject([{ state: 'waiting', at: until }]);
  });

  test('is emptied by two processes at once, each email once [SV-12]', async () => {
    await queueResults(db, 300);
    const given: OutgoingMail[] = [];
    const workers = [1, 2].map(() => startTestWorker(db, deliveryTo(given), { isAlone: false }));
    await expect.poll(() => count('sent')).toBe(300);
    await Promise.all(workers.map(({ stop }) => stop()));
    expect([given.length, new Set(given.map(({ id }) => id)).size]).toEqual([300, 300]);
  });

  test('drops an email with nothing to say, and a broken one does not hold up others [PR-5]', async () => {
    await queueResults(db, 3);
    const [gone, broken] = (await rows()).map(({ user_id }) => user_id);
    const results = () =>
      Promise.resolve(({ user_id }: { user_id: string }) => {
        if (user_id === broken) throw new Error('No ticket of somebody@example.org');
        return user_id === gone ? undefined : { subject: 'Results', paragraphs: [], closing: '' };
      });
    const lines = await sendDue(db, {}, { renderers: { ...plainRenderers, results } });
    const left = await rows();
    expect(left).toMatchObject([sent, { ...waits, tries: 1, last_error: 'The email could not be rendered' }]);
    expect(left).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain('somebody@');
  });

  test('sends the results of a draw while those of another cannot be read [PR-5, SV-12]', async () => {
    await queueResults(db, 2);
    const [other] = await rows();
    await db
      .update(outbox)
      .set({ date: '2026-11-16' })
      .where(eq(outbox.id, other?.id ?? ''));
    const results: Renderer = (mails) =>
      mails.some(({ date }) => date === '2026-11-16')
        ? Promise.reject(new Error('Failed query'))
        : plainRenderers.results(mails);
    await sendDue(db, {}, { renderers: { ...plainRenderers, results } });
    expect(await rows()).toMatchObject([
      { ...sent, date: '2026-11-18' },
      { ...waits, tries: 1, date: '2026-11-16' },
    ]);
  });

  test('counts no try when the database fails, and sends half a minute later [GR-2]', async () => {
    const clock = movableClock(at);
    await queueResults(db, 3);
    const failing = () =>
      Promise.reject(new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }));
    for (let times = 1; times <= 3; times += 1) {
      await sendDue(db, {}, { clock, renderers: { ...plainRenderers, results: failing } });
      expect(await rows()).toMatchObject([1, 2, 3].map(() => ({ ...waits, lease: null })));
      clock.advance(31 * second);
    }
    await sendDue(db, {}, { clock });
    expect(await rows()).toMatchObject([sent, sent, sent]);
  });

  test('releases leases whose response was lost, but not those of emails being sent [GR-1]', async () => {
    const leases = () => db.$count(outbox, and(eq(outbox.state, 'waiting'), isNotNull(outbox.lease)));
    let losesAnswer = false;
    const lossy = withExecute(async (statement) => {
      const before = await leases();
      const answer = await db.execute(statement);
      if (!losesAnswer || (await leases()) <= before) return answer;
      losesAnswer = false;
      throw new Error('Connection terminated unexpectedly');
    });
    await queueResults(db, 1);
    const slow = deferredDelivery();
    const worker = startTestWorker(lossy, slow, { isAlone: false });
    await expect.poll(() => slow.given.length).toBe(1);
    losesAnswer = true;
    await queueResults(db, 2, 'later');
    await expect.poll(() => worker.lines.length).toBe(1);
    expect(await leases()).toBe(3);
    await expect.poll(() => slow.given.length).toBe(3);
    slow.release();
    await worker.stop();
    expect([await count('sent'), new Set(slow.given).size]).toEqual([3, 3]);
  });

  test('sends no email again if its outcome could not be stored [SV-12]', async () => {
    await queueResults(db, 5);
    const given: OutgoingMail[] = [];
    let hasFailed = false;
    const flaky = withExecute((statement) => {
      if (given.length === 0 || hasFailed) return db.execute(statement);
      hasFailed = true;
      return Promise.reject(new Error('The database went away'));
    });
    const worker = startTestWorker(flaky, deliveryTo(given));
    await expect.poll(() => count('sent')).toBe(5);
    await worker.stop();
    expect([given.length, hasFailed]).toEqual([5, true]);
  });
});

test('requests are answered while many emails are sent, on PGlite too [SV-10]', async () => {
  const { db, close } = await openTestMemory();
  onTestFinished(close);
  await queueResults(db, 60);
  const seen: string[] = [];
  const worker = startTestWorker(db, { deliver: () => Promise.resolve((seen.push('mail'), null)) });
  while (seen.filter((what) => what === 'mail').length < 60) {
    await setImmediate();
    await db.execute(sql`select 1`);
    seen.push('answer');
  }
  await worker.stop();
  expect(seen.join(' ')).not.toContain(Array.from({ length: 11 }, () => 'mail').join(' '));
});

describe.each(onPostgres)('three emails to accounts on $name', ({ start }) => {
  const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
  const middle = idOf(2);
  const results = { kind: 'results', game: 'powerball', date: '2026-11-18' } as const;
  const answer = { kind: 'known-address' } as const;
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
    ['are dropped', ({ leases, mails }: Leased) => leases.settle(mails.map((key) => ({ ...key, now: null })))],
    ['stay leased', ({ leases, mails }: Leased) => leases.renew(mails)],
  ])('that %s', (_, store) => {
    const lockMiddle = (tx: Db) => tx.select().from(outbox).where(eq(outbox.id, middle)).for('update');
    /** The status of a call that changes the account while it is stored what becomes of its mails. */
    const statusMeanwhile = async (leased: Leased, call: () => Promise<Answer>) => {
      const [, { status }] = await answersBehind(server().context.db, lockMiddle, () => store(leased), call);
      return status;
    };
    const post = (path: string, body: object, access?: string) => server().call('POST', path, { access, body });

    test('let the account be deleted, without a deadlock [SV-12, SV-13]', async () => {
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
      const [{ status }] = await answersBehind(db, lock, move, () => store(leased));
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
