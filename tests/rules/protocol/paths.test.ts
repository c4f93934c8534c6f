import { expect, test } from 'vitest';
import { authorizationHeader, authorizationValue } from '../../../src/protocol/authorization.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';

test('the account calls live where the table has them [API-1, API-2, API-3, API-4, API-5, API-6, API-21, API-23, API-24, SE-8, SV-13, AK-4]', () => {
  expect(accountPaths).toEqual({
    login: '/api/v1/user/login/',
    register: '/api/v1/user/register/',
    resetRequest: '/api/v1/user/password/reset/',
    resetCheck: '/api/v1/user/password-reset/check/',
    resetConfirm: '/api/v1/user/password-reset/confirm/',
    activate: '/api/v1/user/activate/',
    logout: '/api/v1/user/logout/',
    refresh: '/api/v1/user/token/refresh/',
    resultsMails: '/api/v1/user/results-mails/',
    records: '/api/v1/user/records/',
    deletion: '/api/v1/user/delete/',
  });
});

test.each([
  ['powerball', '/api/v1/powerball', 'user-powerball-lottery-widget'],
  ['megamillions', '/api/v1/lottery', 'user-megaball-lottery-widget'],
] as const)(
  'the calls of %s live where the table has them [API-7, API-8, API-9, API-10, API-11, API-12, API-13, API-14, API-15, API-16, API-17, API-18, API-19, API-20]',
  (game, family, widget) => {
    const { ticket, ...paths } = gamePaths(game);
    expect(paths).toMatchObject({
      ...{ latest: `${family}/latest`, widget: `${family}/${widget}/` },
      ...{ tickets: `${family}/tickets/`, resend: `${family}/resend-user-email/` },
    });
    expect(ticket('t1')).toBe(`${family}/tickets/t1/`);
  },
);

test('the access token travels under a name and a word of its own [SE-2]', () => {
  expect([authorizationHeader, authorizationValue('abc')]).toEqual(['X-Authorization', 'Authorization abc']);
});

test.each([
  ['powerball', '/api/v1/powerball'],
  ['megamillions', '/api/v1/lottery'],
] as const)('the history and the results of %s live beside them [DH-1, DH-2, DH-4]', (game, family) => {
  const { history, historyFile, calendar, results, resultsOfDraw, resultsOfTicket } = gamePaths(game);
  expect([history, historyFile, calendar, results, resultsOfDraw('2026-11-18'), resultsOfTicket('t1')]).toEqual([
    ...[`${family}/history/`, `${family}/history.csv`, `${family}/draws.ics`, `${family}/results/`],
    ...[`${family}/results/draws/2026-11-18/`, `${family}/results/tickets/t1/`],
  ]);
});
