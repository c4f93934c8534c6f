import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** What a handler cannot do without: Hono, pg, the call's one statement and its rows as JSON; nobody signs in. */
const [url = '', userId = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10, options: '-c jit=off' });
const app = new Hono();

app.get('/latest', async (c) => {
  const { rows } = await pool.query(
    `select main, special, multiplier, state, to_char(date, 'YYYY-MM-DD') as date from draws
    where game = $1 and date <= $2 order by date desc limit 1`,
    ['powerball', '2026-11-18'],
  );
  return c.json(rows);
});
app.get('/tickets', async (c) => {
  const { rows } = await pool.query(
    `select ticket_id, main, special, stored_at, valid_from from plays
    where user_id = $1 and game = $2 and valid_until is null order by stored_at desc, ticket_id desc`,
    [userId, 'powerball'],
  );
  return c.json(rows);
});
app.post('/tickets', async (c) => {
  const { main, special } = await c.req.json<{ main: number[]; special: number }>();
  await pool.query(
    'insert into plays (user_id, game, main, special, stored_at, valid_from) values ($1, $2, $3, $4, now(), now())',
    [userId, 'powerball', main, special],
  );
  return c.json({ message: 'Ticket created successfully' }, 201);
});

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
  console.log(`ready at http://127.0.0.1:${port}`);
});
process.on('SIGTERM', () => {
  server.close();
  void pool.end();
});
