import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { emailRenderers } from '../../../server/app.ts';
import { rowsOf } from '../../../server/db/database.ts';
import { outbox, users } from '../../../server/db/schema.ts';
import { settleAged, storeReading } from '../../../server/draws/ledger/store.ts';
import { deliveryOf } from '../../../server/mail/delivery.ts';
import { openPump } from '../../../server/mail/pump.ts';
import { notifyPlayers as serverNotifies } from '../../../server/results/notifying.ts';
import { tokens, type Tokens } from '../../../src/protocol/account.ts';
import type { Game } from '../../../src/rules/games.ts';
import { answer } from '../../model/calls.ts';
import { reconcile, reportDraw } from '../../model/draws.ts';
import { notifyPlayers, sendMails } from '../../model/results.ts';
import { newTwin, type Report, type Request, type Twin } from '../../model/twin.ts';
import { linkIn } from '../server/accounts.ts';
import type { Answer, TestServer } from '../server.ts';

/** The server and its twin say different things of something. */
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
  readonly said: { readonly server: unknown; readonly twin: unknown };
  constructor(about: string, said: Disagreement['said']) {
    super(about);
    this.said = said;
  }
}
const agree = (about: string, server: unknown, twin: unknown): void => {
  if (!isDeepStrictEqual(server, twin)) throw new Disagreement(about, { server, twin });
};

/** The server and its twin, which are called alike; each call throws Disagreement where they answer differently. */
export const openBoth = (server: TestServer) => {
  const { context, clock } = server;
  const { db } = context;
  let twin = newTwin(clock.now());
  let calls = 0;
  /** What players have come by, also what is of no use any more. */
  const links: ReturnType<typeof linkIn>[] = [];
  const issued = new Map<string, Tokens[]>();

  const moveClock = (milliseconds: number): void => {
    clock.advance(milliseconds);
    twin = { ...twin, now: clock.now() };
  };

  const call = async (request: Request): Promise<Answer> => {
    const { method, path, ...sent } = request;
    calls += 1;
    const { status, body, headers } = await server.call(method, path, sent);
    const chosen = await chosenBy(server, body);
    const link = { uid: chosen.player, token: chosen.link, purpose: chosen.purpose };
    if (!links.some(({ token }) => token === link.token)) links.push(link);
    const expected = answer(twin, request, chosen);
    agree(`the answer to ${method} ${path}`, { status, body: plain(body) }, expected.answer);
    twin = expected.twin;
    // No two things happen at the same instant, so that each list has one order.
    moveClock(1);
    return { status, body, headers };
  };

  const compareMails = async (): Promise<void> => {
    const emailOf = new Map(twin.players.map(({ id, email }) => [id, email]));
    const expected = twin.outbox.map(({ player, kind, about = { game: null, date: null }, path = null, isSent }) =>
      mailText({ kind, ...about, state: isSent ? 'sent' : 'waiting' }, emailOf.get(player), path),
    );
    agree('the outbox', (await mailsOf(server)).toSorted(), expected.toSorted());
  };

  return {
    call,
    moveClock,
    twin: (): Twin => twin,
    calls: () => calls,
    /** Every link of a player for a purpose, the newest first. */
    links: (purpose: string, uid: string) =>
      links.filter((link) => link.purpose === purpose && link.uid === uid).toReversed(),
    /** Every pair of tokens that an address was given, the newest first. */
    tokens: (email: string) => (issued.get(email) ?? []).toReversed(),
    /** A call that hands out tokens to an address. */
    callForTokens: async (email: string, request: Request): Promise<void> => {
      const { status, body } = await call(request);
      if (status === 200) issued.set(email, [...(issued.get(email) ?? []), v.parse(tokens, body)]);
    },
    report: async (report: Report): Promise<void> => {
      const { source, game, ...draw } = report;
      const reading = { draws: [draw], jackpots: [], unreadable: [] };
      await storeReading(db, { source, game, reading, now: clock.now() });
      twin = reportDraw(twin, report);
      moveClock(1);
    },
    settle: async (game: Game): Promise<void> => {
      await settleAged(db, game, clock.now());
      twin = reconcile(twin, game);
    },
    notify: async (): Promise<void> => {
      await serverNotifies(context);
      twin = notifyPlayers(twin);
      await compareMails();
      moveClock(1);
    },
    send: async (): Promise<void> => {
      const { settings, log } = context;
      const worker = { db, clock, log, settings, delivery: deliveryOf(settings), renderers: emailRenderers(context) };
      await openPump({ ...worker, isAlone: true }).run();
      twin = sendMails(twin);
      await compareMails();
      moveClock(1);
    },
  };
};

export type Both = ReturnType<typeof openBoth>;

const newest = v.object({ path: v.nullable(v.string()), ticket: v.nullable(v.string()) });

/** What the server made up by chance: the newest link and ticket, and the tokens of an answer. */
const chosenBy = async ({ context: { db } }: TestServer, body: unknown) => {
  const answer = await db.execute(sql`
    select (select path from outbox where path is not null order by at desc limit 1) as path,
      (select ticket_id from plays order by stored_at desc limit 1) as ticket`);
  const { path, ticket } = rowsOf(newest, answer)[0] ?? { path: null, ticket: null };
  const { uid: player, token: link, purpose } = linkIn(path ?? '');
  const { refresh, access } = v.is(tokens, body) ? body : { refresh: '', access: '' };
  return { player, link, purpose, ticket: ticket ?? '', refresh, access };
};

/** A page as its heading, anything else as it is. */
const plain = (body: unknown): unknown =>
  typeof body === 'string' ? (/<h1>(.*)<\/h1>/.exec(body)?.[1] ?? body) : body;

type MailSeen = Pick<typeof outbox.$inferSelect, 'kind' | 'game' | 'date' | 'state'>;
const mailText = ({ kind, game, date, state }: MailSeen, to: string | undefined, link: string | null): string =>
  [state, kind, 'to', to, game ?? '', date ?? '', linkIn(link ?? '').token].join(' ');

/** The server's outbox as texts; a mail's link is the one that it says once it was sent. */
const mailsOf = async ({ context: { db } }: TestServer): Promise<readonly string[]> => {
  const rows = await db.select().from(outbox).innerJoin(users, eq(users.id, outbox.user_id));
  return rows.map(({ outbox: mail, users: { email } }) => mailText(mail, email, mail.content?.text ?? mail.path));
};
