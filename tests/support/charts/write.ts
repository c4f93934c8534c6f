import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { top } from './charts.ts';
import { writeDifference } from './difference.ts';
import { generatedFiles } from './generated.ts';

const files = await generatedFiles();
for (const { file, text } of files) {
  mkdirSync(dirname(join(top, file)), { recursive: true });
  writeFileSync(join(top, file), text);
}
console.log(`${files.length} files written to docs/flows and docs/machines.`);

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values;
if (since !== undefined)
  try {
    console.log(`${await writeDifference(since, join(top, '.ci/reports/charts'))} says what changed.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
