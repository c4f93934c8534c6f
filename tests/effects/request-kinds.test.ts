import { expect, test } from 'vitest';
import { requestKindOf } from '../../src/worker/request-kinds.ts';

const origin = 'https://lottery.example';
const pages = ['/', '/sign-in', '/powerball'];
const kindOf = (method: string, path: string, mode = 'cors') =>
  requestKindOf({ method, mode, url: path.startsWith('http') ? path : origin + path }, origin, pages);

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
  ['none', 'GET', '/user/activate/1/abc', 'navigate'],
  ['none', 'GET', '/user/password-reset/1/abc', 'navigate'],
  ['none', 'GET', '/unsubscribe/abc', 'navigate'],
  ['none', 'GET', '/outbox', 'navigate'],
  ['none', 'GET', '/api/v1/powerball/history.csv', 'navigate'],
  ['none', 'GET', '/api/v1/powerball/draws.ics', 'cors'],
  ['none', 'GET', '/api/v1/user/records/', 'cors'],
  ['none', 'POST', '/api/v1/powerball/tickets/', 'cors'],
  ['none', 'PUT', '/api/v1/powerball/tickets/t1/', 'cors'],
  ['none', 'POST', '/api/v1/user/token/refresh/', 'cors'],
  ['none', 'GET', '/healthz', 'cors'],
  ['none', 'GET', '/version.txt', 'cors'],
  ['none', 'GET', 'https://elsewhere.example/static/js/core-abc.js', 'cors'],
] as const)('the worker treats as %s: %s %s', (wanted, method, path, mode) =>
  expect(kindOf(method, path, mode)).toBe(wanted),
);
