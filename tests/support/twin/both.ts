import { isDeepStrictEqual } from 'node:util';
import { desc, eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { emailRenderers } from '../../../server/app.ts';
import { outbox, plays, users } from '../../../server/db/schema.ts';
import { settleAged, storeReading } from '../../../server/draws/ledger/store.ts';
import { deliveryOf } from '../../../server/mail/delivery.ts';
import { openPump } from '../../../server/mail/pump.ts';
import { notifyPlayers as serverNotifies } from '../../../server/results/notifying.ts';
import { tokens, type Tokens } from '../../../src/protocol/account.ts';
import type { Game } from '../../../src/rules/games.ts';
import { answer } from '../../model/calls.ts';
import { reconcile, reportDraw } from '../../model/draws.ts';
import { notifyPlayers, sendMails } from '../../model/results.ts';
import { newTwin, type Chosen, type Jackpot, type Report, type Request, type Twin } from '../../model/twin.ts';
import { linkIn } from '../server/accounts.ts';
import type { Answer, TestServer } from '../server.ts';

/** What the server and its twin say differently. */
export type Difference = { readonly about: string; readonly server: unknown; readonly twin: unknown };
export class Disagreement extends Error {
  override readonly name = 'Disagreement';
  readonly difference: Difference;
  constructor(difference: Difference) {
    super(difference.about);
    this.difference = difference;
  }
}

const agree = (about: string, server: unknown, twin: unknown): void => {
  if (!isDeepStrictEqual(server, twin)) throw new Disagreement({ about, server, twin });
};

export type SeenLink = ReturnType<typeof linkIn>;

/** The server and its twin, which are called alike; each call throws Disagreement where they answer differently. */
export const openBoth = (server: TestServer) => {
  const { context, clock } = server;
  const { db } = context;
  let twin = newTwin(clock.now());
  let calls = 0;
  /** What players have come by, also what is of no use any more. */
  const links: SeenLink[] = [];
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
    if (link.token !== '' && !links.some(({ token }) => token === link.token)) links.push(link);
    const expected = answer(twin, request, chosen);
    agree(`the answer to ${method} ${path}`, { status, body: plain(body) }, expected.answer);
    twin = expected.twin;
    // No two things happen at the same instant, so that each list has one order.
    moveClock(1);
    return { status, body, headers };
  };

  const compareMails = async (): Promise<void> => {
    const emailOf = new Map(twin.players.map(({ id, email }) => [id, email]));
    const expected = twin.outbox.map(({ player, kind, about, path, isSent }) =>
      mailText({ to: emailOf.get(player), kind, ...about, isSent, link: linkIn(path ?? '').token }),
    );
    agree('the outbox', (await mailsOf(server)).toSorted(), expected.toSorted());
  };

  return {
    call,
    moveClock,
    twin: (): Twin => twin,
    calls: () => calls,
    links: (purpose: string, uid?: string) =>
      links.filter((link) => link.purpose === purpose && (uid === undefined || link.uid === uid)).toReversed(),
    /** Every pair of tokens that an address was given, the newest first. */
    tokens: (email: string) => (issued.get(email) ?? []).toReversed(),
    /** A call that hands out tokens to an address. */
    callForTokens: async (email: string, request: Request): Promise<void> => {
      const { status, body } = await call(request);
      if (status === 200) issued.set(email, [...(issued.get(email) ?? []), v.parse(tokens, body)]);
    },
    report: async (report: Report, jackpot?: Jackpot): Promise<void> => {
      const { source, game, ...draw } = report;
      const reading = { draws: [draw], jackpots: jackpot === undefined ? [] : [jackpot], unreadable: [] };
      await storeReading(db, { source, game, reading, now: clock.now() });
      twin = reportDraw(twin, report, jackpot);
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

/** What the server made up by chance lately: the newest link and ticket, and the tokens of an answer. */
const chosenBy = async (
  { context: { db } }: TestServer,
  body: unknown,
): Promise<Chosen & { readonly purpose: string }> => {
  const [mail] = await db
    .select({ path: outbox.path })
    .from(outbox)
    .where(isNotNull(outbox.path))
    .orderBy(desc(outbox.at))
    .limit(1);
  const [play] = await db.select({ id: plays.ticket_id }).from(plays).orderBy(desc(plays.stored_at)).limit(1);
  const { refresh, access } = v.is(tokens, body) ? body : { refresh: '', access: '' };
  const { uid, token, purpose } = linkIn(mail?.path ?? '');
  return { player: uid, link: token, purpose, ticket: play?.id ?? '', refresh, access };
};

/** A page as its heading, anything else as it is. */
const plain = (body: unknown): unknown =>
  typeof body === 'string' ? (/<h1>(.*)<\/h1>/.exec(body)?.[1] ?? body) : body;

type MailSeen = {
  readonly to: string | undefined;
  readonly kind: string;
  readonly game?: string | null;
  readonly date?: string | null;
  readonly isSent: boolean;
  readonly link: string;
};
const mailText = ({ to, kind, game, date, isSent, link }: MailSeen): string =>
  [isSent ? 'sent' : 'waiting', kind, 'to', to, game ?? '', date ?? '', link].join(' ').trim();

/** The server's outbox as texts; a mail's link is the one that it says once it was sent. */
const mailsOf = async ({ context: { db } }: TestServer): Promise<readonly string[]> => {
  const rows = await db.select().from(outbox).innerJoin(users, eq(users.id, outbox.user_id));
  return rows.map(({ outbox: { kind, game, date, state, path, content }, users: { email: to } }) =>
    mailText({ to, kind, game, date, isSent: state === 'sent', link: linkIn(content?.text ?? path ?? '').token }),
  );
};
