import type { AnyStateMachine } from 'xstate';

/** A named delay of a chart: its length, and the reason for it. */
export type Delay = { readonly name: string; readonly length: string; readonly reason: string };

/** The length of a chart's delay, if the chart itself defines it. */
export const lengthOf = ({ implementations }: AnyStateMachine, name: string): string | undefined => {
  const ms = implementations.delays[name];
  if (typeof ms !== 'number') return undefined;
  return ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1000} s`;
};

/** Every delay of a chart, with the reason above it in the chart's file. */
export const delaysOf = (machine: AnyStateMachine, text: string): readonly Delay[] =>
  Object.keys(machine.implementations.delays).map((name) => {
    const [, comment = ''] = new RegExp(`((?:^ *// .*\\n)+) *${name}:`, 'm').exec(text) ?? [];
    const reason = comment.replace(/\s*\/\/ /g, ' ').trim();
    return { name, length: lengthOf(machine, name) ?? 'computed', reason };
  });
