import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Source } from '../../../server/draws/report.ts';
import {
  confirmationAge,
  disputeAge,
  reconciled,
  sameNumbers,
  type ShownDraw,
  type Vote,
} from '../../../server/draws/ledger/reconcile.ts';

const date = '2026-11-18';
const heldAt = Date.parse('2026-11-19T03:59:00Z');
const seenAt = heldAt + 600_000;
const values = [
  { main: [1, 2, 3, 4, 5], special: 6 },
  { main: [1, 2, 3, 4, 5], special: 7 },
  { main: [1, 2, 3, 4, 8], special: 6 },
] as const;

const vote = (source: Source, value: 0 | 1 | 2, firstSeen = seenAt, multiplier: number | null = null): Vote => ({
  ...{ date, source, firstSeen, multiplier },
  ...values[value],
});
const shownAs = (state: Settled, value: 0 | 1 | 2): ShownDraw => ({
  ...{ date, state, multiplier: null, follows: null, firstSeen: seenAt, isCorrected: state === 'corrected' },
  ...(state === 'provisional'
    ? { confirmedAt: null, resultsFrom: null }
    : { confirmedAt: seenAt, resultsFrom: seenAt }),
  ...values[value],
});
type Settled = Exclude<ShownDraw['state'], 'disputed'>;
const reconciledAs = (votes: readonly Vote[], shown: ShownDraw | undefined, held: number, now: number) =>
  reconciled('powerball', votes, shown, held, now);
const outcome = (draw: ShownDraw | undefined) => [
  draw?.state,
  values.findIndex((value) => draw !== undefined && sameNumbers(value, draw)),
];

describe('a draw', () => {
  test('of one source is provisional until 12 h after it was first seen [SV-7]', () => {
    const votes = [vote('ny-open-data', 0)];
    const first = reconciledAs(votes, undefined, heldAt, seenAt);
    expect(outcome(first)).toEqual(['provisional', 0]);
    expect(outcome(reconciledAs(votes, first, heldAt, seenAt + confirmationAge - 1))).toEqual(['provisional', 0]);
    expect(reconciledAs(votes, first, heldAt, seenAt + confirmationAge)).toEqual({
      ...shownAs('confirmed', 0),
      confirmedAt: seenAt + confirmationAge,
      resultsFrom: seenAt + confirmationAge,
    });
  });

  test('of two sources that agree is confirmed at once [SV-7]', () => {
    expect(outcome(reconciledAs([vote('ny-open-data', 0), vote('ny-lottery', 0)], undefined, heldAt, seenAt))).toEqual([
      'confirmed',
      0,
    ]);
  });

  test('that was held 12 h before anybody saw it is confirmed at once [SV-7]', () => {
    const late = heldAt + confirmationAge;
    expect(outcome(reconciledAs([vote('ny-open-data', 0, late)], undefined, heldAt, late))).toEqual(['confirmed', 0]);
  });

  test('on which two sources differ is disputed, whichever came first and however old it is, and follows the one that is trusted [PR-3]', () => {
    const votes = [vote('ny-open-data', 1), vote('texas-lottery', 0, seenAt + 1)];
    for (const shown of [undefined, shownAs('provisional', 0), shownAs('provisional', 1), shownAs('confirmed', 1)])
      for (const now of [seenAt + 1, seenAt + 99 * confirmationAge])
        expect(reconciledAs(votes, shown, heldAt, now)).toMatchObject({
          ...{ ...values[0], state: 'disputed', follows: 'texas-lottery', resultsFrom: heldAt + disputeAge },
        });
  });

  test('that an operator confirms is confirmed at once, against all sources, and corrected if another [PR-3]', () => {
    const votes = [vote('ny-lottery', 1), vote('texas-lottery', 1), vote('operator', 0)];
    expect(outcome(reconciledAs(votes, undefined, heldAt, seenAt))).toEqual(['confirmed', 0]);
    expect(outcome(reconciledAs(votes, shownAs('confirmed', 1), heldAt, seenAt))).toEqual(['corrected', 0]);
  });

  test('that was disputed is confirmed once two agree [PR-3]', () => {
    const disputed = reconciledAs([vote('ny-lottery', 1), vote('texas-lottery', 0)], undefined, heldAt, seenAt);
    const votes = [vote('ny-lottery', 1), vote('texas-lottery', 0), vote('ny-open-data', 1)];
    expect(reconciledAs(votes, disputed, heldAt, seenAt)).toMatchObject({
      ...{ ...values[1], state: 'confirmed', follows: null, resultsFrom: seenAt },
    });
  });

  test('that two sources contradict after it was confirmed is corrected [SV-7]', () => {
    const votes = [vote('ny-open-data', 0), vote('ny-lottery', 1), vote('texas-lottery', 1)];
    expect(outcome(reconciledAs(votes, shownAs('confirmed', 0), heldAt, seenAt))).toEqual(['corrected', 1]);
  });

  test('whose only source changes its mind is corrected once confirmed, and just shown anew before [SV-7]', () => {
    expect(outcome(reconciledAs([vote('ny-open-data', 1)], shownAs('confirmed', 0), heldAt, seenAt))).toEqual([
      'corrected',
      1,
    ]);
    expect(outcome(reconciledAs([vote('ny-open-data', 1)], shownAs('provisional', 0), heldAt, seenAt))).toEqual([
      'provisional',
      1,
    ]);
  });

  test('takes the least multiplier of the sources that agree with its numbers [SV-7]', () => {
    const agreeing = [vote('ny-open-data', 0), vote('ny-lottery', 0, seenAt, 4), vote('mega-millions', 0, seenAt, 3)];
    const votes = [...agreeing, vote('texas-lottery', 1, seenAt, 2)];
    expect(reconciledAs(votes, undefined, heldAt, seenAt)?.multiplier).toBe(3);
  });
});

const anyVotes = fc
  .uniqueArray(
    fc.tuple(
      fc.constantFrom<Source[]>('ny-open-data', 'ny-lottery', 'texas-lottery', 'operator'),
      fc.constantFrom<(0 | 1 | 2)[]>(0, 1, 2),
      fc.nat({ max: 1000 }),
    ),
    {
      minLength: 1,
      selector: ([source]) => source,
    },
  )
  .map((list) => list.map(([source, value, later]) => vote(source, value, seenAt + later)));
const anyShown = fc.option(
  fc
    .tuple(fc.constantFrom<Settled[]>('provisional', 'confirmed', 'corrected'), fc.constantFrom<(0 | 1 | 2)[]>(0, 1, 2))
    .map(([state, value]) => shownAs(state, value)),
  { nil: undefined },
);
const anyNow = fc.integer({ min: seenAt, max: seenAt + 2 * confirmationAge });

test('a draw once confirmed never changes its numbers without becoming corrected or disputed [SV-7, PR-3]', () => {
  fc.assert(
    fc.property(anyVotes, anyShown, anyNow, (votes, shown, now) => {
      const draw = reconciledAs(votes, shown, heldAt, now);
      if (shown === undefined || shown.state === 'provisional' || draw === undefined) return;
      if (draw.state === 'disputed') expect(draw.follows).not.toBeNull();
      else expect(draw.state).toBe(sameNumbers(draw, shown) ? shown.state : 'corrected');
    }),
  );
});

test('reconciling again without news changes nothing, in any order of the sources [SV-7]', () => {
  fc.assert(
    fc.property(anyVotes, anyShown, anyNow, (votes, shown, now) => {
      const draw = reconciledAs(votes, shown, heldAt, now);
      expect(reconciledAs(votes.toReversed(), draw, heldAt, now)).toEqual(draw);
    }),
  );
});

test('which numbers a draw has never depends on what was shown before, or on who came first [PR-3]', () => {
  const anyOrder = anyVotes.chain((votes) =>
    fc.tuple(fc.constant(votes), fc.shuffledSubarray([...votes], { minLength: votes.length })),
  );
  fc.assert(
    fc.property(anyOrder, anyShown, anyNow, ([votes, shuffled], shown, now) => {
      let draw = shown;
      for (let count = 1; count <= shuffled.length; count += 1)
        draw = reconciledAs(shuffled.slice(0, count), draw, heldAt, now);
      const atOnce = reconciledAs(votes, undefined, heldAt, now);
      expect([draw?.main, draw?.special, draw?.follows]).toEqual([atOnce?.main, atOnce?.special, atOnce?.follows]);
      expect(draw?.state === 'disputed').toBe(atOnce?.state === 'disputed');
    }),
  );
});
