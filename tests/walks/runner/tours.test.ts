import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { conceivableRuns } from '../../support/model/conceivable.ts';
import { graphOf, type Cases } from '../../support/model/graph.ts';
import { runsEnding, toursThrough, type Tour } from '../../support/model/tours.ts';
import { chartOf, runsOf, tables, type Table } from './random-charts.ts';

const sorted = (runs: Iterable<string>) => [...runs].sort();
const casesOf = (table: Table): Cases =>
  Object.fromEntries((table[0] ?? []).map((_, event) => [`e${event}`, [{ type: `e${event}` }]]));

/** Every transition and every pair that a tour really takes. */
const takenOn = (tour: Tour) => {
  let last: string | undefined;
  return tour.flatMap(({ taken }) => {
    const runs = runsEnding(last, taken);
    last = taken.at(-1) ?? last;
    return runs;
  });
};
const graphOfTable = (table: Table) => graphOf(chartOf(table), casesOf(table), undefined);

describe('tours over pairs', { timeout: 60_000 }, () => {
  test('they take every run that a chart allows, and no other', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { runs, tours } = toursThrough([graphOfTable(table)]);
        const wanted = sorted(runsOf(table));
        expect(sorted(runs)).toEqual(wanted);
        expect(sorted(new Set(tours.flat().flatMap((tour) => takenOn(tour))))).toEqual(wanted);
      }),
      { numRuns: 60 },
    );
  });

  test('each begins at the start, and each step where the one before it ended', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { tours } = toursThrough([graphOfTable(table)]);
        for (const tour of tours.flat())
          expect(tour.map(({ from }) => from)).toEqual([0, ...tour.map(({ to }) => to)].slice(0, tour.length));
      }),
      { numRuns: 60 },
    );
  });

  test('what the arrows alone allow has every run that happens', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const conceivable = conceivableRuns(chartOf(table));
        expect([...runsOf(table)].filter((run) => !conceivable.has(run))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('tours of charts with states in states', () => {
  const journey = createMachine(
    {
      id: 'journey',
      initial: 'choosing',
      states: {
        choosing: { on: { 'ticket.bought': 'travelling' } },
        travelling: {
          initial: 'boarding',
          on: { 'journey.broken': 'choosing' },
          onDone: 'arrived',
          states: {
            boarding: { always: { guard: 'isSeated', target: 'riding' } },
            riding: { on: { 'station.reached': 'out' } },
            out: { type: 'final' },
          },
        },
        arrived: { type: 'final' },
      },
    },
    { guards: { isSeated: () => true } },
  );
  const cases = Object.fromEntries(
    ['ticket.bought', 'journey.broken', 'station.reached'].map((type) => [type, [{ type }]]),
  );
  const { runs } = toursThrough([graphOf(journey, cases, undefined)]);

  test('what follows at once is part of the run', () => {
    expect(sorted(runs)).toContain('choosing: ticket.bought → travelling.boarding: at once (isSeated)');
    expect(sorted(runs)).toContain('travelling.boarding: at once (isSeated) → travelling.riding: station.reached');
    expect(sorted(runs)).toContain(
      'travelling.riding: station.reached → travelling: xstate.done.state.journey.travelling',
    );
  });

  test('what the arrows alone allow has every run that happens', () => {
    const conceivable = conceivableRuns(journey);
    expect([...runs].filter((run) => !conceivable.has(run))).toEqual([]);
  });

  test('a later input takes only what the earlier ones did not', () => {
    const graph = graphOf(journey, cases, undefined);
    expect(toursThrough([graph, graph]).tours[1]).toEqual([[]]);
  });
});
