import { simpleParser, type ParsedMail } from 'mailparser';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How a mail server answers: it takes everything, refuses one step of a mail with a code, or hangs up in the midst of the message. */
export type Manner =
  'taking' | 'hanging up' | { readonly refusing: 'sender' | 'recipient' | 'message'; readonly code: number };

/** A mail server on a loopback port that takes everything and keeps it, until told otherwise; `sessions` counts who came. */
export const startMailbox = async () => {
  const received: ParsedMail[] = [];
  const sockets = new Set<Socket>();
  let manner: Manner = 'taking';
  let sessions = 0;
  const answerTo = (step: 'sender' | 'recipient' | 'message', address = '') =>
    typeof manner === 'object' && manner.refusing === step
      ? Object.assign(new Error(`<${address}>: no ${step}`), { responseCode: manner.code })
      : null;
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, answer) => {
      sessions += 1;
      answer();
    },
    onMailFrom: ({ address }, _session, answer) => answer(answerTo('sender', address)),
    onRcptTo: ({ address }, _session, answer) => answer(answerTo('recipient', address)),
    onData: (stream, _session, answer) => {
      if (manner === 'hanging up') for (const socket of sockets) socket.destroy();
      simpleParser(stream).then((mail) => {
        const refusal = answerTo('message');
        if (refusal === null) received.push(mail);
        answer(refusal);
      }, answer);
    },
  });
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    received: received as readonly ParsedMail[],
    sessions: () => sessions,
    behave: (next: Manner) => {
      manner = next;
    },
    stop: () => new Promise<void>((resolve) => smtp.close(resolve)),
  };
};

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;
