import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { rateLimits } from '../../server/http/rate-limits.ts';

test('the page on security lists every limit as it is [SA-10]', () => {
  const rows = readFileSync('docs/security.md', 'utf8').matchAll(/^\| `(\w+)` +\| (\d+) +\| (\d+) /gm);
  const listed = [...rows].map(([, name, times, seconds]) => [name, Number(times), Number(seconds)]);
  expect(listed).toEqual(Object.entries(rateLimits).map(([name, { times, seconds }]) => [name, times, seconds]));
});
