import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { rowsOf } from '../../../server/db/database.ts';
import { textOf } from '../../rules/house/project.ts';
import { oneDatabase } from '../../support/feeds/databases.ts';
import { openTestMemory } from '../../support/server/memory.ts';

/** Tables that a distributed database keeps whole on every node. */
const common = [
  'corrections',
  'draw_checks',
  'draw_reports',
  'draw_revisions',
  'draws',
  'feed_sources',
  'jackpots',
  'refused_reports',
];
/** Tables that nobody owns, distributed by a key of their own. */
const apart = ['rate_limits'];
/** What does not hold yet; docs/past-one-machine.md says what would change. This list only gets shorter. */
const pending = {
  tables: ['refresh_tokens'],
  keys: ['links_pkey', 'sessions_pkey', 'users_email_unique'],
};

const part = v.object({ table: v.string(), name: v.string(), says: v.string() });

describe('the schema can be distributed by user_id', () => {
  const connected = oneDatabase(openTestMemory);
  const ask = async (query: SQL) => rowsOf(part, await connected().execute(query));

  const columns = () =>
    ask(sql`select table_name as table, column_name as name, concat(is_identity, column_default) as says
      from information_schema.columns where table_schema = 'public'`);
  /** Each table of a player, with the column that names the player. */
  const owned = async () =>
    new Map(
      (await columns())
        .filter(({ table, name }) => name === (table === 'users' ? 'id' : 'user_id'))
        .map(({ table, name }) => [table, name]),
    );

  test('each table is a player’s, common to all, or neither', async () => {
    const players = [...(await owned()).keys()];
    const all = new Set((await columns()).map(({ table }) => table));
    expect([...players, ...common, ...apart, ...pending.tables].toSorted()).toEqual([...all].toSorted());
  });

  test('unique keys of players’ tables include the player', async () => {
    const players = await owned();
    const unique = await ask(sql`select tablename as table, indexname as name, indexdef as says
      from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE %'`);
    const keys = unique.filter(({ table }) => players.has(table));
    expect(keys.length).toBeGreaterThan(players.size);
    const columnsOf = (says: string) => /\((.*?)\)/.exec(says)?.[1]?.split(', ') ?? [];
    const lacking = keys.filter(({ table, says }) => !columnsOf(says).includes(players.get(table) ?? ''));
    expect(lacking.map(({ name }) => name).toSorted()).toEqual(pending.keys);
  });

  test('foreign keys refer only to the owner, by id', async () => {
    const references = await ask(sql`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as says
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
    const players = [...(await owned()).keys(), ...pending.tables].filter((table) => table !== 'users');
    expect(references.map(({ table }) => table).toSorted()).toEqual(players.toSorted());
    const others = references.filter(({ says }) => !says.startsWith('FOREIGN KEY (user_id) REFERENCES users(id)'));
    expect(others.map(({ table }) => table)).toEqual(pending.tables);
  });

  test('no sequence numbers a player’s rows, and there is no trigger', async () => {
    const numbered = (await columns()).filter(({ says }) => /^YES|nextval\(/.test(says)).map(({ table }) => table);
    expect(numbered.filter((table) => ![...common, ...apart].includes(table))).toEqual([]);
    expect(
      await ask(sql`select event_object_table as table, trigger_name as name, action_statement as says
        from information_schema.triggers`),
    ).toEqual([]);
    // A function that asks for one player's rows is distributed by its first argument.
    const functions = sql`select proname as name, '' as table, '' as says
      from pg_proc where pronamespace = 'public'::regnamespace`;
    expect((await ask(functions)).map(({ name }) => name)).toEqual(['count_standing_plays']);
  });
});

test('docs/past-one-machine.md lists what cannot be distributed yet', () => {
  const page = textOf('docs/past-one-machine.md');
  const listed = [...pending.tables, ...pending.keys, ...apart].filter((name) => page.includes(`\`${name}\``));
  expect(listed).toEqual([...pending.tables, ...pending.keys, ...apart]);
});
