import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

/** What a handler cannot do without: Hono, pg, the call's one statement and its rows as JSON; nobody signs in. */
const pool = new pg.Pool({ connectionString: process.argv[2], max: 10, options: '-c jit=off' });
const app = new Hono();

app.get('/latest', async (c) => {
  const { rows } = await pool.query(
    `select main, special, multiplier, state, to_char(date, 'YYYY-MM-DD') as date from draws
    where game = 'powerball' and date <= '2026-11-18' order by date desc limit 1`,
  );
  return c.json(rows);
});
app.get('/:user/tickets', async (c) => {
  const { rows } = await pool.query(
    `select ticket_id, main, special, stored_at, valid_from from plays
    where user_id = $1 and game = 'powerball' and valid_until is null order by stored_at desc, ticket_id desc`,
    [c.req.param('user')],
  );
  return c.json(rows);
});
app.post('/:user/tickets', async (c) => {
  const { main, special } = await c.req.json<{ main: number[]; special: number }>();
  await pool.query(
    `insert into plays (user_id, game, main, special, stored_at, valid_from)
    values ($1, 'powerball', $2, $3, now(), now())`,
    [c.req.param('user'), main, special],
  );
  return c.json({ message: 'Ticket created successfully' }, 201);
});

serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`http://127.0.0.1:${port}`));
