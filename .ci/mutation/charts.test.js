import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charts, top } from '../../tests/support/charts/charts.ts';
import { statelyJson } from '../../tests/support/charts/stately.ts';

test.each(charts)('the JSON of $stem is what its chart says', ({ stem, machine }) => {
  expect(readFileSync(join(top, `docs/machines/${stem}.json`), 'utf8')).toBe(statelyJson(machine));
});
