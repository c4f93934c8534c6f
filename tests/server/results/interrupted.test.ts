import { describe, expect, test } from 'vitest';
import type { Db } from '../../../server/db/database.ts';
import { drawChecks, outbox } from '../../../server/db/schema.ts';
import { notifyPlayers } from '../../../server/results/notifying.ts';
import { databases, withMethods } from '../../support/feeds/databases.ts';
import { keptLog } from '../../support/log-lines.ts';
import {
  addPerson,
  addTicket,
  drawn,
  emptyDatabase,
  mailsIn,
  near,
  contextOf,
  resultsOf,
  showDraw,
  subjectOf,
} from './fixture.ts';

const small = 1;
const names = ['ann', 'bob', 'cas', 'dan', 'eva'];

/** The database, until a transaction fails: the one of that place, just before or just after its commit. */
const failingAt = (db: Db, place: number, moment: 'before' | 'after'): Db => {
  let begun = 0;
  const transaction: Db['transaction'] = async (work, config) => {
    begun += 1;
    if (begun !== place) return db.transaction(work, config);
    await db.transaction(async (tx) => {
      await work(tx);
      if (moment === 'before') throw new Error('cut off');
    }, config);
    throw new Error('cut off');
  };
  return withMethods(db, { transaction });
};

describe.each(databases)('interrupted notifying on $name', ({ open }) => {
  const connected = emptyDatabase(open);

  const played = async (db: Db) => {
    for (const name of names) {
      const person = await addPerson(db, name);
      for (let tickets = 0; tickets < 3; tickets += 1) await addTicket(db, person, drawn);
    }
  };
  /** Whether it was cut off, which it logs. */
  const cutOff = async (db: Db, place: number, moment: 'before' | 'after') => {
    const { log, lines } = keptLog();
    await notifyPlayers({ ...contextOf(failingAt(db, place, moment)), log }, small);
    return lines.length > 0;
  };
  /** Cuts it off at its third transaction, second, first, and again from the third; how often until it ended. */
  const cutOffEverywhere = async (db: Db, moment: 'before' | 'after') => {
    let cuts = 0;
    while (await cutOff(db, 3 - (cuts % 3), moment)) cuts += 1;
    return cuts;
  };

  test.each(['before', 'after'] as const)(
    'just %s a commit, again and again, ends with one email per player [SV-10]',
    async (moment) => {
      const db = connected();
      await played(db);
      await showDraw(db, drawn);
      expect(await cutOffEverywhere(db, moment)).toBeGreaterThan(2);
      expect((await resultsOf(db)).map(([, ...result]) => result)).toEqual(Array(15).fill([5, true, 1]));
      expect((await mailsIn(db)).map(([to]) => to)).toEqual(names.map((name) => `${name}@example.org`));
      await db.update(outbox).set({ state: 'sent' });
      await showDraw(db, near, { state: 'corrected' });
      expect(await cutOffEverywhere(db, moment)).toBeGreaterThan(2);
      expect((await resultsOf(db)).map(([, ...result]) => result)).toEqual(Array(15).fill([4, true, 3]));
      expect((await mailsIn(db)).filter(([, subject]) => subject.startsWith('Correction'))).toHaveLength(5);
      expect((await db.select().from(drawChecks)).map(({ is_done }) => is_done)).toEqual([true]);
    },
  );

  test('and a correction meanwhile give one email, with the corrected numbers [SV-7, SV-10]', async () => {
    const db = connected();
    await played(db);
    await showDraw(db, drawn);
    expect(await cutOff(db, 3, 'after')).toBe(true);
    await showDraw(db, near, { state: 'corrected' });
    await notifyPlayers(contextOf(db), small);
    expect((await resultsOf(db)).map(([, ...result]) => result)).toEqual(Array(15).fill([4, true, 3]));
    expect((await mailsIn(db)).map(([, subject]) => subject)).toEqual(Array(5).fill(subjectOf('You won $150,000')));
  });
});
