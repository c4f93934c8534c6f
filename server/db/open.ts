import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { Database } from './database.ts';
import { openFolder } from './embedded.ts';
import { openPostgres } from './postgres.ts';

/** Opens and migrates PostgreSQL if it has a URL, otherwise PGlite in the data folder. Throws OperatorError. */
export const openDatabase = (settings: Pick<Settings, 'databaseUrl' | 'dataDir'>, log: Log): Promise<Database> =>
  settings.databaseUrl === undefined ? openFolder(settings.dataDir) : openPostgres(settings.databaseUrl, log);
