import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { charts, top, type Chart } from './charts.ts';
import { literalsOf } from './labels.ts';
import { generatedIndex, generatedPart, mark } from './page.ts';
import { betweenPictureOf, pictureOf } from './picture.ts';
import type { Named } from '../../walk/chart.ts';

/** A file that `npm run model` writes: its path from the root folder, and its content. */
export type Generated = { readonly file: string; readonly text: string };

/** A chart as the JSON that Stately's editor imports: JSON has no functions, but the params that it can evaluate. */
export const statelyJson = ({ config }: AnyStateMachine): string => {
  const evaluated = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'params' in value
      ? { ...value, params: literalsOf(value as Named) }
      : value;
  return `${JSON.stringify({ ...config, context: undefined }, evaluated, 2)}\n`;
};

/** The part of a page that a person wrote at its top. Throws a readable error if it is missing. */
export const proseOf = (file: string): string => {
  const text = existsSync(join(top, file)) ? readFileSync(join(top, file), 'utf8') : '';
  const [prose = '', generated] = text.split(mark);
  if (generated === undefined || prose.trim() === '')
    throw new Error(`${file}: write a heading and what a person goes through, and below it this line:\n${mark}`);
  return prose.trim();
};

const pageWith = (file: string, generated: string): Generated => ({
  file,
  text: `${proseOf(file)}\n\n${mark}\n\n${generated}`,
});

const filesOf = async (chart: Chart): Promise<readonly Generated[]> => {
  const between = await betweenPictureOf(chart.machine);
  return [
    pageWith(`docs/flows/${chart.stem}.md`, await generatedPart(chart)),
    { file: `docs/flows/${chart.stem}.svg`, text: await pictureOf(chart.machine) },
    ...(between === undefined ? [] : [{ file: `docs/flows/${chart.stem}-between.svg`, text: between }]),
    { file: `docs/machines/${chart.stem}.json`, text: statelyJson(chart.machine) },
  ];
};

/** Every page, picture and JSON file of the charts as they are now, the index first. */
export const generatedFiles = async (): Promise<readonly Generated[]> => [
  pageWith('docs/flows/README.md', await generatedIndex(charts)),
  ...(await Promise.all(charts.map(filesOf))).flat(),
];
