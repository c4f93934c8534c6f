import Papa from 'papaparse';

/** A line of a CSV text with its 1-based number. It may be cut short if it does not end; `error` says what is wrong. */
export type Line = {
  readonly place: number;
  readonly text: string;
  readonly fields: readonly string[];
  readonly isEnded: boolean;
  readonly error: string | undefined;
};

/** The lines of a CSV text that aren't blank, fields trimmed, with any line endings. */
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
    error: errors.find(({ row = 0 }) => row === at)?.message,
  }));
  return lines.filter(({ fields }) => fields.some((field) => field !== ''));
};
