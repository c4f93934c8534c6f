import { signingKey } from './secrets.ts';
import { clockFrom, type Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { startPurging } from './jobs/purge.ts';
import { startDrawSources } from './draws/sources.ts';
import { isOwnSite } from './http/senders.ts';
import { rateLimits, openRateLimiter, type RateLimits } from './http/rate-limits.ts';
import { createRoutes } from './routes.ts';
import type { Log } from './log.ts';
import { isLoopback } from './ip-addresses.ts';
import { openMetrics } from './metrics.ts';
import { deliveryOf } from './mail/delivery.ts';
import type { Renderers } from './mail/outbox.ts';
import { startMailWorker } from './mail/worker.ts';
import { accountEmails } from './accounts/emails.ts';
import { resultsEmail } from './results/results-mail.ts';
import { startNotifying } from './results/notifying.ts';
import type { AppContext } from './context.ts';
import type { Settings } from './settings.ts';

export type OpenApp = Awaited<ReturnType<typeof openApp>>;
type Chosen = {
  /** The built app's folder; without it, only the API is served. */
  readonly dist?: string;
  readonly clock?: Clock;
  readonly limits?: RateLimits;
  readonly holdingTime?: number;
  readonly database?: Database;
};

const nothing = () => Promise.resolve();

/** The renderer of each kind of email (PR-5). */
export const emailRenderers = (context: Pick<AppContext, 'db' | 'clock' | 'signingKey'>): Renderers => {
  const results = resultsEmail(context);
  return { ...accountEmails, results, 'results-again': results, correction: results };
};

const warnOfMissing = ({ publicUrl, role, trustProxy }: Settings, log: Log, hasDelivery: boolean): void => {
  const needsProxy = role !== 'worker' && !isLoopback(publicUrl) && !trustProxy;
  const missing = [...(hasDelivery ? [] : ['SMTP_URL']), ...(needsProxy ? ['TRUST_PROXY'] : [])];
  if (missing.length > 0)
    log.warn(
      { missing },
      'settings missing: without SMTP_URL no email, without TRUST_PROXY everyone behind the proxy counts as one sender',
    );
};

/** Opens the database, mail, draws and routes that the settings ask for. Throws OperatorError. */
export const openApp = async (settings: Settings, log: Log, chosen: Chosen = {}) => {
  const clock = chosen.clock ?? clockFrom(settings);
  const database = chosen.database ?? (await openDatabase(settings, log));
  const { db, pool } = database;
  const isEmbedded = pool === undefined;
  const key = await signingKey(settings);
  const works = settings.role !== 'api';
  const hasDelivery = settings.smtpUrl !== undefined || (isEmbedded && isOwnSite(settings));
  warnOfMissing(settings, log, hasDelivery);
  const renderers = emailRenderers({ db, clock, signingKey: key });
  const delivery = deliveryOf(settings);
  const mail =
    works && hasDelivery
      ? startMailWorker({ db, clock, log, settings, delivery, renderers, isAlone: isEmbedded })
      : undefined;
  const wakeMail = mail?.wake ?? nothing;
  const checks = works ? startNotifying({ db, clock, log, wakeMail }) : undefined;
  const draws = checks && startDrawSources({ db, clock, settings, log, wakeChecks: checks.wake });
  const purging = works
    ? startPurging({ db, clock, log, isEmbedded, keepsMails: settings.smtpUrl === undefined })
    : undefined;
  const rateLimiter = openRateLimiter(chosen.limits ?? rateLimits, pool, log);
  const metrics = openMetrics(pool, { db, clock, log });
  const context: AppContext = {
    settings,
    clock,
    log,
    metrics,
    db,
    rateLimiter,
    wakeMail,
    probe: database.probe,
    stopping: new AbortController(),
    holdingTime: chosen.holdingTime ?? 100,
    signingKey: key,
  };
  return {
    ...context,
    wakeChecks: checks?.wake ?? nothing,
    app: createRoutes(context, chosen.dist),
    close: async () => {
      await Promise.allSettled([draws?.stop(), checks?.stop(), mail?.stop(), purging?.stop()]);
      await database.close();
    },
  };
};
