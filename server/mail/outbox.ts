import type { Db } from '../db/handle.ts';
import { outbox } from '../db/schema.ts';
import type { Room } from '../room.ts';
import { layOut, type Letter } from './layout.ts';

type Addressed = {
  /** What the mail is about: of two with the same key the first is kept. */
  readonly key: string;
  readonly userId: string;
  readonly recipient: string;
  readonly mail: Letter;
};

/** Puts a mail in the outbox, in the transaction of the change that it tells of; it is sent after the commit. */
export const enqueue = async (
  { db, clock, settings }: { readonly db: Db } & Pick<Room, 'clock' | 'settings'>,
  { key, userId, recipient, mail }: Addressed,
): Promise<void> => {
  const at = new Date(clock.now());
  await db
    .insert(outbox)
    .values({ key, user_id: userId, recipient, ...(await layOut(mail, settings.publicUrl)), try_at: at, created_at: at })
    .onConflictDoNothing({ target: outbox.key });
};
