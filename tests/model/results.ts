import { drawInstant, lastDrawDate } from '../../src/rules/draw-times.ts';
import { noWinnings, withPrize, type Winnings } from '../../src/rules/history/winnings.ts';
import { prizeOf, tierOf } from '../../src/rules/prizes.ts';
import { answered, areSame, hour, isOf, six, withMail } from './twin.ts';
import type { Call, Draw, DrawKey, Numbers, Outcome, Play, Player, Twin } from './twin.ts';

/** Whether a play stood at the instant of a draw, whatever happened to its ticket afterwards (PR-1). */
const hasPlayed = (play: Play, { game, date }: DrawKey): boolean => {
  const held = drawInstant(game, date);
  return play.game === game && play.from < held && (play.until === undefined || play.until >= held);
};

/** Whether the results of a draw are given at an instant. */
const hasResults = ({ resultsFrom }: Draw, now: number): boolean => resultsFrom !== null && resultsFrom <= now;

/** What a play and a draw have in common (PR-2). */
const matchOf = (play: Numbers, draw: Numbers): { main: number; special: boolean } => ({
  main: play.main.filter((number) => draw.main.includes(number)).length,
  special: play.special === draw.special,
});

type Result = { readonly play: Play; readonly draw: Draw; readonly main: number; readonly tier: number | null };

/** Each result of a player's tickets of a game: newest draw first, within it the best first, then by ticket. */
const resultsOf = ({ twin, player, game }: Call): readonly Result[] => {
  const draws = twin.draws.filter((draw) => draw.game === game && hasResults(draw, twin.now));
  const results = draws.flatMap((draw) =>
    twin.plays.flatMap((play) => (play.player === player && hasPlayed(play, draw) ? resultOf(play, draw) : [])),
  );
  return results.toSorted(
    (one, other) =>
      other.draw.date.localeCompare(one.draw.date) ||
      (one.tier ?? 10) - (other.tier ?? 10) ||
      other.main - one.main ||
      (one.play.ticket < other.play.ticket ? -1 : 1),
  );
};

const resultOf = (play: Play, draw: Draw): Result => {
  const match = matchOf(play, draw);
  return { play, draw, main: match.main, tier: tierOf(match) ?? null };
};

const listed = ({ twin }: Call, results: readonly Result[]): Outcome => {
  const rows = results.map(({ play, draw, main, tier }) => ({
    ...{ ticket_id: play.ticket, date: draw.date, numbers: six(play), drawn: six(draw), main_matches: main },
    ...{ special_matches: play.special === draw.special, tier },
  }));
  return answered(twin, 200, rows);
};

/** What each of a player's tickets did in the draw of a date (BD-6). */
export const resultsOfDraw = (call: Call): Outcome =>
  listed(
    call,
    resultsOf(call).filter(({ draw }) => draw.date === call.named),
  );

/** What one of a player's tickets did in every draw that it played (DH-2). */
export const resultsOfTicket = (call: Call): Outcome =>
  listed(
    call,
    resultsOf(call).filter(({ play }) => play.ticket === call.named),
  );

const wonBy = (results: readonly Result[]): Winnings =>
  results.reduce(
    (won, { draw, tier }) => (tier === null ? won : withPrize(won, prizeOf(draw.game, draw.date, tier))),
    noWinnings,
  );

/** What a player's tickets of a game came to: in all, by draw and by ticket, newest first (DH-2). */
export const winnings = (call: Call): Outcome => {
  const results = resultsOf(call);
  const dates = [...new Set(results.map(({ draw }) => draw.date))];
  const tickets = [...new Map(call.twin.plays.map((play) => [play.ticket, play])).values()].toReversed();
  return answered(call.twin, 200, {
    won: wonBy(results),
    draws: dates.map((date) => {
      const ofDraw = results.filter(({ draw }) => draw.date === date);
      return { date, tickets: ofDraw.length, won: wonBy(ofDraw) };
    }),
    tickets: tickets.flatMap((last) => {
      const own = results.filter(({ play }) => play.ticket === last.ticket);
      const ticket = { ticket_id: last.ticket, numbers: six(last), is_deleted: last.until !== undefined };
      return own.length === 0 ? [] : [{ ...ticket, draws: own.length, won: wonBy(own) }];
    }),
  });
};

/** The event code of a player and game: the first of SV-9's that holds. */
const codeOf = (call: Call): number => {
  const { twin, player, game } = call;
  const last = { game, date: lastDrawDate(game, twin.now) };
  const own = twin.plays.filter((play) => play.player === player && play.game === game);
  const mails = twin.outbox.filter((mail) => mail.player === player && mail.about?.game === game);
  const playedLast = own.some((play) => hasPlayed(play, last));
  const wasTold = twin.notifications.some((one) => one.player === player && isOf(last)(one));
  const waiting = mails.filter(({ isSent, about }) => !isSent && about?.date === last.date);
  if (own.length === 0) return 202;
  if (playedLast && !twin.draws.some(isOf(last))) return 103;
  if (playedLast && (!wasTold || waiting.some(({ kind }) => kind !== 'results-again'))) return 101;
  if (mails.some(({ isSent, at }) => isSent && at > twin.now - 12 * hour)) return 102;
  if (own.some(({ until }) => until === undefined)) return 203;
  return resultsOf(call).length > 0 ? 204 : 205;
};

/** Answers the event code, which decides what a board shows of the tickets. */
export const eventCode = (call: Call): Outcome => answered(call.twin, 200, { event_code: codeOf(call) });

/** Queues a player's last results of a game again, wanted or not; the answer has no detail where there are none. */
export const resend = (call: Call): Outcome => {
  const { twin, player, game } = call;
  const [last] = resultsOf(call);
  if (last === undefined) return answered(twin, 200, {});
  const mailed = withMail(twin, { player, kind: 'results-again', about: { game, date: last.draw.date } });
  return answered(mailed, 200, { detail: 'The results e-mail is on its way.' });
};

/** What a player's results of a draw come to, as a text that differs where one of them does; undefined without any. */
const toldOf = (twin: Twin, player: string, draw: Draw): string | undefined => {
  const plays = twin.plays.filter((play) => play.player === player && hasPlayed(play, draw));
  const told = plays.map((play) => ({ ticket: play.ticket, ...matchOf(play, draw) }));
  return plays.length === 0 ? undefined : JSON.stringify(told.filter(({ main, special }) => main > 0 || special));
};

/** Notes what a player is told of a draw, and queues a mail where that is news and wanted (SV-10, PR-2). */
const notifyPlayer = (twin: Twin, { id: player, wantsResults }: Player, draw: Draw): Twin => {
  const about = { game: draw.game, date: draw.date };
  const told = toldOf(twin, player, draw);
  const before = twin.notifications.find((one) => one.player === player && isOf(draw)(one));
  if (told === undefined || told === before?.told) return twin;
  const others = twin.notifications.filter((one) => one !== before);
  const noted = { ...twin, notifications: [...others, { ...about, player, told }] };
  const waiting = twin.outbox.filter((mail) => mail.player === player && !mail.isSent);
  const isTold = before !== undefined && waiting.some((mail) => mail.about && isOf(draw)(mail.about));
  if (!wantsResults || isTold) return noted;
  return withMail(noted, { player, kind: before === undefined ? 'results' : 'correction', about });
};

/** Results are told for a year and a day after their draw. */
const toldFor = 366 * 24 * hour;

/** The results worker: goes through the players of every draw that has results, again when its numbers have changed. */
export const notifyPlayers = (twin: Twin): Twin => {
  const isOpen = (draw: Draw) =>
    hasResults(draw, twin.now) &&
    drawInstant(draw.game, draw.date) > twin.now - toldFor &&
    !twin.checks.some((check) => isOf(draw)(check) && areSame(check, draw));
  let next = twin;
  for (const draw of twin.draws.filter(isOpen)) {
    next = { ...next, checks: [...next.checks.filter((check) => !isOf(draw)(check)), draw] };
    for (const player of next.players) next = notifyPlayer(next, player, draw);
  }
  return next;
};

/** The mail worker: everything that waits is sent. */
export const sendMails = (twin: Twin): Twin => ({
  ...twin,
  outbox: twin.outbox.map((mail) => (mail.isSent ? mail : { ...mail, isSent: true, at: twin.now })),
});
