import type { Plan } from '../model/plan.ts';
import type { ChartCoverage } from '../reporter.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The page of all paths of a chart, each as a sentence, and of the runs that never happen, each with the reason. */
export const sentencesPage = ({ chart }: ChartCoverage, { paths, never }: Plan): string =>
  [
    `# All paths of [${chart}](../${chart}.md)`,
    'Generated from the chart by `npm run model`. A path is what happens one thing after another, from the start; the walks take each one through the real screen.',
    paths.map(({ title }, at) => `${at + 1}. ${title}`).join('\n'),
    ...(never.length > 0
      ? [
          '## What never happens',
          "The chart's arrows alone would allow these runs of transitions; its conditions and its memory do not.",
          [
            '| run | why not |',
            '| --- | --- |',
            ...never.map(({ run, why }) => `| ${cell(run)} | ${cell(why)} |`),
          ].join('\n'),
        ]
      : []),
  ].join('\n\n') + '\n';
