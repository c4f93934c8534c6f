import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, inject, test, vi } from 'vitest';
import type { Db } from '../../server/db/database.ts';
import { openDatabase } from '../../server/db/open.ts';
import { drawChecks, outbox, plays } from '../../server/db/schema.ts';
import { lastDraw } from '../../server/draws/latest.ts';
import { storeReading } from '../../server/draws/ledger/store.ts';
import { grouped } from '../../server/grouped.ts';
import { logTo } from '../../server/log.ts';
import { signingKey } from '../../server/secrets.ts';
import { startSession } from '../../server/sessions/sessions.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import { waitTimeout } from '../support/limits.ts';
import { copyOfTemplate } from '../support/postgres.ts';
import { ticketBody } from '../support/server/accounts.ts';
import { startProcess } from '../support/server/process.ts';
import { caller } from '../support/server/caller.ts';
import { startMailbox } from '../server/mail/mailbox.ts';
import { addPerson, addTicket, type Numbers } from '../server/results/fixture.ts';

const postgresUrl = inject('postgresUrl');
const kills = Number(process.env['KILLS'] ?? 20);
/** How many writes are acknowledged between two kills. */
const between = 40;
const crashes = 3;
// Each may have 1,000 tickets.
const users = 20 + kills;
const secret = 'a secret that only the tests know, 32 and more';
const game = 'powerball';
const day = 86_400_000;

type Player = { readonly id: string; readonly access: string };

/** Numbers that are others for each of the first 250 whole numbers. */
const numbersFor = (count: number): Numbers => ({
  main: [1, 11, 21, 31, 41].map((first) => first + (count % 10)),
  special: 1 + Math.floor(count / 10),
});

const signedIn = async (db: Db, name: string, now: number): Promise<Player> => {
  const id = await addPerson(db, name);
  await addTicket(db, id, { main: [1, 2, 3, 4, 5], special: 26 }, { changed: now - 30 * day });
  const context = { db, clock: { now: () => now }, signingKey: await signingKey({ tokenSecret: secret, dataDir: '' }) };
  const { tokens } = await startSession(context, id, 'Chrome on Linux');
  return { id, access: tokens.access };
};

/** Does something that a crash of the database may cut short until it is done. */
const repeated = (work: () => Promise<unknown>): Promise<unknown> => vi.waitFor(work, waitTimeout);

describe('two processes of each role on PostgreSQL', () => {
  test(`${kills} kills and ${crashes} crashes lose no write and send no email twice [SV-1, SV-10, SV-12]`, async () => {
    if (postgresUrl === undefined) throw new Error('This needs PostgreSQL: apt-get install postgresql.');
    const databaseUrl = await copyOfTemplate(postgresUrl);
    const { db, close } = await openDatabase({ databaseUrl, dataDir: '' }, logTo('silent'));
    const mailbox = await startMailbox();
    const now = Date.now();
    const players: Player[] = [];
    for (let at = 0; at < users; at += 1) players.push(await signedIn(db, `player${at}`, now));
    const env = {
      DATABASE_URL: databaseUrl,
      TOKEN_SECRET: secret,
      SMTP_URL: mailbox.url,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: 'true',
    };
    const start = (role: string) => startProcess({ ...env, ROLE: role });
    const roles = ['api', 'api', 'worker', 'worker'];
    const running = await Promise.all(roles.map(start));

    let isOver = false;
    let written = 0;
    const acknowledged: (Numbers & { readonly id: string })[] = [];
    const write = async (): Promise<void> => {
      while (!isOver) {
        const count = (written += 1);
        const [player, numbers] = [players[count % users], numbersFor(Math.floor(count / users) % 250)];
        const call = caller(running[count % 2]?.url ?? '');
        const { status } = await call('POST', gamePaths(game).tickets, {
          access: player?.access ?? '',
          body: ticketBody(game, [...numbers.main, numbers.special]),
          // Each from another sender, since one has a limit; a player's is more than is written here.
          headers: { 'x-forwarded-for': `10.0.${(count >> 8) & 255}.${count & 255}` },
        }).catch(() => ({ status: 0 }));
        if (status === 201) acknowledged.push({ id: player?.id ?? '', ...numbers });
        else expect([0, 409, 503]).toContain(status);
      }
    };
    const writing = Promise.all(Array.from({ length: 4 }, write));

    const dates = [lastDraw(game, now)];
    for (const { at } of dates) if (dates.length < crashes) dates.push(lastDraw(game, at - 1));
    const report = ({ date }: { readonly date: string }) =>
      repeated(async () => {
        const draws = [{ date, main: [1, 2, 3, 4, 50], special: 26, multiplier: null }];
        const reading = { draws, jackpots: [], unreadable: [] };
        for (const source of ['texas-lottery', 'ny-lottery'] as const)
          await storeReading(db, { source, game, reading, now: Date.now() });
      });
    const crash = async (): Promise<void> => {
      const own = new pg.Client(databaseUrl);
      own.on('error', () => undefined);
      await own.connect();
      const { rows } = await own.query<{ pid: number }>('select pg_backend_pid() as pid');
      // A backend that is killed takes all the others with it, and PostgreSQL recovers from its log.
      process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    };

    const victims = fc.sample(fc.nat({ max: roles.length - 1 }), kills);
    for (const [kill, victim] of victims.entries()) {
      const target = acknowledged.length + between;
      await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(target);
      expect(running.map(({ pid }) => process.kill(pid, 0))).toEqual(roles.map(() => true));
      const draw = dates[kill];
      if (draw !== undefined) {
        await report(draw);
        await repeated(crash);
      }
      await running[victim]?.end('SIGKILL');
      running[victim] = await start(roles[victim] ?? '');
    }
    isOver = true;
    await writing;
    const waiting = () => db.$count(outbox, eq(outbox.state, 'waiting'));
    const isDone = async () => (await db.$count(drawChecks, eq(drawChecks.is_done, true))) === dates.length;
    const isSettled = async () => (await isDone()) && (await waiting()) === 0;
    await expect.poll(isSettled, { message: 'all draws settled, all mails sent' }).toBe(true);

    const stored = new Set(
      (await db.select().from(plays)).map(({ user_id, main, special }) => `${user_id} ${main.join(' ')} ${special}`),
    );
    const lost = acknowledged.filter(({ id, main, special }) => !stored.has(`${id} ${main.join(' ')} ${special}`));
    expect(lost).toEqual([]);
    const rows = await db.select({ id: outbox.user_id, date: outbox.date, kind: outbox.kind }).from(outbox);
    expect(rows.every(({ kind }) => kind === 'results')).toBe(true);
    expect([...grouped(rows, ({ id, date }) => `${id} ${date}`).values()].map(({ length }) => length)).toEqual(
      Array.from({ length: users * dates.length }, () => 1),
    );
    const ids = new Set(mailbox.received.map(({ messageId }) => messageId));
    expect(ids.size).toBe(users * dates.length);
    console.log(`${kills} kills: ${acknowledged.length} writes, ${mailbox.received.length} mails of ${ids.size}`);
    for (const one of running) expect(await one.end('SIGTERM')).toMatchObject({ code: 0, err: '' });
    await close();
  });
});
