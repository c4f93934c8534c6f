import { expect, test } from 'vitest';
import { announcedBy, heardBy } from '../../support/charts/between.ts';
import { charts } from '../../support/charts/charts.ts';
import { nodesOf, transitionsFrom } from '../../walk/chart.ts';

// A visitor has no results that a draw would change; the lists of a home can only be read.
const unheard: Readonly<Record<string, readonly string[]>> = {
  landing: ['draw.held', 'draw.arrived'],
  'home-page': ['ticket.deleted', 'ticket.failed', 'toast.raised'],
};

test.each(charts.filter(({ machine }) => Object.keys(heardBy(machine)).length > 0))(
  '$stem reacts to every event of its children',
  ({ stem, machine }) => {
    const reacts = new Set(
      nodesOf(machine)
        .flatMap(transitionsFrom)
        .map(({ eventType }) => eventType as string),
    );
    const told = new Set(Object.values(heardBy(machine)).flat().flatMap(announcedBy));
    expect(told.size).toBeGreaterThan(0);
    expect([...told].filter((event) => !reacts.has(event)).sort()).toEqual([...(unheard[stem] ?? [])].sort());
  },
);
