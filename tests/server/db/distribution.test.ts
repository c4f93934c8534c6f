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

const named = v.object({ name: v.string() });
const column = v.object({ table: v.string(), name: v.string(), is_generated: v.boolean() });
const key = v.object({ table: v.string(), name: v.string(), columns: v.array(v.string()) });
const reference = v.object({ table: v.string(), columns: v.array(v.string()), target: v.string() });

const columnsOf = (relation: SQL, positions: SQL) => sql`(
  select json_agg(a.attname order by at.place) from unnest(${positions}) with ordinality as at(number, place)
  join pg_attribute a on a.attrelid = ${relation} and a.attnum = at.number)`;
const ours = sql`relnamespace = 'public'::regnamespace`;

describe('the schema can be distributed by user_id', () => {
  const connected = oneDatabase(openTestMemory);
  const ask = async <Schema extends v.GenericSchema>(schema: Schema, query: SQL) =>
    rowsOf(schema, await connected().execute(query));

  const columns = () =>
    ask(
      column,
      sql`select c.relname as table, a.attname as name,
          a.attidentity <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid) like '%nextval(%', false) as is_generated
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
          left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum and a.attgenerated = ''
        where c.relkind = 'r' and c.${ours}`,
    );
  /** Each table of a player, with the column that names the player. */
  const owned = async () =>
    new Map(
      (await columns())
        .filter(({ table, name }) => name === (table === 'users' ? 'id' : 'user_id'))
        .map(({ table, name }) => [table, name]),
    );

  test('each table is a player’s, common to all or apart', async () => {
    const players = [...(await owned()).keys()];
    const all = new Set((await columns()).map(({ table }) => table));
    expect([...players, ...common, ...apart, ...pending.tables].toSorted()).toEqual([...all].toSorted());
  });

  test('a key of a player’s table names the player', async () => {
    const players = await owned();
    const keys = await ask(
      key,
      sql`select c.relname as table, i.relname as name, ${columnsOf(sql`c.oid`, sql`x.indkey::int2[]`)} as columns
        from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
        where x.indisunique and c.${ours}`,
    );
    expect(keys.filter(({ table }) => players.has(table)).length).toBeGreaterThan(players.size);
    const lacking = keys.filter(({ table, columns }) => !columns.includes(players.get(table) ?? columns[0] ?? ''));
    expect(lacking.map(({ name }) => name).toSorted()).toEqual(pending.keys);
  });

  test('a foreign key leads to the owner, by the owner’s id', async () => {
    const references = await ask(
      reference,
      sql`select c.relname as table, ${columnsOf(sql`c.oid`, sql`k.conkey`)} as columns, t.relname as target
        from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class t on t.oid = k.confrelid
        where k.contype = 'f' and c.${ours}`,
    );
    const players = await owned();
    expect(references.map(({ table }) => table).toSorted()).toEqual(
      [...players.keys(), ...pending.tables].filter((table) => table !== 'users').toSorted(),
    );
    const others = references.filter(({ columns, target }) => target !== 'users' || columns.join() !== 'user_id');
    expect(others.map(({ table }) => table)).toEqual(pending.tables);
  });

  test('no sequence numbers a player’s rows, and no trigger runs', async () => {
    const free = new Set([...common, ...apart]);
    const numbered = (await columns()).filter(({ table, is_generated }) => is_generated && !free.has(table));
    expect(numbered).toEqual([]);
    const triggers = sql`select tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not tgisinternal and c.${ours}`;
    expect(await ask(named, triggers)).toEqual([]);
    // A function that asks for one player's rows is distributed by its first argument.
    const functions = sql`select proname as name from pg_proc where pronamespace = 'public'::regnamespace`;
    expect(await ask(named, functions)).toEqual([{ name: 'count_standing_plays' }]);
  });
});

test('what cannot be distributed yet is on the page', () => {
  const page = textOf('docs/past-one-machine.md');
  const listed = [...pending.tables, ...pending.keys, ...apart].filter((name) => page.includes(`\`${name}\``));
  expect(listed).toEqual([...pending.tables, ...pending.keys, ...apart]);
});
