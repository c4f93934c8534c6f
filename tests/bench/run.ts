import { api } from './api.ts';
import type { Bench, Row } from './bench.ts';
import { checking } from './checking.ts';
import { lists } from './lists/lists.ts';

const benches: Readonly<Record<string, Bench>> = { api, checking, lists };

const text = (value: number): string => value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
const shown = ({ what, median, unit, floor }: Row) => ({
  what,
  median: `${text(median)} ${unit}`,
  ...(floor !== undefined && { floor: `${text(floor)} ${unit}`, times: text(median / floor) }),
});

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}; there are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  console.table((await bench()).map(shown));
}
