import { desc, isNotNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { emailRenderers } from '../../server/app.ts';
import { outbox, plays } from '../../server/db/schema.ts';
import { settleAged, storeReading } from '../../server/draws/ledger/store.ts';
import { deliveryOf } from '../../server/mail/delivery.ts';
import { notifyPlayers as serverNotifies } from '../../server/results/notifying.ts';
import { accessTokenFor, readAccessToken } from '../../server/sessions/sessions.ts';
import type { Game } from '../../src/rules/games.ts';
import { sendDue } from '../server/mail/queue.ts';
import type { TestServer } from '../support/server.ts';
import { reconcile, reportDraw } from './draws.ts';
import { notifyPlayers, sendMails } from './results.ts';
import type { Ask, Mail, Player, Report, Twin } from './twin.ts';

/** The server beside its twin: both are called alike, and each call fails where they answer differently. */
export const openReal = (server: TestServer, twin: Twin) => {
  const { context, clock } = server;
  const { db } = context;
  let calls = 0;
  const moveClock = (milliseconds: number): void => {
    clock.advance(milliseconds);
    twin.now = clock.now();
  };
  // No two things happen at the same instant, so that each list has one order.
  const goOn = () => moveClock(1);

  const compareMails = async (): Promise<void> => {
    const stored = await db
      .select({ kind: outbox.kind, state: outbox.state, to: outbox.user_id, game: outbox.game, date: outbox.date })
      .from(outbox)
      .where(isNotNull(outbox.game));
    const ofTwin = ({ kind, state, player, about }: Mail) => ({ kind, state, to: player.session.userId, ...about });
    const sorted = (mails: readonly object[]) => mails.map((mail) => JSON.stringify(mail)).toSorted();
    expect(sorted(stored), 'the outbox').toEqual(sorted(twin.outbox.map(ofTwin)));
    goOn();
  };

  const join = async (name: string): Promise<Player> => {
    const { access } = await server.signedInPerson();
    const session = (await readAccessToken(access, context)) ?? expect.fail(`${name} is not signed in`);
    const player = { name, session, wantsResults: true };
    twin.players.push(player);
    goOn();
    return player;
  };

  return {
    twin,
    moveClock,
    calls: () => calls,
    /** How somebody, who gets an account where there is none, asks with an access token that has not ended. */
    async askAs(name: string): Promise<Ask> {
      const player = twin.players.find((one) => one.name === name) ?? (await join(name));
      return async (request, handler, body) => {
        const [method = '', path = ''] = request.split(' ');
        calls += 1;
        const access = await accessTokenFor(player.session, context);
        const { status, body: answer } = await server.call(method, path, { access, body });
        const [newest] = await db.select({ id: plays.ticket_id }).from(plays).orderBy(desc(plays.stored_at)).limit(1);
        const expected = handler({ twin, player, newestTicket: newest?.id ?? '' });
        expect({ status, body: answer }, `the answer to ${request}`).toMatchObject(expected);
        goOn();
      };
    },
    /** Sources say the main numbers in ascending order. */
    async report({ source, game, ...said }: Report) {
      const draw = { ...said, main: said.main.toSorted((one, other) => one - other) };
      const reading = { draws: [{ ...draw, multiplier: null }], jackpots: [], unreadable: [] };
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
      await sendDue(db, deliveryOf(context.settings), { clock, renderers: emailRenderers(context) });
      sendMails(twin);
      await compareMails();
    },
  };
};
export type Real = ReturnType<typeof openReal>;
