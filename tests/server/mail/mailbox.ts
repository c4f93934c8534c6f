import { simpleParser, type ParsedMail } from 'mailparser';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on a loopback port that takes everything and keeps it. */
export const startMailbox = async () => {
  const received: ParsedMail[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, answer) => {
      simpleParser(stream).then((mail) => {
        received.push(mail);
        answer();
      }, answer);
    },
  });
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    received: received as readonly ParsedMail[],
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
};

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;
