import Papa from 'papaparse';
import * as v from 'valibot';
import { UnusableAnswer, type DrawReport, type Reading } from '../report.ts';

/** One row or line of a source with its 1-based position: the report in it, or why it is invalid. */
export type Entry = { readonly place: number; readonly text: string; readonly report: DrawReport | string };

/** Sorts entries into draws and unreadable ones. Throws UnusableAnswer if there is neither a draw nor a jackpot. */
export const readingOf = (entries: readonly Entry[], jackpots: Reading['jackpots'] = []): Reading => {
  const draws = entries.map(({ report }) => report).filter((report) => typeof report !== 'string');
  const unreadable = entries.flatMap(({ place, text, report }) =>
    typeof report === 'string' ? [{ text, reason: `row ${place}: ${report}` }] : [],
  );
  const [first] = unreadable;
  if (draws.length === 0 && jackpots.length === 0 && first !== undefined)
    throw new UnusableAnswer(`no draw in it: ${first.reason}`);
  return { draws, jackpots, unreadable };
};

/** Parses a response as JSON. Throws UnusableAnswer, which names the field that doesn't fit the schema. */
export const parseJson = <S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> => {
  const parsed = v.safeParse(schema, jsonIn(text));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new UnusableAnswer(`unexpected JSON: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`);
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const start = text.trim().slice(0, 40).replaceAll(/\s+/g, ' ');
    throw new UnusableAnswer(start === '' ? 'an empty answer' : `not valid JSON: it begins with '${start}'`);
  }
};

/** A line of CSV with its 1-based position. Without a line ending it may be cut short; `error` says what is wrong. */
export type Line = {
  readonly place: number;
  readonly text: string;
  readonly fields: readonly string[];
  readonly isEnded: boolean;
  readonly error: string | undefined;
};

/** The lines of a CSV text that aren't blank, fields trimmed; any kind of line ending will do. */
export const linesOf = (text: string, isUnquoted?: true): readonly Line[] => {
  const { data: rows, errors } = Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), {
    delimiter: ',',
    newline: '\n',
    // Quotes are part of the text in fast mode.
    fastMode: isUnquoted,
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
