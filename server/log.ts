import pino from 'pino';

export type Log = pino.Logger;
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A log of JSON lines, on stderr unless another stream is given. */
export const logTo = (level: (typeof logLevels)[number], stream?: pino.DestinationStream): Log =>
  pino({ level, base: { pid: process.pid } }, stream ?? pino.destination({ fd: 2, sync: true }));
