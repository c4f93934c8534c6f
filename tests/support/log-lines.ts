import { logTo, type Log } from '../../server/log.ts';

export type LogLine = Readonly<Record<string, unknown>>;

/** A log that keeps its lines, from a level on, as objects. */
export const keptLog = (
  level: 'trace' | 'info' | 'warn' = 'warn',
): { readonly log: Log; readonly lines: readonly LogLine[] } => {
  const lines: LogLine[] = [];
  return { log: logTo(level, { write: (line) => void lines.push(JSON.parse(line) as LogLine) }), lines };
};
