import type { Game } from '../../src/rules/games.ts';
import type { AppContext } from '../context.ts';
import { outbox, type SignInOf } from '../db/schema.ts';
import type { EmailTemplate } from './template.ts';

export type QueuedMail = typeof outbox.$inferSelect;
type ResultsMail = { readonly kind: 'results-again'; readonly game: Game; readonly date: string };
type AccountMail = {
  readonly kind: Exclude<QueuedMail['kind'], 'results' | 'results-again' | 'correction'>;
  readonly path?: string;
  /** When somebody signed up, for an activation. */
  readonly signed_up_at?: Date;
  readonly sign_in?: SignInOf;
  /** Where it goes, if not to the account's address. */
  readonly recipient?: string;
};

/** What a mail is written from. */
export type MailToWrite = Pick<QueuedMail, 'user_id' | 'kind' | 'game' | 'date' | 'path' | 'signed_up_at' | 'sign_in'>;
/** Writes one mail when it is sent (PR-5); undefined when there is nothing to say any more. */
export type Write = (mail: MailToWrite) => EmailTemplate | undefined;

/** Reads at once what several mails of a kind say, and answers how each of them is written. */
export type Renderer = (mails: readonly MailToWrite[]) => Promise<Write>;
export type Renderers = Readonly<Record<QueuedMail['kind'], Renderer>>;

/** Queues a mail in the transaction of the change that it tells of; it is rendered and sent after the commit. */
export const enqueue = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, ...mail }: { readonly userId: string } & (ResultsMail | AccountMail),
): Promise<void> => {
  await db.insert(outbox).values({ user_id: userId, at: new Date(clock.now()), ...mail });
};
