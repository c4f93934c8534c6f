import type { Hono } from 'hono';
import type { AppContext } from './context.ts';
import { outageOf } from './db/outages.ts';
import type { Env } from './http/call.ts';

type HealthContext = Pick<AppContext, 'isStopping' | 'probe' | 'log'>;

/** Says whether the process is alive and, within a second, whether it can take requests, or why not (SV-1). */
export const healthRoutes = (app: Hono<Env>, { isStopping, probe, log }: HealthContext): void => {
  app.get('/healthz', (c) => c.text('ok\n'));
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.text('the server is stopping\n', 503);
    try {
      await probe();
      return c.text('ready\n');
    } catch (error) {
      log.warn({ error }, 'the database is not ready');
      const isFull = outageOf(error) === 'full';
      return c.text(isFull ? 'the disk of the database is full\n' : 'the database does not answer\n', 503);
    }
  });
};
