import { and, eq, isNull, sql } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emailRenderers } from '../../server/app.ts';
import type { Db } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open.ts';
import { outbox, users } from '../../server/db/schema.ts';
import { logTo } from '../../server/log.ts';
import { deliveryOf } from '../../server/mail/delivery.ts';
import { render } from '../../server/mail/template.ts';
import { startMailWorker } from '../../server/mail/worker.ts';
import { signingKeyFrom } from '../../server/secrets.ts';
import { readSettings } from '../../server/settings.ts';
import { addCrowd, crowdDraw, heldAt, holdDraw } from '../support/crowd/crowd.ts';
import { startPostgres } from '../support/postgres.ts';
import { copyOfTemplate } from '../support/server/postgres-copy.ts';
import { medianOf, runs, timed, type Bench, type Row } from './bench.ts';
import { startSink, type Sink } from './mail-sink.ts';

const signingKey = await signingKeyFrom('a key that only the benches know, 32 and more');

const mails = Number(process.env['MAILS'] ?? 2000);
const ticketsEach = 3;

const contextOf = (db: Db, url: string) => ({
  db,
  clock: { now: () => heldAt + 3_600_000 },
  log: logTo('warn'),
  settings: readSettings({ SMTP_URL: url, PUBLIC_URL: 'https://board.example.org', MAIL_FROM: 'board@example.org' }),
  signingKey,
});

/** Queues a results mail for each player. */
const queue = async (db: Db): Promise<void> => {
  await db.execute(sql`truncate outbox`);
  await db.execute(sql`
    insert into outbox (user_id, at, game, date, kind)
    select id, ${new Date(heldAt).toISOString()}, ${crowdDraw.game}::game, ${crowdDraw.date}::date, 'results' from users`);
};

/** How the worker sends every mail of the queue and notes it: in how many milliseconds, over how many connections. */
const sendByWorker = async (db: Db, sink: Sink, isAlone: boolean) => {
  await queue(db);
  const context = contextOf(db, sink.url);
  const about = { isAlone, renderers: emailRenderers(context), delivery: deliveryOf(context.settings) };
  const start = performance.now();
  const worker = startMailWorker({ ...context, ...about });
  await worker.wake();
  const took = performance.now() - start;
  await worker.stop();
  const { connections, mails: taken } = await sink.count();
  const noted = await db.$count(outbox, and(eq(outbox.state, 'sent'), isNull(outbox.content)));
  if (taken !== mails || noted !== mails) throw new Error(`${taken} mails were sent, and ${noted} noted`);
  return { took, connections };
};

/** Milliseconds in which nodemailer's own pool sends the same mails, written before. */
const sendByPool = async (db: Db, sink: Sink): Promise<number> => {
  await queue(db);
  const context = contextOf(db, sink.url);
  const rows = await db.select().from(outbox).innerJoin(users, eq(users.id, outbox.user_id));
  const write = await emailRenderers(context).results(rows.map((row) => row.outbox));
  const written = await Promise.all(
    rows.map(async (row) => {
      const template = write(row.outbox);
      if (template === undefined) throw new Error('There are results for everybody');
      const headers = {
        'List-Unsubscribe': `<${context.settings.publicUrl}${template.unsubscribePath ?? ''}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      const messageId = `<${row.outbox.id}@board.example.org>`;
      return { to: row.users.email, headers, messageId, ...(await render(template, context.settings.publicUrl)) };
    }),
  );
  const pool = nodemailer.createTransport({ url: sink.url, pool: true });
  const took = await timed(() =>
    Promise.all(written.map((mail) => pool.sendMail({ ...mail, from: context.settings.mailFrom }))),
  );
  pool.close();
  await sink.count();
  return took;
};

const measure = async (name: string, db: Db, isAlone: boolean): Promise<readonly Row[]> => {
  await addCrowd(db, { people: mails, tickets: mails * ticketsEach });
  await holdDraw(db);
  const sink = await startSink();
  const pooled: number[] = [];
  const sent: Awaited<ReturnType<typeof sendByWorker>>[] = [];
  // By turns, so that what else the machine does falls on both; the first turn warms both up.
  for (let run = 0; run <= runs; run += 1) {
    pooled[run] = await sendByPool(db, sink);
    sent[run] = await sendByWorker(db, sink, isAlone);
  }
  sink.stop();
  const median = (values: readonly number[]) => medianOf(values.slice(1));
  const rates = sent.map(({ took }) => (1000 * mails) / took);
  const peers = pooled.map((took) => (1000 * mails) / took);
  const row = (what: string, unit: string, values: readonly number[]): Row => ({
    ...{ what: `${name}: ${what}`, median: median(values), unit },
  });
  return [
    row("mails by nodemailer's own pool, written before", 'a second', peers),
    row('mails written, sent and noted', 'a second', rates),
    row(
      'the same over the pool, of each turn',
      '×',
      rates.map((rate, run) => rate / (peers[run] ?? NaN)),
    ),
    row(
      'connections a mail',
      '',
      sent.map(({ connections }) => connections / mails),
    ),
  ];
};

const onEmbedded = async (): Promise<readonly Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-bench-'));
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: folder }, logTo('silent'));
  return measure('PGlite', db, true).finally(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
};

const onPostgres = async (): Promise<readonly Row[]> => {
  const postgres = await startPostgres();
  if (postgres === undefined) return [];
  const settings = { databaseUrl: await copyOfTemplate(postgres.url), dataDir: '' };
  const { db, close } = await openDatabase(settings, logTo('silent'));
  return measure('PostgreSQL', db, false).finally(() => close().then(postgres.stop));
};

/** Results mails by SMTP on loopback beside what nodemailer's own pool sends in the same run (SV-12, PR-5). */
export const mail: Bench = async () => [...(await onEmbedded()), ...(await onPostgres())];
