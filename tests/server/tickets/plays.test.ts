import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { plays } from '../../../server/db/schema.ts';
import { changeTicket, deleteTicket, listTickets, saveTicket } from '../../../server/tickets/tickets.ts';
import { databases } from '../../support/feeds/databases.ts';
import { addPerson, emptyDatabase, heldAt, hour, resultsOf, showDraw } from '../results/fixture.ts';

const numbers = (first: number) => ({ main: [first, 12, 33, 41, 60], special: 8 });

describe.each(databases)('the plays of a ticket on $name', ({ open }) => {
  const connected = emptyDatabase(open);
  const played = async (now: number) => {
    const db = connected();
    const userId = await addPerson(db, 'ann');
    const owner = { userId, game: 'powerball', now } as const;
    await saveTicket(db, owner, numbers(1));
    const [ticket] = await listTickets(db, owner);
    return { db, owner: { ...owner, ticketId: ticket?.ticket_id ?? '' } };
  };

  test('the same numbers in another order continue the play, even after its draw [PR-1]', async () => {
    const { db, owner } = await played(heldAt - 9 * hour);
    const main = [60, 41, 33, 12, 1];
    expect(await changeTicket(db, { ...owner, now: heldAt + hour }, { main, special: 8 })).toBe(true);
    const stood = await db.select({ main: plays.main, since: plays.valid_from }).from(plays);
    expect(stood).toEqual([{ main, since: new Date(heldAt - 9 * hour) }]);
  });

  test('concurrent changes close a drawn play once, and leave one current [PR-1]', async () => {
    const { db, owner } = await played(heldAt - hour);
    const changes = [2, 3, 4, 5, 6].map((first) => changeTicket(db, { ...owner, now: heldAt + hour }, numbers(first)));
    expect(await Promise.all(changes)).toEqual([true, true, true, true, true]);
    const [first, ...others] = await db.select().from(plays).orderBy(asc(plays.valid_from));
    expect([first?.main[0], first?.valid_until]).toEqual([1, new Date(heldAt + hour)]);
    expect(others).toMatchObject([{ valid_until: null }]);
  });

  test('a ticket deleted at the instant of a draw has played it, one saved then has not [PR-1]', async () => {
    const { db, owner } = await played(heldAt - hour);
    expect(await deleteTicket(db, { ...owner, now: heldAt })).toBe(true);
    await saveTicket(db, { ...owner, now: heldAt }, numbers(2));
    await showDraw(db, numbers(1));
    expect(await resultsOf(db)).toEqual([[owner.ticketId, 5, true, 1]]);
  });

  test('a clock that is set back ends no play before it began [PR-1]', async () => {
    const { db, owner } = await played(heldAt + hour);
    expect(await changeTicket(db, { ...owner, now: heldAt + 2 * hour }, numbers(2))).toBe(true);
    expect(await deleteTicket(db, { ...owner, now: heldAt - hour })).toBe(true);
    const [play] = await db.select().from(plays);
    expect(play?.valid_until).toEqual(play?.valid_from);
    await showDraw(db, numbers(2));
    expect(await resultsOf(db)).toEqual([]);
  });
});
