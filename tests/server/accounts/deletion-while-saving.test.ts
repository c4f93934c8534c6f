import { describe, expect, test } from 'vitest';
import { removePerson } from '../../../server/accounts/accounts.ts';
import { setResultsPreference } from '../../../server/mail/unsubscribe.ts';
import { readAccessToken } from '../../../server/sessions/sessions.ts';
import { saveTicket } from '../../../server/tickets/tickets.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { forAll } from '../../support/at-end.ts';
import { signedInPerson, ticketBody } from '../../support/server/accounts.ts';
import { places } from '../../support/server.ts';

const numbers = { main: [1, 22, 3, 44, 15], special: 25 } as const;
const body = ticketBody('megamillions');

describe.each(places)('an account that is deleted while something of it is saved, on $name', ({ start }) => {
  const server = forAll(start);

  test('nothing is saved for somebody who is gone, and the answer says so [API-14, API-22, SV-13]', async () => {
    const { db, clock, ...context } = server().context;
    const { user, access } = await signedInPerson(server());
    const signedIn = await readAccessToken(access, { ...context, clock });
    await removePerson(db, user.id);
    const own = {
      userId: user.id,
      sessionId: signedIn?.sessionId ?? '',
      game: 'megamillions',
      now: clock.now(),
    } as const;
    expect(await saveTicket(db)(own, numbers)).toBe(false);
    expect(await setResultsPreference(db, user.id, true)).toBe(false);
  });

  test('each request is answered as before or as after the deletion [API-14, API-22, API-23, SV-13]', async () => {
    const seen = new Set<number>();
    for (let round = 0; round < 2; round += 1) {
      const { access, user } = await signedInPerson(server());
      const save = () => server().call('POST', gamePaths('megamillions').tickets, { access, body });
      const preference = () => server().call('PUT', accountPaths.resultsMails, { access, body: { wanted: true } });
      const copy = () => server().call('GET', accountPaths.records, { access });
      const several = () => Array.from({ length: 4 }, () => [save(), preference(), copy()]).flat();
      const requests = several();
      await save();
      const [, ...answers] = await Promise.all([removePerson(server().context.db, user.id), ...requests, ...several()]);
      for (const { status } of answers) seen.add(status);
      expect(await save()).toMatchObject({ status: 401, body: { error: 'You are not signed in.' } });
    }
    expect([200, 201, 401]).toEqual(expect.arrayContaining([...seen]));
  });
});
