import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { top } from './charts.ts';
import { generatedFiles } from './generated.ts';

const files = await generatedFiles();
for (const { file, text } of files) {
  mkdirSync(dirname(join(top, file)), { recursive: true });
  writeFileSync(join(top, file), text);
}
console.log(`${files.length} files written to docs/flows and docs/machines.`);
