import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

let [connections, mails] = [0, 0];
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onConnect: (_session, answer) => {
    connections += 1;
    answer();
  },
  onData: (stream, _session, answer) => {
    stream.resume().once('end', () => {
      mails += 1;
      answer();
    });
  },
});
smtp.listen(0, '127.0.0.1', () => process.send?.({ port: (smtp.server.address() as AddressInfo).port }));
process.on('message', () => {
  process.send?.({ connections, mails });
  [connections, mails] = [0, 0];
});
