import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Db } from '../../server/db/database.ts';
import { logTo } from '../../server/log.ts';
import { checkDraws } from '../../server/results/checker.ts';
import { readSettings } from '../../server/settings.ts';
import { addCrowd, crowdDraw, heldAt, holdDraw } from '../support/crowd/crowd.ts';
import { startPostgres } from '../support/postgres.ts';
import { copyOfTemplate } from '../support/server/postgres-copy.ts';
import { longestWaitDuring, medianOf, runs, timed, type Bench, type Row } from './bench.ts';

const people = Number(process.env['PEOPLE'] ?? 10_000);
const tickets = Number(process.env['TICKETS'] ?? 1_000_000);

type Part = { readonly phase: string; readonly at: number; readonly cpu: number };

/** Seconds of processor time that this process has used: on PGlite all of the work. */
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** What checking needs, with a note of when each of its parts ended. */
const officeOf = (db: Db, parts: Part[]) => ({
  db,
  clock: { now: () => heldAt + 13 * 3_600_000 },
  settings: readSettings({ PUBLIC_URL: 'https://board.example.org' }),
  log: logTo('debug', {
    write: (line) => {
      const { phase } = JSON.parse(line) as { phase?: string };
      if (phase !== undefined) parts.push({ phase, at: performance.now(), cpu: cpuSeconds() });
    },
  }),
  signingKey: new TextEncoder().encode('a key that only the benches know, 32 and more'),
  wakeMail: () => Promise.resolve(),
});

const forgetResults = (db: Db) => db.execute(sql`truncate draw_checks, ticket_results, told_results, outbox`);

/** Seconds of each phase, the longest part and the longest wait of somebody else, in one run of checking. */
const checkOnce = async (db: Db) => {
  await forgetResults(db);
  const parts: Part[] = [];
  const start = { at: performance.now(), cpu: cpuSeconds() };
  const wait = await longestWaitDuring(
    () => checkDraws(officeOf(db, parts)),
    () => db.execute(sql`select 1`),
  );
  const compared = parts.findLast(({ phase }) => phase === 'comparing') ?? start;
  const end = parts.at(-1) ?? start;
  const longest = (phase: string) =>
    Math.max(...parts.map(({ at, phase: of }, place) => (of === phase ? at - (parts[place - 1] ?? start).at : 0)));
  return {
    ...{ comparing: (compared.at - start.at) / 1000, telling: (end.at - compared.at) / 1000 },
    ...{ comparingCpu: compared.cpu - start.cpu, tellingCpu: end.cpu - compared.cpu },
    ...{ comparingPart: longest('comparing'), tellingPart: longest('telling'), wait },
  };
};

const mask = Array.from({ length: 75 }, (_, at) =>
  (crowdDraw.main as readonly number[]).includes(at + 1) ? '1' : '0',
).join('');

const match = sql`
  select id, user_id, main, special, bit_count(mask & ${mask}::bit(75))::smallint as hits, special = ${crowdDraw.special} as is_special
  from tickets where game = ${crowdDraw.game}`;

const bareMatch = (db: Db) =>
  db.execute(sql`select hits, is_special, count(*) from (${match}) as matched group by 1, 2`);

const storedMatch = (db: Db) =>
  db.execute(sql`
    insert into ticket_results (ticket_id, user_id, game, date, main, special, main_matches, special_matches, revision)
    select id, user_id, ${crowdDraw.game}, ${crowdDraw.date}::date, main, special, hits, is_special, 1 from (${match}) as matched`);

const measure = async (name: string, db: Db): Promise<readonly Row[]> => {
  const insertion = await timed(() => addCrowd(db, { people, tickets }));
  await holdDraw(db);
  console.log(`${name}: ${tickets} tickets of ${people} people inserted in ${Math.round(insertion / 1000)} s`);
  const floor = medianOf(await repeated(() => timed(() => bareMatch(db)))) / 1000;
  const stored = await repeated(async () => {
    await forgetResults(db);
    return timed(() => storedMatch(db));
  });
  const checks = await repeated(() => checkOnce(db));
  const row = (what: string, unit: string, values: readonly number[]): Row => ({
    what: `${name}: ${what}`,
    median: medianOf(values),
    unit,
  });
  const of = (key: keyof (typeof checks)[number]) => checks.map((check) => check[key]);
  return [
    row('match, in one statement', 's', [floor]),
    row(
      'match and store, in one statement',
      's',
      stored.map((one) => one / 1000),
    ),
    { ...row('comparing', 's', of('comparing')), floor },
    row('comparing, processor time of this process', 's', of('comparingCpu')),
    row('telling', 's', of('telling')),
    row('telling, processor time of this process', 's', of('tellingCpu')),
    row('longest part of comparing', 'ms', of('comparingPart')),
    row('longest part of telling', 'ms', of('tellingPart')),
    row("somebody else's longest wait", 'ms', of('wait')),
  ];
};

const repeated = async <Result>(once: () => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = [];
  while (results.length < runs) results.push(await once());
  return results;
};

const onEmbedded = async (): Promise<readonly Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-bench-'));
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: folder }, logTo('silent'));
  return measure('PGlite', db).finally(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
};

const onPostgres = async (): Promise<readonly Row[]> => {
  const postgres = await startPostgres();
  if (postgres === undefined) return [];
  const { db, close } = await openDatabase(
    { databaseUrl: await copyOfTemplate(postgres.url), dataDir: '' },
    logTo('silent'),
  );
  return measure('PostgreSQL', db).finally(() => close().then(postgres.stop));
};

/** Checking 1,000,000 tickets of 10,000 people against one draw (SV-10). */
export const checking: Bench = async () => [...(await onEmbedded()), ...(await onPostgres())];
