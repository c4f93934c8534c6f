import type { AnyStateMachine } from 'xstate';

/** A delay that a chart names: how long, and why that long. */
export type Delay = { readonly name: string; readonly length: string; readonly reason: string };

const unitOf = (ms: number) => (ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1000} s`);

/** Every delay of a chart, with the reason that stands above it in the chart's file. */
export const delaysOf = (machine: AnyStateMachine, text: string): readonly Delay[] =>
  Object.entries(machine.implementations.delays).map(([name, delay]) => {
    const [, comment = ''] = new RegExp(`((?:^ *// .*\\n)+) *${name}:`, 'm').exec(text) ?? [];
    const reason = comment.replace(/\s*\/\/ /g, ' ').trim();
    return { name, length: typeof delay === 'number' ? unitOf(delay) : 'computed', reason };
  });
