import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import { inject } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { rateLimits, type RateLimits } from '../../server/http/rate-limits.ts';
import { logTo, type Log } from '../../server/log.ts';
import { openApp } from '../../server/app.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { connectionTimeouts } from '../../server/serve.ts';
import { atEnd } from './at-end.ts';
import { copyOfTemplate } from './postgres.ts';
import { accountsOn, type Served } from './server/accounts.ts';
import { describedCall } from './server/api-document.ts';
import { caller } from './server/caller.ts';
import { onLoopback } from './server/loopback.ts';
import { openTestMemory } from './server/memory.ts';

/** Lengths of time in milliseconds. */
export const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** A clock that stands still until it is advanced. */
export const movableClock = (start: string) => {
  let instant = Date.parse(start);
  return {
    now: () => instant,
    advance: (milliseconds: number): void => {
      instant += milliseconds;
    },
  };
};

export type TestServer = Served &
  ReturnType<typeof accountsOn> & { readonly url: string; readonly close: () => Promise<void> };
type Chosen = {
  readonly env?: Record<string, string>;
  readonly limits?: Partial<RateLimits>;
  readonly dist?: string;
  readonly log?: Log;
  readonly holdingTime?: number;
  /** An `api` runs no workers, even on PGlite: the test runs them itself. */
  readonly role?: Settings['role'];
};

export const generous = { times: 10_000, seconds: 60 };
const tested = ['activationResend', 'resend', 'ownPassword', 'emailChange', 'mailByDevice'];
/** Nearly endless, except for the limits that hold in every test. */
const testLimits = Object.fromEntries(
  Object.entries(rateLimits).map(([name, limit]) => [name, tested.includes(name) ? limit : { ...limit, ...generous }]),
) as RateLimits;
const secret = 'a secret that only the tests know, 32 and more';
/** A Wednesday afternoon in New York, some hours before a Power Ball draw. */
const afternoon = '2026-11-18T18:00:00Z';

/** The real app on a loopback port over PGlite in memory. */
export const startServer = async (chosen: Chosen = {}): Promise<TestServer> =>
  serve(chosen, {}, await openTestMemory());

/** The real app on a loopback port over a migrated PostgreSQL. */
export const startServerOn = (databaseUrl: string, chosen: Chosen = {}): Promise<TestServer> =>
  serve(chosen, { DATABASE_URL: databaseUrl });

/** PostgreSQL, for what PGlite cannot show, if one could be started. */
export const onPostgres = [inject('postgresUrl')].flatMap((admin) => {
  if (admin === undefined) return [];
  const copy = () => copyOfTemplate(admin);
  return { name: 'PostgreSQL', copy, start: async (chosen?: Chosen) => startServerOn(await copy(), chosen) };
});

/** The databases that the server must behave the same on: PGlite, and PostgreSQL if one could be started. */
export const places = [{ name: 'PGlite', start: startServer }, ...onPostgres];

/** The real app on PostgreSQL, where calls really overlap, or on PGlite if no PostgreSQL could be started. */
export const startOnEither = onPostgres[0]?.start ?? startServer;

const serve = async (
  { env, limits, dist, log, role, holdingTime = 0 }: Chosen,
  place: Record<string, string>,
  database?: Database,
): Promise<TestServer> => {
  const environment = { PORT: '0', TOKEN_SECRET: secret, DRAW_SOURCES: 'off', LOG_LEVEL: 'silent', ...place, ...env };
  const settings = { ...readSettings(environment), ...(role !== undefined && { role }) };
  const clock = movableClock(afternoon);
  const context = await openApp(settings, log ?? logTo(settings.logLevel), {
    clock,
    limits: { ...testLimits, ...limits },
    holdingTime,
    ...(database && { database }),
    ...(dist !== undefined && { dist }),
  });
  const listener = getRequestListener(context.app.fetch);
  const { url, stop } = await onLoopback(createServer(connectionTimeouts, (...exchange) => void listener(...exchange)));
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= stop().then(context.close));
  atEnd(close);
  const server = { url, context, clock, call: describedCall(caller(url), context.app) };
  return { ...server, ...accountsOn(server), close };
};
