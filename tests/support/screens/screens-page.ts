import { widths } from './camera.ts';
import type { Chapter } from './scene.ts';

/** The page that shows every screen, chapter by chapter, each with its sentence. */
export const pageOf = (chapters: readonly Chapter[]): string =>
  [
    '# Every screen',
    `Taken by \`npm run screens\` from the whole product in Chromium, each at ${widths.join(', ')} pixels beside each other and about half as large, on the night of a Power Ball draw. \`npm run screens -- not-found\` takes one.`,
    ...chapters.flatMap(({ title, scenes }) => [
      `## ${title}`,
      ...scenes.flatMap(({ name, says }) => [`### ${name.replaceAll('-', ' ')}`, says, `![${says}](${name}.webp)`]),
    ]),
  ].join('\n\n') + '\n';
