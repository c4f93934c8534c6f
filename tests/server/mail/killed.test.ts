import { sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import * as v from 'valibot';
import { fingerprintOf, keepUpToDate, runVite } from '../../../server/build/up-to-date.ts';
import { serverSources } from '../../../server/build/server.ts';
import { rowsOf, type Db } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { outbox } from '../../../server/db/schema.ts';
import { logTo } from '../../../server/log.ts';
import { root } from '../../../server/root.ts';
import { seedPlayers, seededDraw, heldAt, holdDraw } from '../../support/seed/seed.ts';
import { temporaryFolder } from '../../support/at-end.ts';
import { copyOfTemplate } from '../../support/server/postgres-copy.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';

const source = 'tests/server/mail/sender.ts';
const folder = join(root, 'node_modules/.cache/lottery-board-sender');
const postgresUrl = inject('postgresUrl');
/** KILLS=20 kills more often. */
const killsOn = (fewest: number) => Number(process.env['KILLS'] ?? fewest);
const onFolder = { name: 'PGlite', url: undefined, kills: killsOn(1) };
const places = [
  onFolder,
  ...(postgresUrl === undefined ? [] : [{ name: 'PostgreSQL', url: postgresUrl, kills: killsOn(5) }]),
];
const mailsEach = 40;

describe.each(places)('a process that is killed $kills times while it sends mail, on $name', ({ url, kills }) => {
  let env: { DATA_DIR: string; SMTP_URL: string; DATABASE_URL?: string };
  let mailbox: Mailbox;
  beforeAll(() =>
    // Built as the server is: it starts four times as fast as its sources.
    keepUpToDate(folder, fingerprintOf([...serverSources, source]), (aside) =>
      runVite(aside, ['--mode', 'server', '--ssr', source]),
    ),
  );
  beforeEach(async () => {
    mailbox = await startMailbox();
    env = { DATA_DIR: join(temporaryFolder('mail'), 'data'), SMTP_URL: mailbox.url };
    if (url !== undefined) env = { ...env, DATABASE_URL: await copyOfTemplate(url) };
  });
  afterEach(() => mailbox.stop());

  const within = async <Found>(work: (db: Db) => Promise<Found>): Promise<Found> => {
    const { db, close } = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }, logTo('silent'));
    return work(db).finally(close);
  };
  const start = () =>
    spawn(process.execPath, [join(folder, 'sender.js')], {
      cwd: root,
      env: { PATH: process.env['PATH'], TOKEN_SECRET: 'a secret that only the tests know, 32 and more', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  /** Kills a process once so many more mails have arrived; what was in flight then. */
  const killAfter = async (mails: number): Promise<readonly string[]> => {
    const sender = start();
    const ended = once(sender, 'close');
    await mailbox.hasReceived(mailbox.received.length + mails);
    sender.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    return within(async (db) => {
      const leased = await db.execute(sql`
        update outbox set at = at - interval '1 hour' where state = 'waiting' and lease is not null returning id`);
      return rowsOf(v.object({ id: v.string() }), leased).map(({ id }) => id);
    });
  };

  test(
    'is followed by others until every mail arrived, twice only what was in flight at a kill; a kill counts as no try [SV-12]',
    { timeout: 300_000 },
    async () => {
      const count = mailsEach * (kills + 2);
      await within(async (db) => {
        await seedPlayers(db, { players: count, tickets: count });
        await holdDraw(db);
        await db.execute(sql`
          insert into outbox (user_id, at, game, date, kind)
          select id, ${new Date(heldAt).toISOString()}, ${seededDraw.game}::game, ${seededDraw.date}::date, 'results'
          from users`);
      });
      const mayComeTwice = new Map<string, number>();
      for (let kill = 0; kill < kills; kill += 1) {
        const inFlight = await killAfter(1 + ((kill * 7919) % mailsEach));
        for (const id of inFlight) mayComeTwice.set(id, (mayComeTwice.get(id) ?? 0) + 1);
      }
      expect((await once(start(), 'close'))[0]).toBe(0);
      const rows = await within((db) => db.select().from(outbox));
      const sent = { state: 'sent', tries: 0, lease: null, last_error: null, content: null };
      expect(rows).toMatchObject(Array.from({ length: count }, () => sent));
      const arrivals = new Map<string, number>(rows.map(({ id }) => [id, 0]));
      for (const { messageId = '' } of mailbox.received) {
        const id = /<(.*)@/.exec(messageId)?.[1] ?? '';
        arrivals.set(id, (arrivals.get(id) ?? 0) + 1);
      }
      const wrong = [...arrivals].filter(([id, times]) => times < 1 || times > 1 + (mayComeTwice.get(id) ?? 0));
      expect([arrivals.size, wrong]).toEqual([count, []]);
      console.log(`${kills} kills: ${count} mails, ${mailbox.received.length - count} of them twice`);
    },
  );
});
