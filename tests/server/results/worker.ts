import { logTo } from '../../../server/log.ts';
import { openRoom } from '../../../server/main.ts';
import { readSettings } from '../../../server/settings.ts';

/** A worker of the server as a process: checks what is to be checked in small portions, says each on standard error, and ends. */
const room = await openRoom(readSettings(process.env), logTo('debug'), { portions: { tickets: 100, people: 5 } });
await room.wakeChecks();
await room.close();
