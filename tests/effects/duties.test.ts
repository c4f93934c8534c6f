import { expect, test } from 'vitest';
import { dutyOf } from '../../src/worker/duties.ts';

const origin = 'https://lottery.example';
const pages = ['/', '/sign-in', '/powerball'];
const duty = (method: string, path: string, mode = 'cors') =>
  dutyOf({ method, mode, url: path.startsWith('http') ? path : origin + path }, origin, pages);

test.each([
  ['page', 'GET', '/powerball?x=1', 'navigate'],
  ['file', 'GET', '/static/js/core-abc.js', 'cors'],
  ['draws', 'GET', '/api/v1/powerball/latest', 'cors'],
  ['draws', 'GET', '/api/v1/lottery/history/', 'cors'],
  ['own', 'GET', '/api/v1/lottery/tickets/', 'cors'],
  ['own', 'GET', '/api/v1/powerball/user-powerball-lottery-widget/', 'cors'],
  ['own', 'GET', '/api/v1/powerball/last-results/', 'cors'],
  ['own', 'GET', '/api/v1/powerball/results/draws/2026-11-18/', 'cors'],
  ['session-change', 'POST', '/api/v1/user/logout/', 'cors'],
  ['session-change', 'POST', '/api/v1/user/delete/', 'cors'],
  ['session-change', 'POST', '/api/v1/user/login/', 'cors'],
] as const)('the worker treats as %s: %s %s', (wanted, method, path, mode) =>
  expect(duty(method, path, mode)).toBe(wanted),
);

test.each([
  ['a link of a mail', 'GET', '/user/activate/1/abc', 'navigate'],
  ['another link of a mail', 'GET', '/user/password-reset/1/abc', 'navigate'],
  ['an unsubscription', 'GET', '/unsubscribe/abc', 'navigate'],
  ['the outbox', 'GET', '/outbox', 'navigate'],
  ['a file of draws', 'GET', '/api/v1/powerball/history.csv', 'navigate'],
  ['a calendar', 'GET', '/api/v1/powerball/draws.ics', 'cors'],
  ['all that is stored of a player', 'GET', '/api/v1/user/records/', 'cors'],
  ['a saved ticket', 'POST', '/api/v1/powerball/tickets/', 'cors'],
  ['a changed ticket', 'PUT', '/api/v1/powerball/tickets/t1/', 'cors'],
  ['a renewal', 'POST', '/api/v1/user/token/refresh/', 'cors'],
  ['a sign of life', 'GET', '/healthz', 'cors'],
  ['a look for another build', 'GET', '/version.txt', 'cors'],
  ['another site', 'GET', 'https://elsewhere.example/static/js/core-abc.js', 'cors'],
] as const)('the worker leaves to the server, and keeps nothing of, %s', (_what, method, path, mode) =>
  expect(duty(method, path, mode)).toBe('none'),
);
