import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { rateLimits, signInWait } from '../../server/http/rate-limits.ts';

const page = readFileSync('docs/security.md', 'utf8');

test('docs/security.md lists every limit as it is [SA-10]', () => {
  const rows = page.matchAll(/^\| `(\w+)` +\| (\d+) +\| (\d+) /gm);
  const listed = [...rows].map(([, name, times, seconds]) => [name, Number(times), Number(seconds)]);
  expect(listed).toEqual(Object.entries(rateLimits).map(([name, { times, seconds }]) => [name, times, seconds]));
});

test('it says how long a sign-in waits after failures [SA-3, SA-10]', () => {
  const [, first, longest] = /wait\s(\d+)\ss,\sthen\stwice\sas\slong\seach\stime,\sat\smost\s(\d+)\ss/.exec(page) ?? [];
  expect({ first: Number(first), longest: Number(longest) }).toEqual(signInWait);
});
