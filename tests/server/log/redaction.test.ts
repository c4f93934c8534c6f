import { sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { loggedError, messageOf, redact } from '../../../server/redaction.ts';
import { hashOfToken, newToken } from '../../../server/secrets.ts';
import { keptLog } from '../../support/log-lines.ts';
import { openTestMemory } from '../../support/server/memory.ts';

const id = '5a3c0f1e-8b7d-4c1a-9e2f-0a1b2c3d4e5f';

describe('redaction of a log line [SX-2]', () => {
  test.each([
    ['550 <ada.byron+draws@example.org>: no such user', '550 <[address]>: no such user'],
    ["550 <anne.o'brien@example.org>, 'ann@example.org'", "550 <[address]>, '[address]'"],
    ['to ädä@exämple.org, bob@localhost', 'to [address], [address]'],
    ['postgres://board:pass%2Fword@db.internal:5432/board', 'postgres://[credentials]@db.internal:5432/board'],
    ['smtps://user%40example.org:secret@mail.internal', 'smtps://[credentials]@mail.internal'],
    [`https://board.example.org/user/activate/${id}/abc`, 'https://board.example.org/[link]'],
    [`GET /unsubscribe/${id}/abc_d-e`, 'GET /[link]'],
    ['$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA was stored', '[hash] was stored'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-def_1', 'Bearer [token]'],
  ])('%s', (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });

  test('hides tokens and their hashes in any text or field', () => {
    const { log, lines } = keptLog();
    for (let tries = 0; tries < 100; tries += 1) {
      const token = newToken();
      log.warn({ field: hashOfToken(token) }, `a message with ${token}`);
      expect(lines.at(-1)).toMatchObject({ field: '[secret]', msg: 'a message with [secret]' });
    }
  });

  test.each([
    `the account ${id}`,
    'constraint refresh_tokens_session_id_sessions_id_fk',
    '    at read (file:///srv/board/node_modules/@electric-sql/pglite/dist/index.js:1:2)',
    'connect ECONNREFUSED 127.0.0.1:5432',
  ])('keeps what helps an operator: %s', (text) => {
    expect(redact(text)).toBe(text);
  });
});

describe('an error in the log [SX-2]', () => {
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "Ada’s secret"'), { code: '22P02' });
  const failed = new DrizzleQueryError('select $1 from users', ['Ada', 'line\n    at Ada (of:1:2)'], cause);

  test('has name, code, SQL and stack, but no query parameters', () => {
    const { log, lines } = keptLog();
    log.error({ error: failed }, 'it failed');
    expect(lines).toMatchObject([
      {
        msg: 'it failed',
        error: {
          name: 'Error',
          message: 'A query failed: invalid input syntax for type uuid: …',
          sql: 'select $1 from users',
          cause: { code: '22P02', message: 'invalid input syntax for type uuid: …' },
        },
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Ada');
    expect(loggedError(failed)).toHaveProperty(
      ['stack', 0],
      expect.stringMatching(/^at .*redaction\.test\.ts:\d+:\d+/),
    );
  });

  test('says why PGlite refused a query [SX-2]', async () => {
    const { db, close } = await openTestMemory();
    const error: unknown = await db.execute(sql`select ${'Ada'}::text from nowhere`).catch((thrown: unknown) => thrown);
    await close();
    expect(messageOf(error)).toBe('A query failed: relation "nowhere" does not exist');
    expect(JSON.stringify(loggedError(error))).not.toContain('Ada');
  });

  test('quotes no value of a schema, JSON or a column', () => {
    const thrown = (work: () => unknown): unknown => {
      try {
        return work();
      } catch (error) {
        return error;
      }
    };
    const outOfRange = Object.assign(new Error('value "4111" is out of range for type integer'), { code: '22003' });
    expect([
      messageOf(thrown(() => v.parse(v.number(), 'Ada'))),
      messageOf(thrown(() => JSON.parse('Ada'))),
      messageOf(outOfRange),
    ]).toEqual([
      'Invalid type: Expected number but received …',
      'Unexpected token … is not valid JSON',
      'value … is out of range for type integer',
    ]);
  });

  test('shows its code if it has no message; other values show as they are', () => {
    expect(messageOf(Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))).toBe('ECONNREFUSED');
    expect(messageOf('a@example.org')).toBe('[address]');
  });
});
