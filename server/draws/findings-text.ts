import { games, type Game } from '../../src/rules/games.ts';
import type { Findings } from './findings.ts';
import { numbersText } from './report.ts';

/** The findings of a game as aligned lines for a terminal, counts last. */
export const findingsText = (game: Game, findings: Findings): readonly string[] => {
  const { stored, missing, missingBySource, conflicts, refused, corrected } = findings;
  return [
    games[game].name,
    ...section('missing draw dates', missing),
    ...[...missingBySource].flatMap(([source, dates]) => section(`missing in ${source}`, dates)),
    ...section(
      'conflicts between sources',
      conflicts.map(({ date, votes, shown }) => {
        const said = votes.map((vote) => `${vote.source}: ${numbersText(vote)}`);
        return [date, ...said, ...(shown === undefined ? [] : [`shown: ${numbersText(shown)}`])].join('  ');
      }),
    ),
    ...section(
      'refused reports',
      refused.map(({ source, report, reason }) => `${source.padEnd(13)}  ${report}  ${reason}`),
    ),
    ...section(
      'corrections',
      corrected.map((correction) => {
        const was = numbersText({ main: correction.old_main, special: correction.old_special });
        return `${correction.date}  ${was}  became  ${numbersText({ main: correction.new_main, special: correction.new_special })}`;
      }),
    ),
    `  ${counted(stored, 'draw')}, ${missing.length} missing, ${counted(conflicts.length, 'conflict')}, ${refused.length} refused, ${counted(corrected.length, 'correction')}`,
  ];
};

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`  ${title} (${lines.length})`, ...lines.map((line) => `    ${line}`)];

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
