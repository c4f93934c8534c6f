import { hash } from '@node-rs/argon2';
import { asc, eq, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { expect } from 'vitest';
import { registrationAnswer, type loginAnswer } from '../../../src/protocol/account.ts';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { mainFields } from '../../../src/protocol/tickets.ts';
import type { Game } from '../../../src/rules/games.ts';
import { outbox, users, type SentMail } from '../../../server/db/schema.ts';
import { emailRenderers, type OpenApp } from '../../../server/app.ts';
import type { AppContext } from '../../../server/context.ts';
import type { Db } from '../../../server/db/database.ts';
import type { QueuedMail } from '../../../server/mail/outbox.ts';
import { render } from '../../../server/mail/template.ts';
import { startSession } from '../../../server/sessions/sessions.ts';
import type { Call } from './caller.ts';

let addresses = 0;

/** An address that is unique in this file. */
export const newAddress = (): string => {
  addresses += 1;
  return `person${addresses}@example.org`;
};

export const password = 'Correct-horse-9';

/** The user agent of Firefox on Windows. */
export const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The body that saves a ticket of a game with six numbers (API-13, API-14). */
export const ticketBody = (game: Game, numbers: readonly number[] = [1, 2, 3, 4, 5, 6]) => ({
  ...Object.fromEntries(mainFields.map((field, at) => [field, numbers[at]])),
  [game === 'powerball' ? 'power_ball' : 'mega_ball']: numbers[5],
});

/** What a sign-up form sends (SU-6). */
export const registrationOf = (email: string, secret = password, first_name = 'Ada', last_name = 'Byron') => ({
  email,
  password: secret,
  password1: secret,
  first_name,
  last_name,
  consent_to_updates: true,
  agree_to_terms: true,
});

type Link = { readonly uid: string; readonly token: string };

/** What people do with accounts, by calls to a server. */
export const accountCalls = (call: Call) => {
  const post = (path: string, body: object) => call('POST', path, { body });
  return {
    call,
    register: (...form: Parameters<typeof registrationOf>) => post(accountPaths.register, registrationOf(...form)),
    activate: ({ uid, token }: Link) => post(accountPaths.activate, { uid64: uid, token }),
    signIn: (email: string, secret = password) => post(accountPaths.login, { email, password: secret }),
    askForReset: (email: string) => post(accountPaths.resetRequest, { email }),
    /** Sets another password with the link of a reset email. */
    confirmReset: ({ uid, token }: Link, secret: string) =>
      post(accountPaths.resetConfirm, { uid, token, new_password1: secret, new_password2: secret }),
  };
};

/** Answers of calls that need a password, three at once: of more, a busy machine refuses those that wait too long. */
export const fewAtOnce = <Result>(count: number, call: (at: number) => Promise<Result>): Promise<readonly Result[]> =>
  pLimit(3).map(Array(count).keys(), call);

type WrittenMail = QueuedMail & SentMail;

/** An email with its content: as delivered, or as it would be now. */
export const written = async (
  context: Pick<AppContext, 'db' | 'clock' | 'signingKey' | 'settings'>,
  mail: QueuedMail,
): Promise<WrittenMail> => {
  if (mail.content !== null) return { ...mail, ...mail.content };
  const write = await emailRenderers(context)[mail.kind]([mail]);
  const template = write(mail);
  if (template === undefined || template === 'later') throw new Error(`Nothing is to be written now: ${mail.kind}`);
  return { ...mail, ...(await render(template, context.settings.publicUrl)) };
};

/** The path of the link in a mail, `/user/{purpose}/{uid}/{token}`, and its parts. */
export const linkIn = (text: string): Link & { readonly path: string; readonly purpose: string } => {
  const [path = '', purpose = '', uid = '', token = ''] =
    /\/user\/(activate|password-reset|email-change)\/([\w-]+)\/([\w-]+)/.exec(text) ?? [];
  return { path, purpose, uid, token };
};

const names = { first_name: 'Ada', last_name: 'Byron' };
// A hash says itself what it costs to check: this one hardly anything.
const password_hash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Stores an active account as if it had been registered at an instant; its id. */
export const addAccount = async (
  db: Db,
  email: string,
  at: number,
  other: Partial<typeof users.$inferInsert> = {},
): Promise<string> => {
  const [agreed_at, activated_at, created_at] = [new Date(at), new Date(at), new Date(at)];
  const account = { email, ...names, password_hash, consents_to_updates: true, agreed_at, activated_at, created_at };
  const [added] = await db
    .insert(users)
    .values({ ...account, ...other })
    .returning();
  return added?.id ?? '';
};

export type SignedIn = v.InferOutput<typeof loginAnswer> & { readonly email: string };

export type Served = {
  /** One request, whose answer must be as described; a string body is sent as it is, any other as JSON. */
  readonly call: Call;
  readonly context: OpenApp;
  readonly clock: { readonly now: () => number; readonly advance: (milliseconds: number) => void };
};

/** The accounts of a server: what people do with them, and what was stored and mailed. */
export const accountsOn = ({ call, context, clock }: Served) => {
  const calls = accountCalls(call);
  /** The outbox's rows for an address once everything due has been tried, oldest first. */
  const storedMails = async (email: string): Promise<readonly QueuedMail[]> => {
    await context.wakeMail();
    const mails = await context.db
      .select({ mail: outbox })
      .from(outbox)
      .innerJoin(users, eq(users.id, outbox.user_id))
      .where(eq(sql`coalesce(${outbox.recipient}, ${users.email})`, email))
      .orderBy(asc(outbox.at));
    clock.advance(1000);
    return mails.map(({ mail }) => mail);
  };
  /** The emails to an address as delivered, or as they would be without a mail server, oldest first. */
  const mailsTo = async (email: string): Promise<readonly WrittenMail[]> =>
    Promise.all((await storedMails(email)).map((mail) => written(context, mail)));
  /** The link of the newest email with one to an address. Throws if two are equally new: either could come first. */
  const newestLink = async (email: string) => {
    const linked = (await mailsTo(email)).filter(({ text }) => linkIn(text).purpose !== '');
    const [before, newest] = [undefined, undefined, ...linked].slice(-2);
    if (newest !== undefined && before?.at.getTime() === newest.at.getTime())
      throw new Error(`Two mails to ${email} are as new: ${before.subject}, ${newest.subject}`);
    return linkIn(newest?.text ?? '');
  };
  /** A browser that sends some headers with each request, and the cookie that it got last. */
  const browserAt = (headers: Record<string, string> = {}) => {
    let cookie = headers['cookie'] ?? '';
    const callWithCookie: Call = async (method, path, sent) => {
      const answer = await call(method, path, { ...sent, headers: { ...sent?.headers, ...headers, cookie } });
      cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return answer;
    };
    return { cookie: () => cookie, ...accountCalls(callWithCookie) };
  };
  return {
    ...calls,
    storedMails,
    mailsTo,
    newestLink,
    browserAt,
    /** A sender whose IPv4 address comes from a trusted proxy. */
    senderAt: (number = 1) => browserAt({ 'x-forwarded-for': `192.0.2.${number}` }),
    /** Signs an address up: the link that was mailed, and the token with which the mail is sent again. */
    signUp: async (email = newAddress(), secret?: string, first_name?: string) => {
      const { resend } = v.parse(registrationAnswer, (await calls.register(email, secret, first_name)).body);
      return { email, resend, link: await newestLink(email) };
    },
    /** The address of a person with an active account, who was sent no mail. */
    activatedPerson: async (): Promise<string> => {
      const email = newAddress();
      await addAccount(context.db, email, clock.now());
      return email;
    },
    /** A person with an active account and a session, who was sent no mail. */
    signedInPerson: async (): Promise<SignedIn> => {
      const email = newAddress();
      const id = await addAccount(context.db, email, context.clock.now());
      const { tokens } = await startSession(context, id, 'Another browser');
      return { email, user: { id, email, ...names }, ...tokens };
    },
  };
};

/** The answers to calls that wait for what a transaction locks, one behind the other. Only on PostgreSQL. */
export const answersBehind = async <Answers extends readonly unknown[]>(
  db: Db,
  transaction: (tx: Db) => Promise<unknown>,
  ...calls: { readonly [At in keyof Answers]: () => Promise<Answers[At]> }
): Promise<Answers> => {
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock'`;
  const started: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await transaction(tx);
    for (const call of calls) {
      started.push(call());
      await expect.poll(() => db.$count(sql`pg_stat_activity`, isWaiting)).toBe(started.length);
    }
  });
  const answers: readonly unknown[] = await Promise.all(started);
  return answers as Answers;
};
