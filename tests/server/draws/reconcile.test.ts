import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  confirmationAge,
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

const vote = (source: string, value: 0 | 1 | 2, firstSeen = seenAt, multiplier: number | null = null): Vote => ({
  ...{ date, source, firstSeen, multiplier },
  ...values[value],
});
const shownAs = (state: ShownDraw['state'], value: 0 | 1 | 2): ShownDraw => ({
  ...{ date, state, multiplier: null, firstSeen: seenAt, confirmedAt: state === 'provisional' ? null : seenAt },
  ...values[value],
});
const outcome = (draw: ShownDraw | undefined) => [
  draw?.state,
  values.findIndex((value) => draw !== undefined && sameNumbers(value, draw)),
];

describe('a draw', () => {
  test('of one source is provisional until 12 h after it was first seen [SV-7]', () => {
    const votes = [vote('a', 0)];
    const first = reconciled(votes, undefined, heldAt, seenAt);
    expect(outcome(first)).toEqual(['provisional', 0]);
    expect(outcome(reconciled(votes, first, heldAt, seenAt + confirmationAge - 1))).toEqual(['provisional', 0]);
    expect(reconciled(votes, first, heldAt, seenAt + confirmationAge)).toEqual({
      ...shownAs('confirmed', 0),
      confirmedAt: seenAt + confirmationAge,
    });
  });

  test('of two sources that agree is confirmed at once [SV-7]', () => {
    expect(outcome(reconciled([vote('a', 0), vote('b', 0)], undefined, heldAt, seenAt))).toEqual(['confirmed', 0]);
  });

  test('that was held 12 h before anybody saw it is confirmed at once [SV-7]', () => {
    const late = heldAt + confirmationAge;
    expect(outcome(reconciled([vote('a', 0, late)], undefined, heldAt, late))).toEqual(['confirmed', 0]);
  });

  test('on which two sources differ stays as first shown, unconfirmed [SV-7]', () => {
    const votes = [vote('a', 1, seenAt + 1), vote('b', 0)];
    expect(outcome(reconciled(votes, undefined, heldAt, seenAt + 1))).toEqual(['provisional', 0]);
    expect(outcome(reconciled(votes, shownAs('provisional', 1), heldAt, seenAt + 1))).toEqual(['provisional', 1]);
  });

  test('that two sources contradict after it was confirmed is corrected [SV-7]', () => {
    const votes = [vote('a', 0), vote('b', 1), vote('c', 1)];
    expect(outcome(reconciled(votes, shownAs('confirmed', 0), heldAt, seenAt))).toEqual(['corrected', 1]);
  });

  test('that one source contradicts after it was confirmed stays [SV-7]', () => {
    expect(outcome(reconciled([vote('a', 0), vote('b', 1)], shownAs('confirmed', 0), heldAt, seenAt))).toEqual([
      'confirmed',
      0,
    ]);
  });

  test('whose only source changes its mind is corrected once confirmed, and just shown anew before [SV-7]', () => {
    expect(outcome(reconciled([vote('a', 1)], shownAs('confirmed', 0), heldAt, seenAt))).toEqual(['corrected', 1]);
    expect(outcome(reconciled([vote('a', 1)], shownAs('provisional', 0), heldAt, seenAt))).toEqual(['provisional', 1]);
  });

  test('takes the multiplier of any source that agrees with its numbers [SV-7]', () => {
    const votes = [vote('a', 0), vote('b', 0, seenAt, 3), vote('c', 1, seenAt, 5)];
    expect(reconciled(votes, undefined, heldAt, seenAt)?.multiplier).toBe(3);
  });
});

const anyVotes = fc
  .uniqueArray(
    fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom<(0 | 1 | 2)[]>(0, 1, 2), fc.nat({ max: 1000 })),
    {
      minLength: 1,
      selector: ([source]) => source,
    },
  )
  .map((list) => list.map(([source, value, later]) => vote(source, value, seenAt + later)));
const anyShown = fc.option(
  fc
    .tuple(
      fc.constantFrom<ShownDraw['state'][]>('provisional', 'confirmed', 'corrected'),
      fc.constantFrom<(0 | 1 | 2)[]>(0, 1, 2),
    )
    .map(([state, value]) => shownAs(state, value)),
  { nil: undefined },
);
const anyNow = fc.integer({ min: seenAt, max: seenAt + 2 * confirmationAge });

test('a draw once confirmed never changes its numbers without becoming corrected [SV-7]', () => {
  fc.assert(
    fc.property(anyVotes, anyShown, anyNow, (votes, shown, now) => {
      const draw = reconciled(votes, shown, heldAt, now);
      if (shown === undefined || shown.state === 'provisional' || draw === undefined) return;
      expect(draw.state).toBe(sameNumbers(draw, shown) ? shown.state : 'corrected');
    }),
  );
});

test('reconciling again without news changes nothing, in whatever order the sources come [SV-7]', () => {
  fc.assert(
    fc.property(anyVotes, anyShown, anyNow, (votes, shown, now) => {
      const draw = reconciled(votes, shown, heldAt, now);
      expect(reconciled(votes.toReversed(), draw, heldAt, now)).toEqual(draw);
    }),
  );
});

test('no value with fewer sources than another replaces a shown one [SV-7]', () => {
  fc.assert(
    fc.property(anyVotes, anyShown, anyNow, (votes, shown, now) => {
      const draw = reconciled(votes, shown, heldAt, now);
      if (shown === undefined || draw === undefined || sameNumbers(draw, shown)) return;
      const countOf = (value: Pick<Vote, 'main' | 'special'>) => votes.filter((one) => sameNumbers(one, value)).length;
      expect(values.every((value) => sameNumbers(value, draw) || countOf(value) < countOf(draw))).toBe(true);
    }),
  );
});
