import { setTimeout } from 'node:timers/promises';
import { openApp } from '../../../server/app.ts';
import { logTo } from '../../../server/log.ts';
import { readSettings } from '../../../server/settings.ts';

const [lastBatch, into] = (process.env['DEATH'] ?? '').split(' ').map(Number);
let batches = 0;
const log = logTo('debug', {
  write: (line) => {
    if (!line.includes('players of a draw were notified')) return;
    batches += 1;
    // Here and not from outside: a signal that comes late may find the work done.
    if (batches === lastBatch) void setTimeout(into).then(() => process.kill(process.pid, 'SIGKILL'));
  },
});

/** A worker of the server as a process: notifies players in small batches and ends, or dies by `kill -9` where DEATH says. */
const context = await openApp(readSettings(process.env), log, { batchSize: 5 });
await context.wakeChecks();
await context.close();
