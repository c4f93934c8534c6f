import * as v from 'valibot';
import { UnusableAnswer } from '../report.ts';

/** Parses an answer as JSON of a shape. Throws UnusableAnswer that says which field doesn't fit. */
export const parseJson = <S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> => {
  const parsed = v.safeParse(schema, jsonIn(text));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new UnusableAnswer(`not the JSON that was expected: ${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`);
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const start = text.trim().slice(0, 40).replaceAll(/\s+/g, ' ');
    throw new UnusableAnswer(start === '' ? 'an empty answer' : `no JSON but '${start}'`);
  }
};
