import { logTo } from '../../server/log.ts';

type LogLine = Readonly<Record<string, unknown>>;

/** A log that keeps its lines, from a level on, as objects. */
export const keptLog = (level: 'trace' | 'info' | 'warn' = 'warn') => {
  const lines: LogLine[] = [];
  return { log: logTo(level, { write: (line) => void lines.push(JSON.parse(line) as LogLine) }), lines };
};
