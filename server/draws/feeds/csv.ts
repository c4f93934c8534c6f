import Papa from 'papaparse';

/** A line of a CSV text with its 1-based number. One that does not end may have been cut short; `fault` says why it cannot be read. */
export type Line = {
  readonly place: number;
  readonly text: string;
  readonly fields: readonly string[];
  readonly isEnded: boolean;
  readonly fault: string | undefined;
};

/** The lines of a CSV text that aren't blank, fields trimmed, whatever ends its lines. */
export const linesOf = (text: string): readonly Line[] => {
  const { data: rows, errors } = Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), {
    delimiter: ',',
    newline: '\n',
  });
  const lines = rows.map((row, at) => ({
    place: at + 1,
    text: row.join(','),
    fields: row.map((field) => field.trim()),
    isEnded: at < rows.length - 1,
    fault: errors.find((error) => (error.row ?? 0) === at)?.message,
  }));
  return lines.filter(({ fields }) => fields.some((field) => field !== ''));
};
