import { drawInstant, isDrawDate, lastDrawDate, newYorkTimestamp, nextDrawDate } from '../../src/rules/draw-times.ts';
import { eraOf } from '../../src/rules/eras.ts';
import type { Game } from '../../src/rules/games.ts';
import { answered, areSame, hour, isOf, refused, six } from './twin.ts';
import type { Draw, DrawKey, Handler, Report, Source, Twin } from './twin.ts';

/** Whom to follow where sources differ, most trusted first (PR-3). */
const trust: Readonly<Record<Game, readonly Source[]>> = {
  powerball: ['operator', 'texas-lottery', 'ny-lottery', 'ny-open-data', 'mega-millions'],
  megamillions: ['operator', 'mega-millions', 'texas-lottery', 'ny-lottery', 'ny-open-data'],
};

/** What each source says of a draw now, most trusted first. */
const votesOn = ({ reports }: Twin, draw: DrawKey): readonly Report[] =>
  trust[draw.game].flatMap(
    (source) => reports.findLast((report) => isOf(draw)(report) && report.source === source) ?? [],
  );

/** What the sources come to together: two that agree are sure, and so is an operator alone (SV-7). */
const agreement = (votes: readonly Report[]): { value: Report; isDisputed: boolean; isSure: boolean } | undefined => {
  const support = (vote: Report) =>
    vote.source === 'operator' ? Infinity : votes.filter((other) => areSame(vote, other)).length;
  const most = Math.max(...votes.map(support));
  const [value, ...rivals] = votes.filter((vote) => support(vote) === most);
  const isDisputed = rivals.some((rival) => value !== undefined && !areSame(rival, value));
  return value && { value, isDisputed, isSure: most > 1 && !isDisputed };
};

/** The multiplier of those that agree: the one that is shown already where none of them, or one of them, says it. */
const multiplierOf = (votes: readonly Report[], shown: number | null): number | null => {
  const said = votes.flatMap(({ multiplier }) => multiplier ?? []);
  return said.length === 0 || (shown !== null && said.includes(shown)) ? shown : Math.min(...said);
};

/** Shows a draw as its sources have it now and as it was shown until now; a change once confirmed is a correction. */
const show = (twin: Twin, key: DrawKey): void => {
  const votes = votesOn(twin, key);
  const agreed = agreement(votes);
  if (agreed === undefined) return;
  const { value, isDisputed, isSure } = agreed;
  const { main, special } = value;
  const old = twin.draws.find(isOf(key));
  const isNew = old !== undefined && !areSame(old, value);
  const held = drawInstant(key.game, key.date);
  const firstSeen = old?.firstSeen ?? twin.now;
  const isAged = Math.max(twin.now - firstSeen, firstSeen - held) >= 12 * hour;
  const confirmedAt = old?.confirmedAt ?? (!isDisputed && (isSure || isAged) ? twin.now : null);
  if (isNew && old.confirmedAt !== null) twin.corrections.push({ ...key, old, at: twin.now });
  const settled = twin.corrections.some(isOf(key)) ? 'corrected' : 'confirmed';
  const agreeing = votes.filter((vote) => areSame(vote, value));
  const draw: Draw = {
    ...{ ...key, main, special, firstSeen, confirmedAt },
    multiplier: multiplierOf(agreeing, isNew ? null : (old?.multiplier ?? null)),
    state: isDisputed ? 'disputed' : confirmedAt === null ? 'provisional' : settled,
    resultsFrom: isDisputed ? held + 48 * hour : confirmedAt,
  };
  twin.draws = [...twin.draws.filter((one) => one !== old), draw];
};

/** Brings every draw of a game in line with its reports. */
export const reconcile = (twin: Twin, game: Game): void => {
  const dates = new Set(twin.reports.flatMap((report) => (report.game === game ? report.date : [])));
  for (const date of dates) show(twin, { game, date });
};

/** Whether a draw can be: held by now, on a day of the game, with numbers of its era, each once (SV-6). */
const isPossible = ({ game, date, main, special }: Report, now: number): boolean => {
  const era = eraOf(game, date);
  if (era === undefined || !isDrawDate(game, date) || drawInstant(game, date) > now) return false;
  return new Set(main).size === 5 && Math.max(...main) <= era.mainHighest && special <= era.specialHighest;
};

/** A source reports a draw; what cannot be one is refused, and what it said before is its newest word again. */
export const reportDraw = (twin: Twin, report: Report): void => {
  const isSources = (one: Report) => isOf(report)(one) && one.source === report.source;
  const newest = twin.reports.findLast(isSources);
  const isNews =
    newest === undefined || !areSame(newest, report) || ![null, newest.multiplier].includes(report.multiplier);
  if (isNews && isPossible(report, twin.now)) {
    const before = twin.reports.find((one) => isSources(one) && areSame(one, report));
    const multiplier = report.multiplier ?? before?.multiplier ?? null;
    twin.reports = [...twin.reports.filter((one) => one !== before), { ...report, multiplier }];
  }
  reconcile(twin, report.game);
};

const newestFirst = ({ draws }: Twin, game: Game): readonly Draw[] =>
  draws.filter((draw) => draw.game === game).toSorted((one, other) => (one.date < other.date ? 1 : -1));

/** A game's newest draw and what comes next; for 12 hours that is the one that was held and is not out yet (BD-5). */
export const latest: Handler = ({ twin, game }) => {
  const [draw] = newestFirst(twin, game);
  if (draw === undefined) return refused(503, 'No draw is known yet.');
  const { date, multiplier } = draw;
  const last = lastDrawDate(game, twin.now);
  const isAwaited = date < last && twin.now - drawInstant(game, last) < 12 * hour;
  const next = isAwaited ? last : nextDrawDate(game, twin.now);
  const ending = game === 'megamillions' ? [multiplier ?? 0] : multiplier === null ? [] : [`${multiplier}x`];
  const item = {
    ...{ number_set: [...six(draw), ...ending].join(' '), drawing_date: date, is_sample: false },
    ...{ next_drawing_date: newYorkTimestamp(drawInstant(game, next)), next_jackpot: 'To be announced' },
  };
  return answered([item]);
};

/** Every draw of a game, newest first, with what was corrected and which sources say other numbers (DH-1). */
export const history: Handler = ({ twin, game }) => {
  const draws = newestFirst(twin, game).map((draw) => {
    const corrections = twin.corrections.filter(isOf(draw));
    const others = votesOn(twin, draw).filter((vote) => !areSame(vote, draw));
    return {
      ...{ date: draw.date, numbers: six(draw), multiplier: draw.multiplier, state: draw.state, jackpot: null },
      corrections: corrections.map(({ old, at }) => ({ numbers: six(old), corrected_at: new Date(at).toISOString() })),
      conflicts: others
        .map((vote) => ({ source: vote.source, numbers: six(vote) }))
        .toSorted((one, other) => (one.source < other.source ? -1 : 1)),
    };
  });
  return answered(draws);
};
