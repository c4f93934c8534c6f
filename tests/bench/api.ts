import { inArray, sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setup as buildServer } from '../support/server/built.ts';
import type { Db } from '../../server/db/database.ts';
import { plays } from '../../server/db/schema.ts';
import { signingKey } from '../../server/secrets.ts';
import { startSession } from '../../server/sessions/sessions.ts';
import { authorizationHeader, authorizationValue } from '../../src/protocol/authorization.ts';
import { gamePaths } from '../../src/protocol/paths.ts';
import { seedPlayers, confirmPastDraws } from '../support/seed/seed.ts';
import { addAccount, ticketBody } from '../support/server/accounts.ts';
import { startNode, startProcess } from '../support/server/process.ts';
import { medianRun, onPostgres, type Bench, type Row } from './bench.ts';

const requests = Number(process.env['REQUESTS'] ?? 2000);
const secret = 'a secret that only the benches know, 32 and more';
const paths = gamePaths('powerball');

type Target = { readonly url: string; readonly pid: number };
type Headers = Readonly<Record<string, string>>;
type Sent = { path: string; method?: string; headers?: (at: number) => Headers; body?: unknown; status?: number };

/** Seconds of processor time that a process has used, from Linux's own account in hundredths. */
const cpuOf = ({ pid }: Target): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** Microseconds of processor time that a target takes for one of many requests, ten of them at once. */
const cost = async (target: Target, { path, status = 200, body, headers, ...sent }: Sent, count: number) => {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  let left = count;
  const sender = async () => {
    while ((left -= 1) >= 0) {
      // Each from another sender, since one has a limit.
      const from = { 'x-forwarded-for': `10.0.${left >> 8}.${left & 255}` };
      const init = { ...sent, ...(body !== undefined && { body: JSON.stringify(body) }) };
      const answer = await fetch(target.url + path, { ...init, headers: { ...json, ...from, ...headers?.(left) } });
      await answer.arrayBuffer();
      if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
    }
  };
  const before = cpuOf(target);
  await Promise.all(Array.from({ length: 10 }, sender));
  return ((cpuOf(target) - before) / count) * 1e6;
};

const startBare = async (databaseUrl: string) => {
  const file = join(import.meta.dirname, 'bare.ts');
  const { child, said, end } = startNode(['--import', 'tsx', file, databaseUrl], process.env);
  return { url: await said(/^(http:\S+)$/m), pid: child.pid ?? 0, end };
};

/** A signed-in player with so many of the tickets that are stored already: the id, and the headers of a call. */
const addPlayer = async (db: Db, name: string, tickets: number) => {
  const clock = { now: () => Date.now() };
  const userId = await addAccount(db, `${name}@example.org`, clock.now());
  await db.execute(sql`
    insert into plays (user_id, game, main, special, stored_at, valid_from)
    select ${userId}, game, main, special, stored_at, valid_from from plays limit ${tickets}`);
  const context = { db, clock, signingKey: await signingKey({ tokenSecret: secret, dataDir: '' }) };
  const { tokens } = await startSession(context, userId, 'Chrome on Linux');
  const headers: Headers = { [authorizationHeader]: authorizationValue(tokens.access) };
  return { userId, headers: () => headers };
};

type Player = Awaited<ReturnType<typeof addPlayer>>;

const post = { method: 'POST', status: 201 };

const measure = async (db: Db, databaseUrl: string): Promise<readonly Row[]> => {
  await seedPlayers(db, { players: 1, tickets: 1000 });
  await confirmPastDraws(db, 1000);
  const many = await addPlayer(db, 'many', 1000);
  const few = await addPlayer(db, 'few', 20);
  // As many as a player's limit asks for.
  const savers = await Promise.all(Array.from({ length: 50 }, (_, at) => addPlayer(db, `saver${at}`, 0)));
  const saverAt = (at: number) => savers[at % savers.length] as Player;
  const saverIds = savers.map(({ userId }) => userId);
  const env = { DATABASE_URL: databaseUrl, TOKEN_SECRET: secret, ROLE: 'api', TRUST_PROXY: 'true' };
  const ours = await startProcess(env);
  const bare = await startBare(databaseUrl);
  const listOf = ({ userId, headers }: typeof few) => ({
    sent: { path: paths.tickets, headers },
    floor: { path: `/${userId}/tickets` },
  });
  const calls: readonly { what: string; sent: Sent; floor?: Sent; count?: number }[] = [
    { what: 'latest', sent: { path: paths.latest }, floor: { path: '/latest' } },
    { what: '20 tickets', ...listOf(few) },
    { what: '1,000 tickets', ...listOf(many), count: Math.ceil(requests / 10) },
    {
      what: 'save a ticket',
      sent: { ...post, path: paths.tickets, headers: (at) => saverAt(at).headers(), body: ticketBody('powerball') },
      floor: { ...post, path: `/${saverIds[0]}/tickets`, body: { main: [1, 2, 3, 4, 5], special: 6 } },
      count: Math.min(requests, 900),
    },
    { what: 'history of 1,000 draws', sent: { path: paths.history, headers: () => ({ 'accept-encoding': 'br' }) } },
  ];
  const costOnce = async (target: Target, sent: Sent, count: number) => {
    await db.delete(plays).where(inArray(plays.user_id, saverIds));
    return cost(target, sent, count);
  };
  const rows: Row[] = [];
  try {
    for (const { what, sent, floor, count = requests } of calls) {
      await costOnce(ours, sent, count);
      const median = await medianRun(() => costOnce(ours, sent, count));
      if (floor) await costOnce(bare, floor, count);
      const least = floor && { floor: await medianRun(() => costOnce(bare, floor, count)) };
      rows.push({ what, median, unit: 'µs', ...least });
    }
  } finally {
    await bare.end('SIGTERM');
    await ours.end('SIGTERM');
  }
  return rows;
};

/** Processor time of calls beside that of a bare handler with the same statement and without sign-in. */
export const api: Bench = async () => {
  await buildServer();
  return onPostgres(measure);
};
