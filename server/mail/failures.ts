import * as v from 'valibot';

const permanentError = v.object({
  code: v.picklist(['EENVELOPE', 'EMESSAGE']),
  // 5xx, but for 503, which is about the order of the commands.
  permanent: v.literal(true),
  // A refused sender or password is ours to mend, and the same mail may go then.
  command: v.pipe(v.string(), v.notValue('MAIL FROM')),
});

/** Whether a mail server refused a recipient or a message for good, so that no other try can help (SV-12). */
export const isForGood = (error: unknown): boolean => v.is(permanentError, error);

const noServer = v.union([
  v.object({ code: v.picklist(['EDNS', 'ETLS', 'EAUTH', 'EPROTOCOL']) }),
  v.object({ syscall: v.literal('connect') }),
  v.object({ timeoutType: v.picklist(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']) }),
  // The pool's own word for connections that end before the greeting.
  v.object({ code: v.literal('ECONNECTION'), command: v.optional(v.undefined()) }),
]);

/** Whether there was no mail server to hand a mail to, so that the failure says nothing about the mail. */
export const isUnreachable = (error: unknown): boolean => v.is(noServer, error);

const answered = v.object({ responseCode: v.number() });

/** Whether a mail server answered at all, even with an error. */
export const isAnswer = (error: unknown): boolean => v.is(answered, error);

const smtpError = v.object({
  code: v.fallback(v.optional(v.string()), undefined),
  responseCode: v.fallback(v.optional(v.number()), undefined),
  command: v.fallback(v.optional(v.string()), undefined),
});

const refused: Readonly<Record<string, string>> = {
  'MAIL FROM': 'the sender was refused',
  'RCPT TO': 'the recipient was refused',
  DATA: 'the message was refused',
};

/** A failure in words and codes; what the server answered is left out, as it names addresses (SX-2). */
export const failureText = (error: unknown): string => {
  const { code, responseCode, command = '' } = v.is(smtpError, error) ? v.parse(smtpError, error) : {};
  if (code === undefined) return 'The mail could not be written';
  const codes = [code, responseCode].filter((part) => part !== undefined).join(' ');
  if (code === 'EAUTH') return `${codes}: the name or password was refused`;
  if (isUnreachable(error)) return `${codes}: no mail server could be reached`;
  return `${codes}: ${(responseCode === undefined ? undefined : refused[command]) ?? 'the connection ended too early'}`;
};
