import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { removePerson } from '../../../server/accounts/accounts.ts';
import { plays, resultNotifications, users } from '../../../server/db/schema.ts';
import { databases } from '../../support/feeds/databases.ts';
import { addPerson, addTicket, drawn, emptyDatabase, mailsIn, notify, showDraw } from '../results/fixture.ts';

const dates = ['2026-11-18', '2026-11-21', '2026-11-23'];
const small = 3;

describe.each(databases)('a deletion while players are notified, on $name', ({ open }) => {
  const connected = emptyDatabase(open);

  test('stops no worker, and leaves nothing of those who went and all of those who stayed [SV-10, SV-13]', async () => {
    const db = connected();
    const players: string[] = [];
    for (let number = 0; number < 24; number += 1) {
      const person = await addPerson(db, `person${String(number).padStart(2, '0')}`);
      for (let tickets = 0; tickets < 3; tickets += 1) await addTicket(db, person, drawn);
      players.push(person);
    }
    for (const date of dates) await showDraw(db, drawn, { date });
    const leaving = players.filter((_, at) => at % 2 === 0);
    const leave = async () => {
      for (const person of leaving) await removePerson(db, person, sql`true`);
    };
    await Promise.all([...[1, 2, 3].map(() => notify(db, small)), leave()]);
    await notify(db, small);
    const staying = players.filter((person) => !leaving.includes(person)).toSorted();
    const holders = async (table: typeof plays | typeof resultNotifications) =>
      (await db.selectDistinct({ id: table.user_id }).from(table)).map(({ id }) => id).toSorted();
    expect((await db.select().from(users)).map(({ id }) => id).toSorted()).toEqual(staying);
    expect([await holders(plays), await holders(resultNotifications)]).toEqual([staying, staying]);
    expect(await db.$count(resultNotifications)).toBe(staying.length * dates.length);
    expect(await mailsIn(db)).toHaveLength(staying.length * dates.length);
  });
});
