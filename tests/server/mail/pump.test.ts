import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../../server/db/database.ts';
import { outbox, users } from '../../../server/db/schema.ts';
import type { OutgoingMail } from '../../../server/mail/delivery.ts';
import { leaseDue, leaseTime } from '../../../server/mail/leases.ts';
import { databases, oneDatabase } from '../../support/feeds/databases.ts';
import { movableClock } from '../../support/server.ts';
import { at, plainRenderers, queueResults, startTestWorker } from './queue.ts';

const second = 1000;

/** A delivery that keeps every mail until it is let go, and notes the ids of those that it was given. */
const deferredDelivery = () => {
  const given: string[] = [];
  const release: (() => void)[] = [];
  const deliver = ({ id }: OutgoingMail) =>
    new Promise<null>((resolve) => {
      given.push(id);
      release.push(() => resolve(null));
    });
  return {
    given,
    deliver,
    release: () => release.splice(0).forEach((letGo) => letGo()),
    first: () => release.shift(),
  };
};

describe.each(databases)('the outbox on $name', ({ open }) => {
  const connected = oneDatabase(open);
  let db: Db;
  beforeEach(async () => {
    db = connected();
    await db.execute(sql`truncate users cascade`);
  });

  const rows = () => db.select().from(outbox).orderBy(asc(outbox.at), asc(outbox.id));
  const count = (state: 'waiting' | 'sent' | 'dead') => db.$count(outbox, eq(outbox.state, state));

  test('sends what somebody waits for before what goes to everybody [SV-12]', async () => {
    await queueResults(db, 3);
    const [ann] = await db.select().from(users).limit(1);
    await db.insert(outbox).values({ user_id: ann?.id ?? '', at: new Date(at), kind: 'known-address' });
    const subjects: string[] = [];
    const deliver = ({ subject }: OutgoingMail) => Promise.resolve((subjects.push(subject), null));
    const known = () => Promise.resolve(() => ({ subject: 'Known', paragraphs: [], closing: '' }));
    const worker = startTestWorker(db, { deliver }, { renderers: { ...plainRenderers, 'known-address': known } });
    await worker.wake();
    await worker.stop();
    expect(subjects).toEqual(['Known', 'Results', 'Results', 'Results']);
  });

  test('leases what somebody waits for before results that have waited longer [SV-12]', async () => {
    await queueResults(db, 3);
    const [ann] = await db.select().from(users).limit(1);
    const clock = movableClock(at);
    clock.advance(second);
    await db.insert(outbox).values({ user_id: ann?.id ?? '', at: new Date(clock.now()), kind: 'known-address' });
    const next = await leaseDue({ db, clock, lease: crypto.randomUUID() }, 1);
    expect(next.map(({ kind }) => kind)).toEqual(['known-address']);
  });

  test('goes on while one mail is slow, with sixty leased at most [SV-12]', async () => {
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
    await vi.waitFor(async () => expect(await count('sent')).toBe(199), { timeout: 10 * second });
    slow.release();
    await worker.wake();
    await worker.stop();
    expect([await count('sent'), most <= 60]).toEqual([200, true]);
  });

  /** Leaves every mail as a process does that is killed while it sends them. */
  const leaseByTheDead = (now: number) =>
    db.update(outbox).set({ lease: crypto.randomUUID(), at: new Date(now + leaseTime) });

  test('takes over the leases of a process that ended within 30 s, without counting a try [GR-1, SV-12]', async () => {
    expect(leaseTime).toBeLessThanOrEqual(25 * second);
    const clock = movableClock(at);
    await queueResults(db, 2);
    await leaseByTheDead(clock.now());
    const worker = startTestWorker(db, {}, { clock, isAlone: false });
    await worker.wake();
    clock.advance(leaseTime - second);
    await worker.wake();
    expect(await count('sent')).toBe(0);
    clock.advance(2 * second);
    await worker.wake();
    await worker.stop();
    expect(await rows()).toMatchObject([1, 2].map(() => ({ state: 'sent', tries: 0, lease: null, last_error: null })));
  });

  test('takes over such leases at once where there can be no other process [SV-12]', async () => {
    await queueResults(db, 2);
    await leaseByTheDead(Date.parse(at));
    const worker = startTestWorker(db, {});
    await worker.wake();
    await worker.stop();
    expect(await rows()).toMatchObject([1, 2].map(() => ({ state: 'sent', tries: 0, lease: null })));
  });

  test('keeps its leases while a mail server is slow, so that no other process sends the same mails [GR-1, SV-12]', async () => {
    const clock = movableClock(at);
    await queueResults(db, 3);
    const slow = deferredDelivery();
    const deliver = vi.fn(() => Promise.resolve(null));
    const worker = startTestWorker(db, slow, { clock, isAlone: false });
    await vi.waitFor(() => expect(slow.given.length).toBe(3));
    for (let renewal = 1; renewal <= 5; renewal += 1) {
      const [before] = await rows();
      clock.advance(leaseTime / 2 + second);
      void worker.wake();
      await vi.waitFor(async () => expect((await rows())[0]?.at).not.toEqual(before?.at));
    }
    const other = startTestWorker(db, { deliver }, { clock, isAlone: false });
    await other.wake();
    expect(deliver).not.toHaveBeenCalled();
    slow.release();
    await worker.wake();
    expect(await count('sent')).toBe(3);
    await Promise.all([worker.stop(), other.stop()]);
  });

  test('is emptied by two processes at once, each mail once [SV-12]', async () => {
    await queueResults(db, 300);
    const given: string[] = [];
    const deliver = ({ id }: OutgoingMail) => Promise.resolve((given.push(id), null));
    const workers = [1, 2].map(() => startTestWorker(db, { deliver }, { isAlone: false }));
    await Promise.all(workers.map(({ wake }) => wake()));
    await vi.waitFor(async () => expect(await count('sent')).toBe(300));
    await Promise.all(workers.map(({ stop }) => stop()));
    expect([given.length, new Set(given).size]).toEqual([300, 300]);
  });

  test('forgets a mail with nothing to say any more, and one that cannot be written keeps no other waiting [PR-5]', async () => {
    await queueResults(db, 3);
    const [gone, broken] = (await rows()).map(({ user_id }) => user_id);
    const results = () =>
      Promise.resolve(({ user_id }: { user_id: string }) => {
        if (user_id === broken) throw new Error('No ticket of somebody@example.org');
        return user_id === gone ? undefined : { subject: 'Results', paragraphs: [], closing: '' };
      });
    const worker = startTestWorker(db, {}, { renderers: { ...plainRenderers, results } });
    await worker.wake();
    await worker.stop();
    const left = (await rows()).map(({ state, tries, last_error }) => ({ state, tries, last_error }));
    expect(left).toEqual([
      { state: 'sent', tries: 0, last_error: null },
      { state: 'waiting', tries: 0, last_error: 'The mail could not be written' },
    ]);
    expect(JSON.stringify(worker.lines)).not.toContain('somebody@');
  });

  test('loses no try of a mail to a database that fails while mails are written, and sends them after half a minute [GR-2]', async () => {
    const clock = movableClock(at);
    await queueResults(db, 3);
    let isAway = true;
    const results = () =>
      isAway
        ? Promise.reject(new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }))
        : plainRenderers.results([]);
    const worker = startTestWorker(db, {}, { clock, renderers: { ...plainRenderers, results } });
    for (let times = 1; times <= 10; times += 1) {
      await worker.wake();
      expect(await rows()).toMatchObject([1, 2, 3].map(() => ({ state: 'waiting', tries: 0, lease: null })));
      clock.advance(31 * second);
    }
    isAway = false;
    await worker.wake();
    await worker.stop();
    expect(await rows()).toMatchObject([1, 2, 3].map(() => ({ state: 'sent', tries: 0, last_error: null })));
  });

  test('frees leases whose answer was lost, and none of a mail that is on its way [GR-1]', async () => {
    const leases = () => db.$count(outbox, and(eq(outbox.state, 'waiting'), isNotNull(outbox.lease)));
    let losesAnswer = false;
    const lossy = new Proxy(db, {
      get: (target, key): unknown =>
        key !== 'execute'
          ? Reflect.get(target, key, target)
          : async (statement: SQL) => {
              const before = await leases();
              const answer = await db.execute(statement);
              if (!losesAnswer || (await leases()) <= before) return answer;
              losesAnswer = false;
              throw new Error('Connection terminated unexpectedly');
            },
    });
    await queueResults(db, 1);
    const slow = deferredDelivery();
    const worker = startTestWorker(lossy, slow, { isAlone: false });
    await vi.waitFor(() => expect(slow.given.length).toBe(1));
    losesAnswer = true;
    await queueResults(db, 2, 'later');
    void worker.wake();
    await vi.waitFor(() => expect(worker.lines.length).toBe(1), { timeout: 10 * second });
    expect(await leases()).toBe(3);
    await vi.waitFor(() => expect(slow.given.length).toBe(3), { timeout: 10 * second });
    slow.release();
    await worker.wake();
    await worker.stop();
    expect([await count('sent'), new Set(slow.given).size]).toEqual([3, 3]);
  });

  test('leaves a mail server that cannot be reached alone for half a minute, which costs no mail a try [SV-12]', async () => {
    const clock = movableClock(at);
    await queueResults(db, 100);
    let isDown = true;
    const deliver = vi.fn(() =>
      isDown
        ? Promise.reject(Object.assign(new Error('connect'), { code: 'ESOCKET', syscall: 'connect' }))
        : Promise.resolve(null),
    );
    const worker = startTestWorker(db, { deliver }, { clock });
    for (let times = 1; times <= 20; times += 1) {
      await worker.wake();
      expect(deliver.mock.calls.length).toBeLessThanOrEqual(60 * times);
      clock.advance(31 * second);
    }
    const errors = new Set(
      (await rows()).map(({ state, tries, last_error }) => `${state} ${tries} ${last_error ?? ''}`),
    );
    expect(errors).toEqual(new Set(['waiting 0 ESOCKET: no mail server could be reached']));
    expect(worker.lines.length).toBeLessThanOrEqual(20);
    isDown = false;
    await worker.wake();
    await worker.stop();
    expect(await count('sent')).toBe(100);
  });

  test('sends no mail again when a lost database keeps what became of it from being written [SV-12]', async () => {
    await queueResults(db, 5);
    let failures = 0;
    const flaky = new Proxy(db, {
      get: (target, key): unknown => {
        const value: unknown = Reflect.get(target, key, target);
        if (key !== 'execute' || deliver.mock.calls.length === 0 || failures > 2) return value;
        return () => {
          failures += 1;
          return Promise.reject(new Error('The database went away'));
        };
      },
    });
    const deliver = vi.fn(() => Promise.resolve(null));
    const worker = startTestWorker(flaky, { deliver });
    await vi.waitFor(
      async () => {
        await worker.wake();
        expect(await count('sent')).toBe(5);
      },
      { timeout: 10 * second },
    );
    await worker.stop();
    expect([deliver.mock.calls.length, failures]).toEqual([5, 3]);
  });
});
