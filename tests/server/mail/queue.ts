import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/db/database.ts';
import { outbox } from '../../../server/db/schema.ts';
import type { Delivery } from '../../../server/mail/delivery.ts';
import type { Renderer, Renderers } from '../../../server/mail/outbox.ts';
import { startMailWorker } from '../../../server/mail/worker.ts';
import { readSettings } from '../../../server/settings.ts';
import { atEnd } from '../../support/at-end.ts';
import { keptLog } from '../../support/log-lines.ts';

export const at = '2026-11-20T12:00:00Z';

/** Queues results mails, one for each of so many new players, called by a name and a number. */
export const queueResults = async (db: Db, count: number, name = 'player'): Promise<void> => {
  await db.execute(sql`
    with players as (
      insert into users (email, first_name, last_name, password_hash, consents_to_updates, agreed_at, created_at)
      select ${name}::text || n || '@example.org', 'Ann', 'Example', '', true, ${at}, ${at}
      from generate_series(1, ${count}::int) as n
      returning id
    )
    insert into outbox (user_id, at, game, date, kind)
    select id, ${at}, 'powerball', '2026-11-18', 'results' from players`);
};

const write = () => ({ subject: 'Results', paragraphs: ['None.'], closing: 'Bye.' });
const renderer: Renderer = () => Promise.resolve(write);

/** Every kind of mail as one sentence. */
export const plainRenderers = Object.fromEntries(outbox.kind.enumValues.map((kind) => [kind, renderer])) as Renderers;

type Chosen = {
  readonly renderers?: Renderers;
  readonly clock?: { readonly now: () => number };
  readonly isAlone?: boolean;
};

/** A worker over a database with a delivery of the test's own, which ends with the test. */
export const startTestWorker = (db: Db, delivery: Partial<Delivery>, chosen: Chosen = {}) => {
  const { log, lines } = keptLog();
  const worker = startMailWorker({
    db,
    log,
    settings: readSettings({}),
    renderers: plainRenderers,
    isAlone: true,
    clock: { now: () => Date.parse(at) },
    delivery: { deliver: () => Promise.resolve(null), close: () => undefined, ...delivery },
    ...chosen,
  });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= worker.stop());
  // One whose mails are never let go would not end: a test that fails must end all the same.
  atEnd(() => void stop());
  return { wake: worker.wake, stop, lines };
};

/** A worker of a test's own that has tried everything due and ended; what it logged. */
export const sendDue = async (db: Db, delivery: Partial<Delivery>, chosen?: Chosen) => {
  const worker = startTestWorker(db, delivery, chosen);
  await worker.wake();
  await worker.stop();
  return worker.lines;
};
