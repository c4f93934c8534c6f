import type { DrawReport } from '../report.ts';

/** What one source says of a draw now: its newest report. `firstSeen` in milliseconds since 1970. */
export type Vote = DrawReport & { readonly source: string; readonly firstSeen: number };

export type ShownDraw = DrawReport & {
  readonly state: 'provisional' | 'disputed' | 'confirmed' | 'corrected';
  readonly firstSeen: number;
  readonly confirmedAt: number | null;
};

export const confirmationAge = 12 * 3_600_000;

export const sameNumbers = (
  one: Pick<DrawReport, 'main' | 'special'>,
  other: Pick<DrawReport, 'main' | 'special'>,
): boolean =>
  one.special === other.special &&
  one.main.length === other.main.length &&
  one.main.every((number, at) => number === other.main[at]);

/**
 * The draw to show for one date by what each of its sources says (SV-7): confirmed by two that agree or 12 h after it was seen (at once when
 * it was held that long before); a shown draw gives way only to a value with more sources than any other. Times in milliseconds since 1970.
 */
export const reconciled = (
  votes: readonly Vote[],
  shown: ShownDraw | undefined,
  heldAt: number,
  now: number,
): ShownDraw | undefined => {
  const chosen = chosenValue(votes, shown);
  if (chosen === undefined) return shown;
  const agreeing = votes.filter((vote) => sameNumbers(vote, chosen));
  const firstSeen = shown?.firstSeen ?? Math.min(...votes.map((vote) => vote.firstSeen));
  const isOld = now - firstSeen >= confirmationAge || firstSeen - heldAt >= confirmationAge;
  const state = stateOf(shown, sameNumbers(chosen, shown ?? chosen), agreeing.length >= 2 || isOld);
  const { date, main, special } = chosen;
  const multiplier = multiplierAmong(
    agreeing,
    shown !== undefined && sameNumbers(chosen, shown) ? shown.multiplier : null,
  );
  return {
    date,
    main,
    special,
    multiplier,
    state,
    firstSeen,
    confirmedAt: state === 'provisional' ? null : (shown?.confirmedAt ?? now),
  };
};

const chosenValue = (votes: readonly Vote[], shown: ShownDraw | undefined): DrawReport | undefined => {
  const inOrder = votes.toSorted((one, other) => one.firstSeen - other.firstSeen);
  const countOf = (value: DrawReport) => votes.filter((vote) => sameNumbers(vote, value)).length;
  const most = Math.max(0, ...inOrder.map(countOf));
  const leaders = inOrder.filter((vote) => countOf(vote) === most);
  const [leader] = leaders;
  if (shown === undefined || leader === undefined) return leader ?? shown;
  const isAlone = leaders.every((vote) => sameNumbers(vote, leader));
  return isAlone && most > countOf(shown) ? leader : shown;
};

const stateOf = (shown: ShownDraw | undefined, isSame: boolean, isSure: boolean): ShownDraw['state'] => {
  if (shown === undefined || shown.state === 'provisional') return isSure ? 'confirmed' : 'provisional';
  return isSame ? shown.state : 'corrected';
};

const multiplierAmong = (agreeing: readonly Vote[], shown: number | null): number | null => {
  const said = agreeing.map(({ multiplier }) => multiplier).filter((multiplier) => multiplier !== null);
  return shown !== null && (said.length === 0 || said.includes(shown)) ? shown : (said[0] ?? null);
};
