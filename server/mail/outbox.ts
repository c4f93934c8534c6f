import type { Db } from '../db/database.ts';
import { outbox } from '../db/schema.ts';
import type { AppContext } from '../context.ts';
import { render, type EmailTemplate } from './template.ts';

type Addressed = {
  /** What the mail is about: of two with the same key the first is kept. */
  readonly key: string;
  readonly userId: string;
  readonly recipient: string;
  readonly mail: EmailTemplate;
};

type Writing = { readonly db: Db } & Pick<AppContext, 'clock' | 'settings'>;

/** Puts mails in the outbox, in the transaction of the change that they tell of; they are sent after the commit. */
export const enqueueAll = async ({ db, clock, settings }: Writing, mails: readonly Addressed[]): Promise<void> => {
  if (mails.length === 0) return;
  const at = new Date(clock.now());
  const rows = mails.map(async ({ key, userId, recipient, mail }) => ({
    ...{ key, user_id: userId, recipient, unsubscribe_path: mail.unsubscribePath, try_at: at, created_at: at },
    ...(await render(mail, settings.publicUrl)),
  }));
  await db
    .insert(outbox)
    .values(await Promise.all(rows))
    .onConflictDoNothing({ target: outbox.key });
};

/** Puts one mail in the outbox, as `enqueueAll` does. */
export const enqueue = (writing: Writing, mail: Addressed): Promise<void> => enqueueAll(writing, [mail]);
