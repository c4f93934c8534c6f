import Papa from 'papaparse';
import { UnusableAnswer } from '../report.ts';

export type Line = { readonly place: number; readonly text: string; readonly fields: readonly string[] };

/** The lines of a CSV text that aren't blank, fields trimmed, with their 1-based numbers. Throws UnusableAnswer when there is none. */
export const linesOf = (text: string): readonly Line[] => {
  const { data: rows, errors } = Papa.parse<string[]>(text, { delimiter: ',' });
  const [fault] = errors;
  if (fault !== undefined) throw new UnusableAnswer(`line ${(fault.row ?? 0) + 1}: ${fault.message}`);
  const lines = rows.map((row, at) => ({ place: at + 1, text: row.join(','), fields: row.map((field) => field.trim()) }));
  const filled = lines.filter(({ fields }) => fields.some((field) => field !== ''));
  if (filled.length === 0) throw new UnusableAnswer('an empty answer');
  return filled;
};
