import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { latestAnswer } from '../../../src/protocol/draws.ts';
import { gamePaths } from '../../../src/protocol/paths.ts';
import { resendAnswer, widgetAnswer } from '../../../src/protocol/tickets.ts';
import { forAll } from '../../support/at-end.ts';
import { signedInPerson } from '../../support/server/accounts.ts';
import { places } from '../../support/server.ts';
import { showDraw } from '../results/fixture.ts';

const games = ['powerball', 'megamillions'] as const;

describe.each(places)('draws and event codes on $name', ({ start }) => {
  const server = forAll(start);

  test.each(games)('the latest %s draw is a list of one, for visitors too [API-7, API-8, BD-2]', async (game) => {
    const latest = () => server().call('GET', gamePaths(game).latest);
    expect(await latest()).toMatchObject({ status: 503, body: { error: 'No draw is known yet.' } });
    const date = game === 'powerball' ? '2026-11-16' : '2026-11-17';
    await showDraw(server().context.db, { main: [1, 2, 3, 4, 5], special: 6 }, { game, date, state: 'provisional' });
    const { status, body } = await latest();
    expect(status).toBe(200);
    expect(v.parse(latestAnswer, body)).toMatchObject([{ drawing_date: date, is_sample: false }]);
  });

  test.each(games)(
    'without a %s ticket the code is 202, and no results mail is sent again [API-9, API-10, API-19, API-20, SV-9]',
    async (game) => {
      const { access } = await signedInPerson(server());
      const { body } = await server().call('GET', gamePaths(game).widget, { access });
      expect(v.parse(widgetAnswer, body)).toEqual({ event_code: 202 });
      const resend = () => server().call('POST', gamePaths(game).resend, { access });
      const first = await resend();
      expect([first.status, v.parse(v.strictObject(resendAnswer.entries), first.body)]).toEqual([200, {}]);
      expect((await resend()).status).toBe(429);
    },
  );
});
