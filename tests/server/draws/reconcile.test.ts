import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Source } from '../../../server/draws/report.ts';
import {
  confirmationAge,
  disputeAge,
  reconciled,
  type ShownDraw,
  type Vote,
} from '../../../server/draws/ledger/reconcile.ts';

const date = '2026-11-18';
const heldAt = Date.parse('2026-11-19T03:59:00Z');
const seenAt = heldAt + 600_000;
const first = { main: [1, 2, 3, 4, 5], special: 6 };
const values = [first, { main: [1, 2, 3, 4, 5], special: 7 }, { main: [1, 2, 3, 4, 8], special: 6 }];

type State = ShownDraw['state'];
const vote = (source: Source, value: number, firstSeen = seenAt, multiplier: number | null = null): Vote => ({
  date,
  source,
  seen_at: new Date(firstSeen),
  multiplier,
  ...(values[value] ?? first),
});
const shownAs = (state: State, value: number): ShownDraw => {
  const settled = ['confirmed', 'corrected'].includes(state) ? new Date(seenAt) : null;
  return {
    date,
    state,
    multiplier: null,
    follows: null,
    isCorrected: state === 'corrected',
    first_seen_at: new Date(seenAt),
    confirmed_at: settled,
    results_from: settled,
    ...(values[value] ?? first),
  };
};
const reconciledAs = (votes: readonly Vote[], shown: ShownDraw | undefined, now: number) =>
  reconciled('powerball', votes, shown, heldAt, now);

// Who says which of the three values, what was shown until then, and what it becomes.
test.each([
  ['ny-open-data 0', 'nothing', 'provisional 0'],
  ['ny-open-data 0, ny-lottery 0', 'nothing', 'confirmed 0'],
  ['ny-lottery 1, texas-lottery 1, operator 0', 'nothing', 'confirmed 0'],
  ['ny-lottery 1, texas-lottery 1, operator 0', 'confirmed 1', 'corrected 0'],
  ['ny-open-data 1, texas-lottery 0', 'confirmed 1', 'disputed 0'],
  ['ny-open-data 1, texas-lottery 0, ny-lottery 1', 'disputed 0', 'confirmed 1'],
  ['ny-open-data 0, texas-lottery 1, ny-lottery 1', 'confirmed 0', 'corrected 1'],
  ['ny-open-data 1', 'confirmed 0', 'corrected 1'],
  ['ny-open-data 1', 'provisional 0', 'provisional 1'],
])('a draw with %s, shown as %s, becomes %s [SV-7, PR-3]', (said, before, after) => {
  const votes = said.split(', ').map((text) => {
    const [source, value] = text.split(' ');
    return vote(source as Source, Number(value));
  });
  const [shown, expected] = [before, after].map((text) => {
    const [state, value] = text.split(' ');
    return value === undefined ? undefined : shownAs(state as State, Number(value));
  });
  const { state, main, special } = expected ?? expect.fail();
  expect(reconciledAs(votes, shown, seenAt)).toMatchObject({ state, main, special });
});

test('a draw is provisional for 12 h after it was first seen, unless it was held 48 h before that [SV-7]', () => {
  const votes = [vote('ny-open-data', 0)];
  const aged = seenAt + confirmationAge;
  expect(reconciledAs(votes, undefined, aged - 1)).toEqual(shownAs('provisional', 0));
  expect(reconciledAs(votes, shownAs('provisional', 0), aged)).toEqual({
    ...shownAs('confirmed', 0),
    confirmed_at: new Date(aged),
    results_from: new Date(aged),
  });
  const late = heldAt + disputeAge;
  for (const [seen, state] of [
    [late - 1, 'provisional'],
    [late, 'confirmed'],
  ] as const)
    expect(reconciledAs([vote('ny-open-data', 0, seen)], undefined, seen)).toMatchObject({ state });
});

test('an old dispute still names the source it follows, and results start when it ends [PR-3]', () => {
  const votes = [vote('ny-open-data', 1), vote('texas-lottery', 0, seenAt + 1)];
  const disputed = reconciledAs(votes, shownAs('confirmed', 1), seenAt + 99 * confirmationAge);
  expect(disputed).toMatchObject({
    ...first,
    state: 'disputed',
    follows: 'texas-lottery',
    results_from: new Date(heldAt + disputeAge),
  });
  const agreed = reconciledAs([...votes, vote('ny-lottery', 1)], reconciledAs(votes, undefined, seenAt), seenAt);
  expect(agreed).toEqual(shownAs('confirmed', 1));
});

test('a draw takes the multiplier of the most trusted source that agrees and has one [PR-3, SV-7]', () => {
  const agreeing = [vote('ny-open-data', 0), vote('ny-lottery', 0, seenAt, 4), vote('mega-millions', 0, seenAt, 3)];
  expect(reconciledAs([...agreeing, vote('texas-lottery', 1, seenAt, 2)], undefined, seenAt)?.multiplier).toBe(4);
});

const anyVotes = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom<Source[]>('ny-open-data', 'ny-lottery', 'texas-lottery', 'operator'),
      fc.nat({ max: 2 }),
      fc.nat({ max: 1000 }),
      fc.constantFrom(null, 2, 3),
    ),
    {
      minLength: 1,
      selector: ([source]) => source,
    },
  )
  .map((list) => list.map(([source, value, later, times]) => vote(source, value, seenAt + later, times)));
const anyShown = fc.option(
  fc
    .tuple(fc.constantFrom<State[]>('provisional', 'confirmed', 'corrected'), fc.nat({ max: 2 }))
    .map(([state, value]) => shownAs(state, value)),
  { nil: undefined },
);
const drawnIn = (draw?: ShownDraw) => [draw?.main, draw?.special, draw?.multiplier, draw?.follows];
const anyNow = fc.integer({ min: seenAt, max: seenAt + 2 * confirmationAge });

test('what is drawn depends neither on what was shown before nor on which source reported first [PR-3]', () => {
  const anyOrder = anyVotes.chain((votes) =>
    fc.tuple(fc.constant(votes), fc.shuffledSubarray([...votes], { minLength: votes.length })),
  );
  fc.assert(
    fc.property(anyOrder, anyShown, anyNow, ([votes, shuffled], shown, now) => {
      let draw = shown;
      for (let count = 1; count <= shuffled.length; count += 1)
        draw = reconciledAs(shuffled.slice(0, count), draw, now);
      const atOnce = reconciledAs(votes, undefined, now);
      expect(drawnIn(draw)).toEqual(drawnIn(atOnce));
      expect(draw?.state === 'disputed').toBe(atOnce?.state === 'disputed');
    }),
  );
});
