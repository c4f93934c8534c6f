import { simpleParser, type ParsedMail } from 'mailparser';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { atEnd } from '../at-end.ts';

/** A mail server on a loopback port that takes mails of a kind, by their subject, only once it is let; `taken` has those, oldest first. */
export const startSlowMailbox = async (isKind: (subject: string) => boolean) => {
  const taken: ParsedMail[] = [];
  const others: string[] = [];
  const readers: ((text: string) => void)[] = [];
  const pass = (text: string) => {
    const reader = readers.shift();
    if (reader === undefined) others.push(text);
    else reader(text);
  };
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, answer) => {
      const take = async () => {
        const mail = await simpleParser(stream);
        if (!isKind(mail.subject ?? '')) {
          pass(mail.text ?? '');
          return;
        }
        await released;
        taken.push(mail);
      };
      take().then(() => answer(), answer);
    },
  });
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
  atEnd(() => {
    release();
    return new Promise<void>((resolve) => smtp.close(resolve));
  });
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    taken: taken as readonly ParsedMail[],
    /** The text of the next mail of another kind, oldest first. */
    nextOther: (): Promise<string> => {
      const text = others.shift();
      return text === undefined ? new Promise((resolve) => readers.push(resolve)) : Promise.resolve(text);
    },
    /** Takes what waits, and from now on everything at once. */
    letThrough: () => release(),
  };
};
