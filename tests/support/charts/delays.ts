import type { AnyStateMachine } from 'xstate';

/** A delay that a chart names: how long, and why that long. */
export type Delay = { readonly name: string; readonly length: string; readonly reason: string };

/** How long a delay of a chart is, where the chart itself says so. */
export const lengthOf = ({ implementations }: AnyStateMachine, name: string): string | undefined => {
  const ms = implementations.delays[name];
  if (typeof ms !== 'number') return undefined;
  return ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1000} s`;
};

/** Every delay of a chart, with the reason that stands above it in the chart's file. */
export const delaysOf = (machine: AnyStateMachine, text: string): readonly Delay[] =>
  Object.keys(machine.implementations.delays).map((name) => {
    const [, comment = ''] = new RegExp(`((?:^ *// .*\\n)+) *${name}:`, 'm').exec(text) ?? [];
    const reason = comment.replace(/\s*\/\/ /g, ' ').trim();
    return { name, length: lengthOf(machine, name) ?? 'computed', reason };
  });
