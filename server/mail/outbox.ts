import type { Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import { outbox } from '../db/schema.ts';
import type { EmailTemplate } from './template.ts';

export type QueuedMail = typeof outbox.$inferSelect;
type ResultsMail = { readonly kind: 'results-again'; readonly game: Game; readonly date: string };
type AccountMail = Pick<typeof outbox.$inferInsert, 'path' | 'signed_up_at' | 'sign_in' | 'recipient'> & {
  readonly kind: Exclude<QueuedMail['kind'], 'results' | 'results-again' | 'correction'>;
};

/** What an email is rendered from. */
export type MailToWrite = Pick<QueuedMail, 'user_id' | 'kind' | 'game' | 'date' | 'path' | 'signed_up_at' | 'sign_in'>;
/** Renders one email when it is sent (PR-5); undefined if there is nothing left to say. */
export type Write = (mail: MailToWrite) => EmailTemplate | undefined;

/** Reads the data of several emails of a kind at once; resolves to the function that renders each. */
export type Renderer = (mails: readonly MailToWrite[]) => Promise<Write>;
export type Renderers = Readonly<Record<QueuedMail['kind'], Renderer>>;

/** Makes a change in a transaction, and has the emails that it queued sent after the commit. */
export const withMail = async <Result>(
  context: AppContext,
  change: (inside: AppContext) => Promise<Result>,
): Promise<Result> => {
  const result = await context.db.transaction((db) => change({ ...context, db }));
  void context.wakeMail();
  return result;
};

/** Queues an email in the transaction of the change that it reports; it is rendered and sent after the commit. */
export const enqueue = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, ...mail }: { readonly userId: string } & (ResultsMail | AccountMail),
): Promise<void> => {
  await db.insert(outbox).values({ user_id: userId, at: new Date(clock.now()), ...mail });
};
