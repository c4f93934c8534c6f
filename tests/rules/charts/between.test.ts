import { expect, test } from 'vitest';
import { announcedBy, heardBy } from '../../support/charts/between.ts';
import { charts } from '../../support/charts/charts.ts';
import { nodesOf, transitionsFrom } from '../../support/charts/labels.ts';

// The lists of a home can only be read: they have nothing to announce.
const silent: Readonly<Record<string, readonly string[]>> = { 'home-page': ['tickets'] };

test.each(charts.filter(({ machine }) => Object.keys(heardBy(machine)).length > 0))(
  '$stem reacts to everything that the charts in it announce, and hears every chart that announces something',
  ({ stem, machine }) => {
    const reacts = new Set(
      nodesOf(machine)
        .flatMap(transitionsFrom)
        .map(({ eventType }) => eventType as string),
    );
    const announced = Object.values(heardBy(machine)).flat().flatMap(announcedBy);
    expect(announced.length).toBeGreaterThan(0);
    expect(announced.filter((event) => !reacts.has(event))).toEqual([]);
    const run = nodesOf(machine).flatMap(({ invoke }) => invoke);
    const deaf = run.filter(({ id, src }) => {
      if (typeof src === 'string' && silent[stem]?.includes(src)) return false;
      const chart = charts.find(({ machine: { id: name } }) => name === src);
      return chart && announcedBy(chart.machine).length > 0 && !(id in heardBy(machine));
    });
    expect(deaf.map(({ id }) => `${id} announces, and nobody hears it`)).toEqual([]);
  },
);
