import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { charts, fileOf, top } from '../../support/charts/charts.ts';
import { picturesOf } from '../../support/charts/coverage.ts';
import { generatedFiles, proseOf } from '../../support/charts/generated.ts';
import { keyOfWords, words, wordsFile } from '../../support/charts/words.ts';
import { filesBelow, textOf } from '../house/project.ts';
import { isAtOnce, transitionsOf } from '../../walk/chart.ts';

const files = await generatedFiles();
const stored = (file: string) => (existsSync(join(top, file)) ? readFileSync(join(top, file), 'utf8') : '');
const requirements = new Set([...textOf('docs/requirements.md').matchAll(/\*\*([A-Z]+-\d+)\*\*/g)].map(([, id]) => id));

describe('the pages of the charts', () => {
  test.each(files.map(({ file, text }) => [file, text] as const))('%s matches its chart', (file, text) => {
    expect(stored(file), `${file} is not what the chart says now: run npm run model, and review what it changes`).toBe(
      text,
    );
  });

  test.each(charts)('$stem says what it is about', ({ stem, machine }) => {
    expect(machine.root.description ?? '', `${fileOf(stem)}: add a description for a reviewer of the product`).toMatch(
      /^[A-Z].*\.$/,
    );
  });

  test('there are no others', () => {
    const pictures = charts.flatMap(({ stem, machine }) => picturesOf(stem, machine));
    const known = [...files.map(({ file }) => file), ...pictures, wordsFile];
    const found = ['docs/flows', 'docs/machines'].flatMap(filesBelow).filter((file) => !known.includes(file));
    expect(found.map((file) => `${file}: delete it, or add its chart to machines/`)).toEqual([]);
  });

  test.each(charts)('each state of $stem has its picture', ({ stem, machine }) => {
    const wanted = picturesOf(stem, machine);
    expect(wanted.filter((file) => !existsSync(join(top, file))).map((file) => `${file}: run npm run model`)).toEqual(
      [],
    );
  });

  test('every line in words.yaml belongs to a transition of a chart', () => {
    const used = charts.flatMap(({ machine }) =>
      transitionsOf(machine)
        .filter((one) => !isAtOnce(one))
        .map((one) => keyOfWords(machine, one).join(': ')),
    );
    const lines = Object.entries(words).flatMap(([chart, lines]) =>
      Object.keys(lines).map((key) => `${chart}: ${key}`),
    );
    expect(lines.filter((line) => !used.includes(line)).map((line) => `${wordsFile}: delete '${line}'`)).toEqual([]);
  });

  test.each(charts.map(({ stem }) => `docs/flows/${stem}.md`))('%s cites requirements that exist', (page) => {
    const cited = [...proseOf(page).matchAll(/\b[A-Z]{2,4}-\d+\b/g)].map(([id]) => id);
    expect(cited, `${page}: cite the requirements that the chart carries out`).not.toEqual([]);
    expect(cited.filter((id) => !requirements.has(id))).toEqual([]);
  });
});
