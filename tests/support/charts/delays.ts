import type { AnyStateMachine } from 'xstate';
import ts from 'typescript';

/** A delay that a chart names: how long, and why that long. */
export type Delay = { readonly name: string; readonly length: string; readonly reason: string };

const unitOf = (ms: number) => (ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1000} s`);
const lengthOf = (delay: unknown) => (typeof delay === 'number' ? unitOf(delay) : 'computed');

/** The comment above a property of the setup, as one line of prose. */
const commentAbove = (source: ts.SourceFile, name: string): string => {
  let found = '';
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === name && found === '') {
      const ranges = ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? [];
      found = ranges.map(({ pos, end }) => source.text.slice(pos, end).replace(/^\/\/\s*/, '')).join(' ');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Every delay of a chart, with the reason that stands above it in the chart's file. */
export const delaysOf = (machine: AnyStateMachine, text: string): readonly Delay[] => {
  const source = ts.createSourceFile('chart.ts', text, ts.ScriptTarget.Latest, true);
  return Object.entries(machine.implementations.delays).map(([name, delay]) => ({
    name,
    length: lengthOf(delay),
    reason: commentAbove(source, name),
  }));
};
