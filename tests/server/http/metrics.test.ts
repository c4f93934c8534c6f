import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { drawChecks, outbox } from '../../../server/db/schema.ts';
import { day, minute, places, startServer, type TestServer } from '../../support/server.ts';
import { addPerson, addTicket, drawn, showDraw } from '../results/fixture.ts';

const read = (text: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    String(text)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

const token = 'a token that only the tests know, 32 and more';

const metricsOf = async (server: TestServer) =>
  read((await server.call('GET', '/metrics', { headers: { Authorization: `Bearer ${token}` } })).body);

describe.each(places)('metrics on $name', ({ name, start }) => {
  let server: TestServer;

  const ago = (milliseconds: number) => new Date(server.clock.now() - milliseconds);
  const board = async () =>
    Object.fromEntries(
      Object.entries(await metricsOf(server))
        .filter(([key]) => /^lottery_board_(?!http|pool)/.test(key))
        .map(([key, value]) => [key.slice('lottery_board_'.length), value]),
    );

  test('show nothing overdue and no draw on an empty server', async () => {
    server = await start();
    expect(await board()).toEqual({
      database_up: 1,
      outbox_waiting_mails: 0,
      outbox_dead_mails: 0,
      'outbox_lateness_seconds{queue="account"}': 0,
      'outbox_lateness_seconds{queue="any"}': 0,
      checking_lag_seconds: 0,
    });
  });

  test('show waiting and dead emails, the age of draws and the lag of checking [SV-10]', async () => {
    server = await start({
      env: { SMTP_URL: 'smtp://127.0.0.1:1', METRICS_TOKEN: token, ...(name === 'PostgreSQL' && { ROLE: 'api' }) },
    });
    const { db } = server.context;
    const user_id = await addPerson(db, 'ann');
    const results = { user_id, game: 'powerball', date: '2026-11-16', kind: 'results' } as const;
    await db.insert(outbox).values([
      { ...results, at: ago(-minute) },
      { user_id, kind: 'reset', at: ago(-2 * minute) },
      { ...results, state: 'dead', at: ago(minute) },
      { ...results, state: 'dead', at: ago(day) },
      { ...results, state: 'sent', at: ago(minute) },
    ]);
    await showDraw(db, drawn, { date: '2026-11-14', resultsFrom: server.clock.now() - 3 * day });
    await showDraw(db, drawn, { date: '2026-11-16', state: 'provisional' });
    await showDraw(db, drawn, { game: 'megamillions', date: '2026-11-17', state: 'sample' });
    const before = await board();
    expect(before).toMatchObject({ outbox_waiting_mails: 2, outbox_dead_mails: 1, checking_lag_seconds: 0 });
    // 22:59 on Monday in New York is 3:59 in Greenwich; now it is 18:00 on Wednesday there.
    expect(before['newest_draw_age_seconds{game="powerball"}']).toBe((38 * 60 + 1) * 60);
    expect(before).not.toHaveProperty('newest_draw_age_seconds{game="megamillions"}');

    await addTicket(db, user_id, drawn, { changed: server.clock.now() - 9 * day });
    expect((await board())['checking_lag_seconds']).toBe(3 * 24 * 3600);
    const check = { game: 'powerball', date: '2026-11-14', special: drawn.special, is_sample: false } as const;
    await db.insert(drawChecks).values({ ...check, main: [...drawn.main], is_done: true });
    expect((await board())['checking_lag_seconds']).toBe(0);
    await db.update(drawChecks).set({ is_done: false });
    server.clock.advance(3 * minute);
    expect(await board()).toMatchObject({
      checking_lag_seconds: 3 * 24 * 3600 + 180,
      'outbox_lateness_seconds{queue="account"}': 60,
      'outbox_lateness_seconds{queue="any"}': 120,
    });
  });

  test('count requests by route pattern, never by path', async () => {
    server = await start();
    const missing = gamePaths('powerball').ticket('5a3c0f1e-8b7d-4c1a-9e2f-0a1b2c3d4e5f');
    for (const path of ['/healthz', missing, '/api/v1/none/ann@example.org', '/nowhere/ann@example.org'])
      await server.call('DELETE', path);
    await server.call('POST', accountPaths.login, { body: { email: 'ann@example.org', password: 'x' } });
    const text = String((await server.call('GET', '/metrics')).body);
    const counted = text.match(/(?<=^lottery_board_http_request_duration_seconds_count).*$/gm);
    expect(counted).toEqual([
      '{method="DELETE",route="/healthz",status="405"} 1',
      '{method="DELETE",route="/api/v1/powerball/tickets/:ticket_id/",status="401"} 1',
      '{method="DELETE",route="/api/*",status="404"} 1',
      '{method="DELETE",route="/*",status="404"} 1',
      '{method="POST",route="/api/v1/user/login/",status="400"} 1',
    ]);
    expect(text).not.toMatch(/ann@|5a3c0f1e/);
    expect(read(text)).toHaveProperty('nodejs_eventloop_lag_p99_seconds');
    expect('lottery_board_pool_waiting_queries' in read(text)).toBe(name === 'PostgreSQL');
  });

  test('show that the database does not answer, and everything else', async () => {
    server = await start();
    await board();
    await server.context.db.execute(sql`alter table outbox rename to lost`);
    expect(await board()).toEqual({ database_up: 0 });
    expect(await metricsOf(server)).toHaveProperty('process_cpu_seconds_total');
    await server.context.db.execute(sql`alter table lost rename to outbox`);
    expect(await board()).toMatchObject({ database_up: 1, outbox_waiting_mails: 0 });
  });
});

describe('access to metrics', () => {
  let server: TestServer;
  const status = async (headers: Record<string, string> = {}) =>
    (await server.call('GET', '/metrics', { headers })).status;
  const from = async (remoteAddress: string) =>
    (await server.context.app.request('/metrics', {}, { incoming: { socket: { remoteAddress } } })).status;

  test('is for this machine only, without a token', async () => {
    server = await startServer({ env: { TRUST_PROXY: 'true' } });
    expect(await Promise.all(['127.0.0.1', '::ffff:127.0.0.1', '::1'].map(from))).toEqual([200, 200, 200]);
    const others = ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1', ''];
    expect(await Promise.all(others.map(from))).toEqual([403, 403, 403, 403]);
  });

  test('is for the bearer of the token, from any address [SA-1]', async () => {
    server = await startServer({ env: { PUBLIC_URL: 'https://board.example.org', METRICS_TOKEN: token } });
    const refused = await server.call('GET', '/metrics');
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect(await status({ Authorization: `Bearer ${token}x` })).toBe(401);
    expect(await status({ Authorization: token })).toBe(401);
    expect(await status({ Authorization: `Bearer ${token}` })).toBe(200);
    const { headers } = await server.call('GET', '/metrics', { headers: { Authorization: `Bearer ${token}` } });
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
