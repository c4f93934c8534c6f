import { isOwnSite } from './http/senders.ts';
import { lineFor, OperatorError } from './redaction.ts';
import { serve, type RunningServer } from './serve.ts';

// No other user may read what the server writes (SA-2).
process.umask(0o077);

const run = async (): Promise<void> => {
  const server = await serve(process.env);
  logUncaught(server);
  stopOn(['SIGTERM', 'SIGINT'], server);
  const { databaseUrl, publicUrl, role } = server.settings;
  if (databaseUrl === undefined && isOwnSite(server.settings))
    console.log(`Read outgoing email at ${publicUrl}/outbox`);
  console.log(`${role === 'worker' ? 'The worker is ready for' : 'Lottery Board is ready at'} ${publicUrl}`);
};

const stopOn = (signals: readonly NodeJS.Signals[], { close, log }: RunningServer): void => {
  const stop = () => {
    for (const signal of signals) process.off(signal, stop);
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'the server did not stop cleanly');
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, stop);
};

/** Node itself would print an uncaught error whole, query parameters included (SX-2). */
const logUncaught = ({ log }: RunningServer): void => {
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'the server stops on an uncaught error');
    process.exit(1);
  });
};

run().catch((error: unknown) => {
  const wrong = error instanceof OperatorError ? '' : 'The server could not start: ';
  console.error(wrong + lineFor(error));
  process.exit(1);
});
