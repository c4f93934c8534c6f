import { codeOf, OperatorError } from '../redaction.ts';

/** Why the database is down: it cannot be reached, or its disk is full. */
export type Outage = 'unreachable' | 'full';

/** This process can no longer use the database, or never could; the message is one line that says what to do. */
export class UnusableDatabase extends OperatorError {
  override readonly name = 'UnusableDatabase';
}

/** SQLSTATEs of a server that is gone, starting, shutting down, out of resources, or read-only after a failover. */
const unavailableStates = /^(?:08...|28...|3D...|53...|57P..|25006|25P03|58030)$/;
const networkErrors = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
/** pg's messages for a lost connection or a full pool: these errors have no code. */
const messagesOfPg = [
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
];

/** The outage behind an error or one of its causes; undefined if the database answered. */
export const outageOf = (error: unknown): Outage | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = codeOf(error) ?? '';
  if (code === '53100' || code === 'ENOSPC') return 'full';
  if (networkErrors.includes(code) || unavailableStates.test(code)) return 'unreachable';
  // A PostgreSQL that is down has no socket file; any other missing file is an error.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return 'unreachable';
  if (messagesOfPg.some((message) => error.message.startsWith(message))) return 'unreachable';
  const cause = outageOf(error.cause);
  return error instanceof UnusableDatabase ? (cause ?? 'unreachable') : cause;
};
