/** An error that the operator can fix; its message is one line that says how. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

/** The line about an error for a terminal. */
export const lineFor = (error: unknown): string => (error instanceof OperatorError ? error.message : messageOf(error));

const replacements: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\$argon2\w*\$[^\s"'\\]+/g, '[hash]'],
  [/\/(?:user\/(?:activate|password-reset|email-change)|unsubscribe)\/[^\s"'<>\\]+/g, '/[link]'],
  [/(?<=\w:\/\/)[^\s"'<>\\/@]+@/g, '[credentials]@'],
  [/(?:\b'\b|[^\s"'<>()[\]\\,;:/=@])+@[^\s"'<>()[\]\\,;:/@]+/g, '[address]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  // Ids have at most 36 characters, and the schema's long names no digits or capitals.
  [/(?<![\w-])(?=[\w-]*[A-Z\d])[\w-]{40,}/g, '[secret]'],
];

/** Replaces email addresses, credentials, emailed links, tokens and hashes in a text (SX-2). */
export const redact = (text: string): string =>
  replacements.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text);

/** Whether an error's message quotes an invalid value: PostgreSQL's data exceptions, valibot's and JSON's errors do. */
const quotesValues = (error: Error): boolean =>
  codeOf(error)?.startsWith('22') === true || error.name === 'ValiError' || error instanceof SyntaxError;

const withoutValues = (message: string): string =>
  message.replace(/(?<= received )[^]*/, '…').replace(/["'][^]*["']/, '…');

/** The SQL of drizzle's error for a failed query, whose message ends with the query's parameters. */
const sqlOf = (error: Error): string | undefined =>
  'query' in error && 'params' in error && typeof error.query === 'string' ? error.query : undefined;

/** An error's SQLSTATE or system error code, if it has one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** An error's message without query parameters, quoted values and what `redact` hides. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return redact(String(error));
  // PGlite's own error has the query, too; the database's is the one with a code.
  if (sqlOf(error) !== undefined && codeOf(error) === undefined)
    return `A query failed: ${messageOf(error.cause ?? 'for an unknown reason')}`;
  const said = quotesValues(error) ? withoutValues(error.message) : error.message;
  return redact(said === '' ? (codeOf(error) ?? error.name) : said);
};

/** The frames of a stack, below its message, which may itself have several lines. */
const framesOf = ({ stack = '', message }: Error): string[] => {
  const start = stack.indexOf(message);
  const frames = start < 0 ? [] : stack.slice(start + message.length).split('\n');
  return frames.filter((line) => /^ {4}at /.test(line)).map((line) => line.trim());
};

/** An error for the log: name, code, SQL with placeholders and stack, but no values (SX-2). */
export const loggedError = (thrown: unknown): object => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { cause } = error;
  return {
    name: error.name,
    message: messageOf(error),
    code: codeOf(error),
    sql: sqlOf(error)?.slice(0, 1000),
    stack: thrown instanceof Error ? framesOf(error) : [],
    cause: cause instanceof Error ? loggedError(cause) : undefined,
  };
};
