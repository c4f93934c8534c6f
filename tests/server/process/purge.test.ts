import { asc, isNotNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp } from '../../../server/app.ts';
import { rowOf } from '../../../server/db/database.ts';
import { purge, startPurging } from '../../../server/jobs/purge.ts';
import { logTo } from '../../../server/log.ts';
import { readSettings } from '../../../server/settings.ts';
import {
  links,
  outbox,
  refreshTokens,
  refusedReports,
  resultNotifications,
  sessions,
  users,
} from '../../../server/db/schema.ts';
import { atEnd } from '../../support/at-end.ts';
import { databases } from '../../support/feeds/databases.ts';
import { keptLog } from '../../support/log-lines.ts';
import { addAccount } from '../../support/server/accounts.ts';
import { openTestMemory } from '../../support/server/memory.ts';
import { tell } from '../draws/fixture.ts';
import { addPerson, emptyDatabase } from '../results/fixture.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 24 * 3_600_000);

describe.each(databases)('a nightly purge on $name', ({ open }) => {
  const connected = emptyDatabase(open);
  let ann: string;
  beforeEach(async () => {
    ann = await addPerson(connected(), 'ann');
  });

  const addLink = (token_hash: string, ends: number) =>
    connected()
      .insert(links)
      .values({ token_hash, user_id: ann, purpose: 'reset', ends_at: daysAgo(ends) });
  type Token = { readonly ends: number; readonly used?: number };
  /** A session with tokens named after it, their ends and uses in days ago; its id is returned. */
  const addSession = async (name: string, started: number, ended: number | undefined, tokens: readonly Token[]) => {
    const [added] = await connected()
      .insert(sessions)
      .values({
        user_id: ann,
        browser: 'Chrome on Linux',
        started_at: daysAgo(started),
        last_used_at: daysAgo(started),
        ended_at: ended === undefined ? null : daysAgo(ended),
      })
      .returning();
    const rows = tokens.map(({ ends, used }, at) => ({
      token_hash: `${name} ${at}`,
      session_id: added?.id ?? '',
      ends_at: daysAgo(ends),
      used_at: used === undefined ? null : daysAgo(used),
    }));
    await connected().insert(refreshTokens).values(rows);
  };
  const left = async () => {
    const rows = [...(await connected().select().from(links)), ...(await connected().select().from(refreshTokens))];
    return rows.map(({ token_hash }) => token_hash).toSorted();
  };

  test('deletes links that ended more than 30 days ago, and no others [SV-2]', async () => {
    await addLink('long ended', 30.1);
    await addLink('ended', 29.9);
    await addLink('open', -1);
    expect(await purge(connected(), now)).toBe(1);
    expect(await left()).toEqual(['ended', 'open']);
  });

  test('deletes sessions that ended more than 30 days ago, and keeps open ones [SV-4]', async () => {
    await addSession('signed out long ago', 40, 30.1, [{ ends: 10 }]);
    await addSession('left alone', 90, undefined, [{ ends: 60 }, { ends: 30.1 }]);
    await addSession('signed out', 40, 29.9, [{ ends: 10 }]);
    await addSession('open', 90, undefined, [{ ends: 31, used: 60 }, { ends: -29 }]);
    await purge(connected(), now);
    expect(await left()).toEqual(['open 1', 'signed out 0']);
    expect(await connected().$count(sessions)).toBe(2);
  });

  test('keeps a used token until 30 days after it expires, so that a second use is noticed [SV-4]', async () => {
    await addSession('open', 59, undefined, [{ ends: 29, used: 45 }, { ends: -10 }]);
    expect(await purge(connected(), now)).toBe(0);
  });

  const addMail = async (subject: string, mail: Partial<typeof outbox.$inferInsert>) => {
    const content = { subject, text: 'text', html: '<p>text</p>' };
    await connected()
      .insert(outbox)
      .values({ user_id: ann, at: daysAgo(1), kind: 'known-address', content, ...mail });
  };
  const mails = async () => {
    const rows = await connected().select().from(outbox).orderBy(asc(outbox.at));
    return rows.map(({ content, last_error }) => content?.subject ?? last_error);
  };

  test('deletes emails 30 days after they ended or were last tried, and keeps others readable [PR-5]', async () => {
    for (const state of ['sent', 'dead', 'waiting'] as const)
      for (const days of [30.1, 29.9]) await addMail(`${state} ${days}`, { state, at: daysAgo(days) });
    expect(await purge(connected(), now)).toBe(3);
    expect((await mails()).toSorted()).toEqual(['dead 29.9', 'sent 29.9', 'waiting 29.9']);
  });

  test('deletes the content of emails if a mail server sends them, and keeps their rows [PR-5]', async () => {
    await addMail('read in the outbox', { state: 'sent', last_error: 'kept' });
    expect(await purge(connected(), now, { keepsMails: false })).toBe(0);
    expect(await mails()).toEqual(['kept']);
  });

  test('frees the space of deleted rows in the embedded database [PR-5, SV-13]', async () => {
    const size = async () => {
      const answer = await connected().execute(sql`select pg_total_relation_size('outbox')::int as size`);
      return rowOf(v.object({ size: v.number() }), answer).size;
    };
    for (let count = 0; count < 200; count += 1) await addMail('m'.repeat(1000), { state: 'sent', at: daysAgo(31) });
    const before = await size();
    const context = { db: connected(), clock: { now: () => now }, log: logTo('silent') };
    const purging = startPurging({ ...context, isEmbedded: true });
    await purging.wake();
    await purging.stop();
    expect(await size()).toBeLessThan(before / 2);
  });

  test('deletes accounts that were not activated in 30 days, and no others [GR-4]', async () => {
    const add = (first_name: string, other: Partial<typeof users.$inferInsert>) =>
      addAccount(connected(), `${first_name}@example.org`, 0, { first_name, activated_at: null, ...other });
    await add('never', { created_at: daysAgo(30.1) });
    await add('not-yet', { created_at: daysAgo(29.9) });
    await add('late', { created_at: daysAgo(99), activated_at: daysAgo(1) });
    for (const [name, ends] of Object.entries({ 'asked-anew': -1, 'asked-too-late': 1 })) {
      const user_id = await add(name, { created_at: daysAgo(40) });
      await connected()
        .insert(links)
        .values({ token_hash: name, user_id, purpose: 'activation', ends_at: daysAgo(ends) });
    }
    await purge(connected(), now);
    const rows = await connected().select({ name: users.first_name }).from(users);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['ann', 'asked-anew', 'late', 'not-yet']);
  });

  test('deletes notifications a year after their draw [SV-10]', async () => {
    const values = [367, 365].map((days) => ({
      user_id: ann,
      date: daysAgo(days).toISOString().slice(0, 10),
      game: 'powerball' as const,
      digest: 0n,
    }));
    await connected().insert(resultNotifications).values(values);
    expect(await purge(connected(), now)).toBe(1);
    expect(await connected().select().from(resultNotifications)).toMatchObject(values.slice(1));
  });

  test('deletes reports that were refused more than 30 days ago [SV-6]', async () => {
    for (const days of [31, 30.1, 29.9]) {
      const unreadable = [{ text: `asked ${days} days ago`, reason: 'not a draw' }];
      await tell(connected(), [], { unreadable, now: now - days * 24 * 3_600_000 });
    }
    expect(await purge(connected(), now)).toBe(2);
    const kept = await connected().select().from(refusedReports);
    expect(kept.map(({ report }) => report)).toEqual(['asked 29.9 days ago']);
  });

  test('deletes in several batches, and nothing once it is stopped [SV-2]', async () => {
    const rows = Array.from({ length: 5001 }, (_, at) => ({
      token_hash: String(at),
      user_id: ann,
      purpose: 'reset' as const,
      ends_at: daysAgo(99),
    }));
    await connected().insert(links).values(rows);
    expect(await purge(connected(), now, { isStopped: () => true })).toBe(0);
    expect(await purge(connected(), now)).toBe(5001);
    expect(await left()).toEqual([]);
  });
});

test.each([
  ['with a mail server deletes', { SMTP_URL: 'smtp://127.0.0.1:9' }, 0],
  ['without a mail server keeps', {}, 1],
])('a start %s the content of emails that were kept in the outbox [PR-5, SV-1]', async (_, env, left) => {
  const database = await openTestMemory();
  const user_id = await addPerson(database.db, 'ann');
  const content = { subject: 'Hello', text: 'text', html: '<p>text</p>' };
  const sent = { user_id, kind: 'known-address', state: 'sent', content } as const;
  await database.db.insert(outbox).values([31, 1].map((days) => ({ ...sent, at: daysAgo(days) })));
  const { log, lines } = keptLog('info');
  const settings = readSettings({ DRAW_SOURCES: 'off', TOKEN_SECRET: 'a secret that only the tests know, 32', ...env });
  const { close } = await openApp(settings, log, { clock: { now: () => now }, database });
  atEnd(close);
  // Says so after it has dealt with all content.
  await expect.poll(() => lines.some(({ msg }) => String(msg).endsWith('reports were deleted'))).toBe(true);
  expect(await database.db.$count(outbox, isNotNull(outbox.content))).toBe(left);
});
