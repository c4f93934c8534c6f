import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { outbox, users } from '../../../server/db/schema.ts';
import { setResultsPreference } from '../../../server/mail/unsubscribe.ts';
import { startOnEither } from '../../support/server.ts';
import { addPerson, addTicket, drawn, heldAt, hour, showDraw } from '../results/fixture.ts';
import { serverWithMailbox } from './mailbox.ts';

describe('unsubscribing', () => {
  const { server, mailbox } = serverWithMailbox(startOnEither, { PUBLIC_URL: 'https://board.example.org' });
  let ann: string;
  beforeAll(async () => {
    const { db, wakeChecks, wakeMail } = server().context;
    ann = await addPerson(db, 'ann');
    await addTicket(db, ann, drawn);
    server().clock.advance(heldAt + 13 * hour - server().clock.now());
    await showDraw(db, drawn);
    await wakeChecks();
    await wakeMail();
  });

  const headerOf = (name: string) =>
    mailbox()
      .received[0]?.headerLines.find(({ key }) => key === name)
      ?.line.replace(/\r?\n /g, ' ');
  const path = () => new URL(/<(.*)>/.exec(headerOf('list-unsubscribe') ?? '')?.[1] ?? '').pathname;
  const wantsMail = async () =>
    (await server().context.db.select().from(users).where(eq(users.id, ann)))[0]?.wants_results_mail;

  test('a results email has the one-click headers, and the same address in its text [SV-12]', () => {
    expect(headerOf('list-unsubscribe')).toMatch(
      new RegExp(`^List-Unsubscribe: <https://board\\.example\\.org/unsubscribe/${ann}/[\\w-]{43}>$`),
    );
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mailbox().received[0]?.text).toContain(`https://board.example.org${path()}`);
  });

  test('its link asks for one click and changes nothing before that [SV-12]', async () => {
    const { status, body, headers } = await server().call('GET', path());
    expect([status, await wantsMail()]).toEqual([200, true]);
    expect(String(body)).toContain(`<form method="post" action="${path()}"><button>Unsubscribe</button></form>`);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(String(body)) ?? [];
    expect((await server().call('GET', style)).headers.get('content-type')).toBe('text/css; charset=utf-8');
  });

  test('a mailbox’s POST without a session unsubscribes; one click undoes it [SV-12]', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await server().call('POST', path(), { body: 'List-Unsubscribe=One-Click', headers });
      expect([status, await wantsMail()]).toEqual([200, false]);
      expect(String(body)).toContain('<h1>You are unsubscribed</h1>');
      expect(String(body)).toContain(`action="${path()}/undo"><button>Send them again</button>`);
    }
    expect((await server().call('POST', `${path()}/undo`)).status).toBe(200);
    expect(await wantsMail()).toBe(true);
  });

  test('it deletes results that wait to be sent, except those that the player asked for [SV-12]', async () => {
    const { db, clock } = server().context;
    const ben = await addPerson(db, 'ben');
    const later = { user_id: ben, at: new Date(clock.now() + hour), game: 'powerball', date: '2026-11-18' } as const;
    const kinds = ['results', 'correction', 'results-again'] as const;
    await db.insert(outbox).values(kinds.map((kind) => ({ ...later, kind })));
    await setResultsPreference(db, ben, false);
    const left = await db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.user_id, ben));
    expect(left).toEqual([{ kind: 'results-again' }]);
  });

  test('results queued at the same moment are not sent, except those that the player asked for [SV-12]', async () => {
    const { db, clock, wakeMail } = server().context;
    const cas = await addPerson(db, 'cas', false);
    await addTicket(db, cas, drawn);
    const due = { user_id: cas, at: new Date(clock.now()), game: 'powerball', date: '2026-11-18' } as const;
    const kinds = ['results', 'correction', 'results-again'] as const;
    await db.insert(outbox).values(kinds.map((kind) => ({ ...due, kind })));
    await wakeMail();
    const left = await db.select().from(outbox).where(eq(outbox.user_id, cas));
    expect(left.map(({ kind, state }) => [kind, state])).toEqual([['results-again', 'sent']]);
  });

  test.each(['.', ')', '>', ',', '%20', '%E2%80%8B', '=3D', '%3E', ').', '%0D%0A'])(
    'a link followed by %j works as well [OT-6, SV-12]',
    async (tail) => {
      const { status, body } = await server().call('GET', `${path()}${tail}`);
      expect([status, String(body).includes(`action="${path()}"`)]).toEqual([200, true]);
      expect((await server().call('POST', `${path()}${tail}`)).status).toBe(200);
      expect(await wantsMail()).toBe(false);
      expect((await server().call('POST', `${path()}${tail}/undo`)).status).toBe(200);
      expect(await wantsMail()).toBe(true);
    },
  );

  test('another user’s, a shortened or a made-up signature does nothing [SV-12]', async () => {
    const right = path();
    const bob = await addPerson(server().context.db, 'bob');
    for (const wrong of [
      right.replace(ann, bob),
      right.slice(0, -1),
      `${right}A`,
      `/unsubscribe/${ann}/-`,
      '/unsubscribe/%00/%ff',
    ]) {
      for (const way of ['GET', 'POST'])
        expect([wrong, (await server().call(way, wrong)).status]).toEqual([wrong, 404]);
    }
    expect(await wantsMail()).toBe(true);
  });
});
