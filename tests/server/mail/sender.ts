import { emailRenderers } from '../../../server/app.ts';
import { openDatabase } from '../../../server/db/open.ts';
import { logTo } from '../../../server/log.ts';
import { deliveryOf } from '../../../server/mail/delivery.ts';
import { startMailWorker } from '../../../server/mail/worker.ts';
import { signingKey } from '../../../server/secrets.ts';
import { readSettings } from '../../../server/settings.ts';

/** The worker that sends mail as a process: sends what is due, and ends. */
const settings = readSettings(process.env);
const log = logTo('warn');
const { db, close } = await openDatabase(settings, log);
const worker = startMailWorker({
  ...{ db, log, settings, clock: { now: () => Date.now() }, delivery: deliveryOf(settings) },
  renderers: emailRenderers({ db, signingKey: await signingKey(settings) }),
  isAlone: settings.databaseUrl === undefined,
});
await worker.wake();
await worker.stop();
await close();
