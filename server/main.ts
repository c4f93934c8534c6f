import type { Hono } from 'hono';
import { signingKey } from './accounts/secrets.ts';
import { clockFrom, type Clock } from './clock.ts';
import { openDatabase, type Database } from './db/handle.ts';
import { startPurging } from './db/purge.ts';
import { startDrawSources } from './draws/sources.ts';
import { allowances, allowFor, type Allowances } from './http/request/allowances.ts';
import { createApp } from './http/app.ts';
import type { Env } from './http/request/requests.ts';
import type { Log } from './log.ts';
import { deliveryOf } from './mail/delivery.ts';
import { startMailWorker } from './mail/worker.ts';
import { startChecking } from './results/checker.ts';
import type { Portions } from './results/pace.ts';
import type { Room } from './room.ts';
import type { Settings } from './settings.ts';

export type OpenRoom = Room & { readonly app: Hono<Env>; readonly close: () => Promise<void> };
type Chosen = {
  /** The built app's folder; without it only the API is served. */
  readonly dist?: string;
  readonly clock?: Clock;
  readonly limits?: Allowances;
  readonly database?: Database;
  readonly portions?: Portions;
};

const nothing = () => Promise.resolve();

/** Opens the server's room: database, mail, draws and app, by the settings. Throws FolderInUse. */
export const openRoom = async (settings: Settings, log: Log, chosen: Chosen = {}): Promise<OpenRoom> => {
  const clock = chosen.clock ?? clockFrom(settings);
  const database = chosen.database ?? (await openDatabase(settings, log));
  const { db, pool } = database;
  const isEmbedded = pool === undefined;
  const key = signingKey(settings);
  const works = settings.role !== 'api';
  const hasDelivery = isEmbedded || settings.smtpUrl !== undefined;
  if (!hasDelivery) log.warn('SMTP_URL is not set: mail waits in the outbox and reaches nobody');
  const mail =
    works && hasDelivery
      ? startMailWorker({ db, clock, log, delivery: deliveryOf(settings), longestPause: isEmbedded ? 60_000 : 1000 })
      : undefined;
  const draws = works ? startDrawSources({ db, clock, settings, log }) : undefined;
  const wakeMail = mail?.wake ?? nothing;
  const checks = works ? startChecking({ db, clock, settings, log, signingKey: key, wakeMail }, chosen.portions) : undefined;
  const purging = works ? startPurging({ db, clock, log }) : undefined;
  const allow = allowFor(chosen.limits ?? allowances, pool);
  const room: Room = { settings, clock, log, db, signingKey: key, allow, wakeMail, wakeChecks: checks?.wake ?? nothing };
  return {
    ...room,
    app: createApp(room, chosen.dist),
    close: async () => {
      await Promise.allSettled([draws?.stop(), checks?.stop(), mail?.stop(), purging?.stop()]);
      await database.close();
    },
  };
};
