import { logTo } from '../../../server/log.ts';
import { openApp } from '../../../server/app.ts';
import { readSettings } from '../../../server/settings.ts';

/** A worker of the server as a process: notifies players in small batches, says each on standard error, and ends. */
const context = await openApp(readSettings(process.env), logTo('debug'), { batchSize: 5 });
await context.wakeChecks();
await context.close();
