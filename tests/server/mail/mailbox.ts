import { simpleParser, type ParsedMail } from 'mailparser';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { atEnd, forAll } from '../../support/at-end.ts';
import type { TestServer } from '../../support/server.ts';

/** How a mail server answers: it takes everything, or does not in one of the ways that there are. */
export type Behavior =
  | 'taking'
  /** Ends the connection in the midst of the message. */
  | 'hanging up'
  /** Takes the message, and ends the connection instead of saying so. */
  | 'dying after data'
  /** Keeps what it was sent, and answers only once it behaves otherwise. */
  | 'stalling'
  | { readonly refusing: 'sender' | 'recipient' | 'message'; readonly code: number };

/** A mail server on a loopback port that takes and keeps everything, until told otherwise; `sessions` counts visits. */
export const startMailbox = async (port = 0) => {
  const received: ParsedMail[] = [];
  const sockets = new Set<Socket>();
  const stalled: (() => void)[] = [];
  let behavior: Behavior = 'taking';
  let isStalled: () => void = () => undefined;
  let sessions = 0;
  const answerTo = (step: 'sender' | 'recipient' | 'message', address = '') =>
    typeof behavior === 'object' && behavior.refusing === step
      ? Object.assign(new Error(`No ${step} for <${address}>`), { responseCode: behavior.code })
      : null;
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, answer) => {
      sessions += 1;
      answer();
    },
    onMailFrom: ({ address }, _session, answer) => answer(answerTo('sender', address)),
    onRcptTo: ({ address }, _session, answer) => answer(answerTo('recipient', address)),
    onData: (stream, _session, answer) => {
      if (behavior === 'hanging up') hangUp();
      const finish = (mail: ParsedMail) => {
        const error = answerTo('message');
        if (error === null) received.push(mail);
        if (behavior === 'dying after data') hangUp();
        else answer(error);
      };
      simpleParser(stream).then((mail) => {
        if (behavior === 'stalling') {
          stalled.push(() => finish(mail));
          isStalled();
        } else finish(mail);
      }, answer);
    },
  });
  // A client that was killed resets its connection.
  smtp.on('error', () => undefined);
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      smtp.close(resolve);
      hangUp();
    });
  atEnd(stop);
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    received: received as readonly ParsedMail[],
    sessions: () => sessions,
    /** Behaves so from now on, also to those that it stalled; resolves when it stalls somebody. */
    behave: (next: Behavior): Promise<void> => {
      behavior = next;
      if (next !== 'stalling') for (const release of stalled.splice(0)) release();
      return new Promise<void>((resolve) => {
        isStalled = resolve;
      });
    },
    /** Ends every connection, and takes no other. */
    stop,
  };
};

type Start = (chosen: { readonly env: Record<string, string> }) => Promise<TestServer>;

/** A server for the tests around the call, and the mailbox that its mails go to. */
export const serverWithMailbox = (start: Start, env: Record<string, string> = {}) => {
  const started = forAll(async () => {
    const mailbox = await startMailbox();
    return { mailbox, server: await start({ env: { SMTP_URL: mailbox.url, ...env } }) };
  });
  return { server: () => started().server, mailbox: () => started().mailbox };
};
