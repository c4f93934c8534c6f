import { sql } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildServerIfStale } from '../../../server/build/server.ts';
import { rowsOf, type Db } from '../../../server/db/database.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { logTo } from '../../../server/log.ts';
import { root } from '../../../server/root.ts';
import { signingKeyFrom } from '../../../server/secrets.ts';
import { accessTokenFor } from '../../../server/sessions/access-token.ts';
import { authorizationHeader, authorizationValue } from '../../../src/protocol/authorization.ts';
import { gamePaths } from '../../../src/protocol/paths.ts';
import { addCrowd, holdPastDraws } from '../../support/crowd/crowd.ts';
import { startPostgres } from '../../support/postgres.ts';
import { copyOfTemplate } from '../../support/server/postgres-copy.ts';
import { startProcess } from '../../support/server/process.ts';
import { medianOf, runs, type Bench, type Row } from '../bench.ts';

const requests = Number(process.env['REQUESTS'] ?? 2000);
const atOnce = 10;
const secret = 'a secret that only the benches know, 32 and more';
const paths = gamePaths('powerball');

type Target = { readonly url: string; readonly pid: number };
type Sent = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly status?: number;
};

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

const ask = ({ url }: Target, { path, method = 'GET', headers, body, status = 200 }: Sent): Promise<void> =>
  new Promise((resolve, reject) => {
    const asked = request(url + path, { method, agent, ...(headers && { headers }) }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === status ? resolve() : reject(new Error(`${path} answered ${answer.statusCode}`)),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Seconds of processor time that a process has used, from Linux's own account in hundredths. */
const cpuOf = ({ pid }: Target): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** Microseconds of processor time that a target takes for a request. */
const cost = async (target: Target, sent: Sent, count = requests): Promise<number> => {
  const before = cpuOf(target);
  let left = count;
  const sender = async () => {
    while ((left -= 1) >= 0) await ask(target, sent);
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return ((cpuOf(target) - before) / count) * 1e6;
};

const startBare = async (databaseUrl: string, userId: string) => {
  const file = join(import.meta.dirname, 'bare.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, databaseUrl, userId], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = /http\S+/.exec(line.toString())?.[0] ?? '';
  const end = async () => {
    child.kill('SIGTERM');
    await once(child, 'close');
  };
  return { url, pid: child.pid ?? 0, end };
};

type Player = { readonly userId: string; readonly headers: Record<string, string> };

const signedIn = async (db: Db, number: number): Promise<Player> => {
  const [user] = rowsOf(
    v.object({ id: v.string() }),
    await db.execute(sql`select md5('person ' || ${number}::int)::uuid as id`),
  );
  const userId = user?.id ?? '';
  const answer = await db.execute(sql`
    insert into sessions (user_id, started_at) values (${userId}, now()) returning id`);
  const sessionId = rowsOf(v.object({ id: v.string() }), answer)[0]?.id ?? '';
  const access = await accessTokenFor(
    { userId, sessionId },
    { clock: { now: () => Date.now() }, signingKey: await signingKeyFrom(secret) },
  );
  return { userId, headers: { [authorizationHeader]: authorizationValue(access), 'content-type': 'application/json' } };
};

const measure = async (databaseUrl: string, db: Db): Promise<readonly Row[]> => {
  await addCrowd(db, { people: 1, tickets: 1000 });
  await holdPastDraws(db, 1000);
  await db.execute(sql`
    insert into users select md5('person ' || n)::uuid, n || '@example.org', 'A', 'B', '', true, true, now(), now(), now()
    from generate_series(1, 2) as n`);
  await db.execute(sql`
    insert into plays (user_id, game, main, special, stored_at, valid_from)
    select md5('person 1')::uuid, game, main, special, stored_at, valid_from from plays limit 20`);
  const [many, few, saver] = [await signedIn(db, 0), await signedIn(db, 1), await signedIn(db, 2)];
  const product = await startProcess({ DATABASE_URL: databaseUrl, TOKEN_SECRET: secret, ROLE: 'api' });
  const [bareMany, bareFew, bareSaver] = [
    await startBare(databaseUrl, many.userId),
    await startBare(databaseUrl, few.userId),
    await startBare(databaseUrl, saver.userId),
  ];
  const emptied = () => db.execute(sql`delete from plays where user_id = ${saver.userId}`);
  const numbers = {
    first_number: 1,
    second_number: 2,
    third_number: 3,
    fourth_number: 4,
    fifth_number: 5,
    power_ball: 6,
  };
  const json = { 'content-type': 'application/json' };
  const pairs: readonly { what: string; ours: Sent; bare: Target; floor: Sent; count?: number }[] = [
    { what: 'latest', ours: { path: paths.latest }, bare: bareFew, floor: { path: '/latest' } },
    {
      what: '20 tickets',
      ours: { path: paths.tickets, headers: few.headers },
      bare: bareFew,
      floor: { path: '/tickets' },
    },
    {
      what: '1,000 tickets',
      ours: { path: paths.tickets, headers: many.headers },
      bare: bareMany,
      floor: { path: '/tickets' },
      count: Math.ceil(requests / 10),
    },
    {
      what: 'save a ticket',
      ours: { path: paths.tickets, method: 'POST', headers: saver.headers, body: JSON.stringify(numbers), status: 201 },
      bare: bareSaver,
      floor: {
        ...{ path: '/tickets', method: 'POST', headers: json, status: 201 },
        body: JSON.stringify({ main: [1, 2, 3, 4, 5], special: 6 }),
      },
      count: 900,
    },
  ];
  const rows: Row[] = [];
  try {
    for (const { what, ours, bare, floor, count } of pairs) {
      const [own, floors]: [number[], number[]] = [[], []];
      for (let run = 0; run <= runs; run += 1) {
        await emptied();
        own.push(await cost(product, ours, count));
        await emptied();
        floors.push(await cost(bare, floor, count));
      }
      // The first run of each warms up.
      rows.push({ what, median: medianOf(own.slice(1)), unit: 'µs', floor: medianOf(floors.slice(1)) });
    }
    const history = await fetch(product.url + paths.history, { headers: { 'accept-encoding': 'br' } });
    await history.arrayBuffer();
    const etag = history.headers.get('etag') ?? '';
    const again = { path: paths.history, headers: { 'if-none-match': etag, 'accept-encoding': 'br' }, status: 304 };
    const cached = { path: paths.history, headers: { 'accept-encoding': 'br' } };
    for (const [what, sent] of [
      ['history, 304', again],
      ['history, cached body', cached],
    ] as const) {
      await cost(product, sent);
      rows.push({ what, median: 1e6 / (await cost(product, sent)), unit: 'requests a second and core' });
    }
  } finally {
    await Promise.all([product.end('SIGTERM'), bareMany.end(), bareFew.end(), bareSaver.end()]);
  }
  return rows;
};

/** Processor time of the API's calls beside that of a bare handler with the same statement and without sign-in. */
export const api: Bench = async () => {
  await buildServerIfStale();
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('The bench of the API needs PostgreSQL: apt-get install postgresql');
  const databaseUrl = await copyOfTemplate(postgres.url);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' }, logTo('silent'));
  return measure(databaseUrl, db).finally(() => close().then(postgres.stop));
};
