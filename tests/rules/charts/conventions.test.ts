import { describe, expect, test } from 'vitest';
import { fromPromise, setup } from 'xstate';
import { charts, fileOf, sourceOf } from '../../support/charts/charts.ts';
import { importChart } from '../../support/charts/importable.ts';
import { endlessWaits } from '../../support/charts/waiting.ts';

const camelCase = (stem: string) => stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

describe('every chart', () => {
  test.each(charts)('$stem says what it is about', ({ stem, machine }) => {
    expect(machine.root.description ?? '', `${fileOf(stem)}: add a description for a reviewer of the product`).toMatch(
      /^[A-Z].*\.$/,
    );
  });

  test.each(charts)('$stem has the id that its file is named after', ({ stem, machine }) => {
    expect(machine.id, `${fileOf(stem)}: let the id be '${camelCase(stem)}', or rename the file`).toBe(camelCase(stem));
  });

  test.each(charts)('$stem names what it invokes and never waits for ever', ({ stem }) => {
    const { machines, followers } = importChart(fileOf(stem), sourceOf(stem));
    expect(machines.flatMap((machine) => endlessWaits(fileOf(stem), machine, followers))).toEqual([]);
  });
});

test('a chart that leaves what it asks for when it is done, but not when it fails, is told so', () => {
  const parts = setup({ actors: { ask: fromPromise(() => Promise.reject(new Error('ask'))) } });
  const asking = { invoke: { id: 'ask', src: 'ask', onDone: 'told' } } as const;
  const machine = parts.createMachine({ id: 'a', initial: 'asking', states: { asking, told: {} } });
  expect(endlessWaits('a.machine.ts', machine, new Set())).toEqual([
    "a.machine.ts, state 'asking': add an `after`, or onDone and onError, so that waiting for ask ends.",
  ]);
});
