import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const listening = v.object({ port: v.number() });
const counted = v.object({ connections: v.number(), mails: v.number() });

/** A mail server in a process of its own that takes everything and keeps nothing. */
export const startSink = async () => {
  const child = fork(fileURLToPath(new URL('mail-sink-process.ts', import.meta.url)));
  const heard = async <Schema extends v.GenericSchema>(schema: Schema) => {
    const [message] = (await once(child, 'message')) as [unknown];
    return v.parse(schema, message);
  };
  const { port } = await heard(listening);
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** How many connections and mails came since it was asked last. */
    count: () => {
      child.send('count');
      return heard(counted);
    },
    stop: () => child.kill(),
  };
};

export type Sink = Awaited<ReturnType<typeof startSink>>;
