import fc from 'fast-check';
import { assign, setup } from 'xstate';

/** One branch of an event in a state: its condition, where it goes (nowhere: it stays), and whether it counts. */
type Branch = {
  readonly guard: 'isZero' | 'isOdd' | undefined;
  readonly target: number | undefined;
  readonly counts: boolean;
};
/** A small chart as a table: for each state and each event its branches, tried in their order. */
export type Table = readonly (readonly (readonly Branch[])[])[];

const branchOf = (states: number, guard: fc.Arbitrary<Branch['guard']>) =>
  fc.record({ guard, target: fc.option(fc.nat(states - 1), { nil: undefined }), counts: fc.boolean() });

/** Charts of 2 to 5 states and 1 to 3 events, with and without conditions on a number from 0 to 2. */
export const tables: fc.Arbitrary<Table> = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 3 }))
  .chain(([states, events]) => {
    const always = branchOf(states, fc.constant(undefined));
    const sometimes = branchOf(states, fc.constantFrom('isZero' as const, 'isOdd' as const));
    const branches = fc.oneof(fc.constant([]), fc.tuple(always), fc.tuple(sometimes), fc.tuple(sometimes, always));
    return fc.array(fc.array(branches, { minLength: events, maxLength: events }), {
      minLength: states,
      maxLength: states,
    });
  });

const parts = setup({
  types: { context: {} as { readonly n: number } },
  actions: { count: assign(({ context }) => ({ n: (context.n + 1) % 3 })) },
  guards: { isZero: ({ context }) => context.n === 0, isOdd: ({ context }) => context.n === 1 },
});

/** The table as a chart: states s0, s1, …; events e0, e1, …. */
export const chartOf = (table: Table) =>
  parts.createMachine({
    id: 'random',
    context: { n: 0 },
    initial: 's0',
    states: Object.fromEntries(
      table.map((events, state) => {
        const branchesOf = (branches: readonly Branch[]) =>
          branches.map(({ guard, target, counts }) => ({
            ...(guard ? { guard } : {}),
            ...(target === undefined ? {} : { target: `s${target}` }),
            actions: counts ? ['count' as const] : [],
            reenter: true,
          }));
        return [
          `s${state}`,
          { on: Object.fromEntries(events.map((branches, event) => [`e${event}`, branchesOf(branches)])) },
        ] as const;
      }),
    ),
  });

const holds = (guard: Branch['guard'], n: number) => guard === undefined || (guard === 'isZero' ? n === 0 : n === 1);

/** Every transition and every pair of consecutive ones of a table, found without XState: by trying out every event wherever it leads. */
export const runsOf = (table: Table): ReadonlySet<string> => {
  const runs = new Set<string>();
  const seen = new Set<string>();
  const visit = (state: number, n: number, last: readonly string[]): void => {
    const key = JSON.stringify([state, n, last]);
    if (seen.has(key)) return;
    seen.add(key);
    for (const [event, branches] of (table[state] ?? []).entries()) {
      const taken = branches.find(({ guard }) => holds(guard, n));
      if (!taken) continue;
      const condition = taken.guard ?? (branches.length > 1 ? 'otherwise' : undefined);
      const all = [...last, `s${state}: e${event}${condition ? ` (${condition})` : ''}`];
      for (let from = 0; from < all.length; from += 1) runs.add(all.slice(from).join(' → '));
      visit(taken.target ?? state, taken.counts ? (n + 1) % 3 : n, all.slice(-1));
    }
  };
  visit(0, 0, []);
  return runs;
};
