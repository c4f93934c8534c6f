import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, prometheusContentType, register, Registry } from 'prom-client';
import * as v from 'valibot';
import type { Clock } from './clock.ts';
import { rowOf, timestamp, type Db } from './db/database.ts';
import { within } from './db/probe.ts';
import type { Log } from './log.ts';

export type Metrics = ReturnType<typeof openMetrics>;

type Measured = { readonly db: Db; readonly clock: Clock; readonly log: Log };

/** How long the database may take, in milliseconds: one that hangs must not hold up the other metrics. */
const databaseTimeout = 3000;

/** The metrics of one server, as text for Prometheus. The database and its pool are read on every scrape. */
export const openMetrics = (pool: Pool | undefined, { db, clock, log }: Measured) => {
  const own = new Registry();
  const requests = new Histogram({
    name: 'lottery_board_http_request_duration_seconds',
    help: 'Time from a request to the head of its answer, by the pattern of its route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [own],
  });
  // The process has its own metrics, such as memory and event loop lag, only once, however many apps it opens.
  register.clear();
  collectDefaultMetrics();
  let asking: Promise<Figures> | undefined;
  const askDatabase = async (now: number): Promise<Figures | undefined> => {
    try {
      // A scrape during a hanging query waits for that query instead of sending another one.
      asking ??= figuresOf(db, new Date(now)).finally(() => (asking = undefined));
      return await within(databaseTimeout, asking);
    } catch (error) {
      log.warn({ error }, 'the database did not answer a metrics scrape');
      return undefined;
    }
  };
  const text = async () => {
    const now = clock.now();
    const figures = await askDatabase(now);
    return Registry.merge([register, own, gaugesOf(now, figures, pool)]).metrics();
  };
  return { requests, type: prometheusContentType, text };
};

/** What one scrape found: gauges of the database's figures, if it answered, and of the pool, if there is one. */
const gaugesOf = (now: number, figures: Figures | undefined, pool: Pool | undefined): Registry => {
  const registry = new Registry();
  const gauge = (name: string, help: string, ...labelNames: readonly string[]) =>
    new Gauge({ name: `lottery_board_${name}`, help, labelNames, registers: [registry] });
  const secondsSince = (instant: number | null) => (instant === null ? 0 : Math.max(0, now / 1000 - instant));
  gauge('database_up', 'Whether the database answered this scrape within 3 s.').set(figures === undefined ? 0 : 1);
  if (figures !== undefined) {
    gauge('outbox_waiting_mails', 'Emails that wait to be sent, counted up to a million.').set(figures.waiting);
    gauge('outbox_dead_mails', 'Emails given up in the last hour.').set(figures.dead);
    const lateness = gauge('outbox_lateness_seconds', 'How long the most overdue email has been due.', 'queue');
    lateness.set({ queue: 'account' }, secondsSince(figures.account_due_since));
    lateness.set({ queue: 'any' }, secondsSince(figures.due_since));
    const age = gauge('newest_draw_age_seconds', 'Time since the newest draw that is known was held.', 'game');
    for (const [game, heldAt] of Object.entries(figures.newest_draws)) age.set({ game }, secondsSince(heldAt));
    const lag = gauge('checking_lag_seconds', 'How long the oldest unchecked draw has waited.');
    lag.set(secondsSince(figures.unchecked_since));
  }
  if (pool !== undefined) {
    const use = gauge('pool_connections', 'Connections to PostgreSQL, by whether a query uses them.', 'state');
    use.set({ state: 'idle' }, pool.idleCount);
    use.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    gauge('pool_waiting_queries', 'Queries that wait for a connection to PostgreSQL.').set(pool.waitingCount);
  }
  return registry;
};

const instant = v.nullable(v.number());
type Figures = v.InferOutput<typeof figures>;
const figures = v.object({
  waiting: v.number(),
  due_since: instant,
  account_due_since: instant,
  dead: v.number(),
  newest_draws: v.record(v.string(), v.number()),
  unchecked_since: instant,
});

/**
 * Reads all figures in one query on indexes; instants in seconds since 1970. Counts waiting emails up to a million. A
 * draw counts as unchecked from when its results are available, or from its last correction; one of the last 7 days
 * even before its check is opened.
 */
const figuresOf = async (db: Db, now: Date): Promise<Figures> => {
  const at = timestamp(now);
  const answer = await db.execute(sql`
    with backlog as (select outbox.at from outbox where state = 'waiting' limit 1000000),
    next as (select outbox.at, game is null as is_account from outbox where state = 'waiting'
      order by (game is not null), outbox.at limit 1),
    unchecked as (
      select greatest(d.results_from, (
        select max(corrected_at) from corrections k where k.game = d.game and k.date = d.date)) as since
      from draws d left join draw_checks c on c.game = d.game and c.date = d.date
      where d.state <> 'sample' and d.results_from <= ${at} and d.held_at > ${at} - interval '366 days'
        and case when c.is_done is null
          then d.held_at > ${at} - interval '7 days'
            and exists (select from plays p where p.game = d.game and p.valid_from < d.held_at)
          else not c.is_done end)
    select (select count(*)::int from backlog) as waiting,
      (select extract(epoch from min(backlog.at))::float8 from backlog) as due_since,
      (select extract(epoch from next.at)::float8 from next where is_account) as account_due_since,
      (select count(*)::int from outbox where state = 'dead' and outbox.at > ${at} - interval '1 hour') as dead,
      (select coalesce(json_object_agg(game, held), '{}') from (
        select game, extract(epoch from max(held_at))::float8 as held from draws where state <> 'sample' group by game
      ) newest) as newest_draws,
      (select extract(epoch from min(since))::float8 from unchecked) as unchecked_since`);
  return rowOf(figures, answer);
};
