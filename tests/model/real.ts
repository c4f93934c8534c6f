import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect } from 'vitest';
import { emailRenderers } from '../../server/app.ts';
import { rowsOf } from '../../server/db/database.ts';
import { outbox, users } from '../../server/db/schema.ts';
import { settleAged, storeReading } from '../../server/draws/ledger/store.ts';
import { deliveryOf } from '../../server/mail/delivery.ts';
import { openPump } from '../../server/mail/pump.ts';
import { notifyPlayers as serverNotifies } from '../../server/results/notifying.ts';
import { tokens } from '../../src/protocol/account.ts';
import type { Game } from '../../src/rules/games.ts';
import { linkIn } from '../support/server/accounts.ts';
import type { TestServer } from '../support/server.ts';
import { sessionOf } from './accounts.ts';
import { reconcile, reportDraw } from './draws.ts';
import { notifyPlayers, sendMails } from './results.ts';
import { notSignedIn, type Body, type Handler, type Report, type Twin } from './twin.ts';

/** A request, and how a twin answers it; a path may be a pattern of which `{game}` and `{named}` are filled in. */
export type Endpoint = { readonly call: string; readonly handler: Handler; readonly isPublic?: boolean };
export type Asked = { game?: Game; named?: string; access?: string; body?: Body };

/** The server beside its twin: both are called alike, and each call fails where they answer differently. */
export const openReal = (server: TestServer, twin: Twin) => {
  const { context, clock } = server;
  const { db } = context;
  const moveClock = (milliseconds: number): void => {
    clock.advance(milliseconds);
    twin.now = clock.now();
  };
  // No two things happen at the same instant, so that each list has one order.
  const goOn = () => moveClock(1);

  const compareMails = async (): Promise<void> => {
    const rows = await db.select().from(outbox).innerJoin(users, eq(users.id, outbox.user_id));
    const sent = rows.map(({ outbox: { kind, state, game, date, content, path }, users: { email: to } }) => ({
      ...{ kind, state, to, game, date },
      token: linkIn(content?.text ?? path ?? '').token,
    }));
    const expected = twin.outbox.map(({ kind, isSent, player: { email: to }, about, path = '' }) => ({
      ...{ kind, state: isSent ? 'sent' : 'waiting', to, game: about?.game ?? null, date: about?.date ?? null },
      token: linkIn(path).token,
    }));
    const sorted = (mails: readonly object[]) => mails.map((mail) => JSON.stringify(mail)).toSorted();
    expect(sorted(sent), 'the outbox').toStrictEqual(sorted(expected));
    goOn();
  };

  return {
    twin,
    moveClock,
    calls: 0,
    async call({ call, handler, isPublic }: Endpoint, { game = 'powerball', named = '', ...sent }: Asked) {
      const [first, ball] = game === 'powerball' ? ['powerball', 'powerball'] : ['lottery', 'megaball'];
      const text = call.replace('{game}', first).replace('{ball}', ball).replace('{named}', named);
      const [method = '', path = ''] = text.split(' ');
      this.calls += 1;
      const { status, body } = await server.call(method, path, sent);
      const session = sessionOf(twin, sent.access) ?? nobody;
      const chosen = await chosenBy(server, body);
      const asked = { twin, body: sent.body ?? {}, chosen, session, player: session.player, game, named };
      const answer = session === nobody && !isPublic ? notSignedIn : handler(asked);
      expect({ status, body: plain(body) }, `the answer to ${text}`).toStrictEqual(answer);
      goOn();
    },
    async report({ source, game, ...draw }: Report) {
      const reading = { draws: [draw], jackpots: [], unreadable: [] };
      await storeReading(db, { source, game, reading, now: clock.now() });
      reportDraw(twin, { source, game, ...draw });
      goOn();
    },
    async settle(game: Game) {
      await settleAged(db, game, clock.now());
      reconcile(twin, game);
    },
    async notify() {
      await serverNotifies(context);
      notifyPlayers(twin);
      await compareMails();
    },
    async send() {
      const { settings, log } = context;
      const worker = { db, clock, log, settings, delivery: deliveryOf(settings), renderers: emailRenderers(context) };
      await openPump({ ...worker, isAlone: true }).run();
      sendMails(twin);
      await compareMails();
    },
  };
};
export type Real = ReturnType<typeof openReal>;

const nobody = {
  player: { id: '', email: '', firstName: '', lastName: '', password: '', isActive: false, wantsResults: false },
  hasEnded: true,
};

const newest = v.object({ path: v.nullable(v.string()), ticket: v.nullable(v.string()) });

/** What the server made up by chance: the newest link and ticket, and the tokens of an answer. */
const chosenBy = async ({ context: { db } }: TestServer, body: unknown) => {
  const answer = await db.execute(sql`
    select (select path from outbox where path is not null order by at desc limit 1) as path,
      (select ticket_id from plays order by stored_at desc limit 1) as ticket`);
  const { path, ticket } = rowsOf(newest, answer)[0] ?? { path: null, ticket: null };
  const { uid: player, token: link } = linkIn(path ?? '');
  const { refresh, access } = v.is(tokens, body) ? body : { refresh: '', access: '' };
  return { player, link, ticket: ticket ?? '', refresh, access };
};

/** A page as its heading, anything else as it is. */
const plain = (body: unknown): unknown =>
  typeof body === 'string' ? (/<h1>(.*)<\/h1>/.exec(body)?.[1] ?? body) : body;
