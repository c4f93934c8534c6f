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
const hasResults = ({ resultsFrom }: Draw, now: number): boolean => resultsFrom !== undefined && resultsFrom <= now;

/** What a play and a draw have in common (PR-2). */
const matchOf = (play: Numbers, draw: Numbers): { main: number; special: boolean } => ({
  main: play.main.filter((number) => draw.main.includes(number)).length,
  special: play.special === draw.special,
});

type Result = { readonly play: Play; readonly draw: Draw; readonly main: number; readonly tier: number | null };

/** Each result of a player's tickets of a game: newest draw first, within it the best first, then by ticket. */
const resultsOf = ({ twin, player, game }: Call): readonly Result[] =>
  twin.draws
    .filter((draw) => draw.game === game && hasResults(draw, twin.now))
    .flatMap((draw) =>
      twin.plays
        .filter((play) => play.player === player && hasPlayed(play, draw))
        .map((play) => ({ play, draw, match: matchOf(play, draw) }))
        .map(({ match, ...result }) => ({ ...result, main: match.main, tier: tierOf(match) ?? null })),
    )
    .toSorted(
      (one, other) =>
        other.draw.date.localeCompare(one.draw.date) ||
        (one.tier ?? 10) - (other.tier ?? 10) ||
        other.main - one.main ||
        (one.play.ticket < other.play.ticket ? -1 : 1),
    );

const writtenAs = ({ play, draw, main, tier }: Result) => ({
  ...{ ticket_id: play.ticket, date: draw.date, numbers: six(play), drawn: six(draw), main_matches: main },
  ...{ special_matches: play.special === draw.special, tier },
});

/** What each of a player's tickets did in the draw of a date (BD-6). */
export const resultsOfDraw = (call: Call): Outcome => {
  const ofDraw = resultsOf(call).filter(({ draw }) => draw.date === call.named);
  return answered(call.twin, 200, ofDraw.map(writtenAs));
};

/** What one of a player's tickets did in every draw that it played (DH-2). */
export const resultsOfTicket = (call: Call): Outcome => {
  const ofTicket = resultsOf(call).filter(({ play }) => play.ticket === call.named);
  return answered(call.twin, 200, ofTicket.map(writtenAs));
};

const wonBy = (results: readonly Result[]): Winnings =>
  results.reduce(
    (won, { draw, tier }) => (tier === null ? won : withPrize(won, prizeOf(draw.game, draw.date, tier))),
    noWinnings,
  );

/** What a player's tickets of a game came to: in all, by draw and by ticket, newest first (DH-2). */
export const winnings = (call: Call): Outcome => {
  const { twin } = call;
  const results = resultsOf(call);
  const dates = [...new Set(results.map(({ draw }) => draw.date))];
  const last = new Map(twin.plays.map((play) => [play.ticket, play]));
  const tickets = [...new Set(results.map(({ play }) => play.ticket))].flatMap((ticket) => last.get(ticket) ?? []);
  return answered(twin, 200, {
    won: wonBy(results),
    draws: dates.map((date) => {
      const ofDraw = results.filter(({ draw }) => draw.date === date);
      return { date, tickets: ofDraw.length, won: wonBy(ofDraw) };
    }),
    tickets: tickets
      .toSorted((one, other) => other.savedAt - one.savedAt)
      .map((play) => {
        const own = results.filter((result) => result.play.ticket === play.ticket);
        const is_deleted = play.until !== undefined;
        return { ticket_id: play.ticket, numbers: six(play), is_deleted, draws: own.length, won: wonBy(own) };
      }),
  });
};

const codeOf = (call: Call): number => {
  const { twin, player, game } = call;
  const last = { game, date: lastDrawDate(game, twin.now) };
  const own = twin.plays.filter((play) => play.player === player && play.game === game);
  const mails = twin.outbox.filter((mail) => mail.player === player && mail.about?.game === game);
  const playedLast = own.some((play) => hasPlayed(play, last));
  const wasTold = twin.notifications.some((one) => one.player === player && isOf(last)(one));
  const awaitsMail = mails.some(
    ({ isSent, kind, about }) => !isSent && kind !== 'results-again' && about?.date === last.date,
  );
  if (own.length === 0) return 202;
  if (playedLast && !twin.draws.some(isOf(last))) return 103;
  if (playedLast && (!wasTold || awaitsMail)) return 101;
  if (mails.some(({ isSent, at }) => isSent && at > twin.now - 12 * hour)) return 102;
  if (own.some(({ until }) => until === undefined)) return 203;
  return resultsOf(call).length > 0 ? 204 : 205;
};

/** The event code of a player and game: the first of SV-9's that holds. */
export const eventCode = (call: Call): Outcome => answered(call.twin, 200, { event_code: codeOf(call) });

/** Queues a player's last results of a game again, wanted or not; the answer has no detail where there are none. */
export const resend = (call: Call): Outcome => {
  const { twin, player, game } = call;
  const [last] = resultsOf(call);
  if (last === undefined) return answered(twin, 200, {});
  const mailed = withMail(twin, { player, kind: 'results-again', about: { game, date: last.draw.date } });
  return answered(mailed, 200, { detail: 'The results e-mail is on its way.' });
};

/** Tells players what their results came to: the plays that matched anything, and what they matched. */
const toldOf = (twin: Twin, player: string, draw: Draw): string | undefined => {
  const plays = twin.plays.filter((play) => play.player === player && hasPlayed(play, draw));
  const told = plays.map((play) => ({ ticket: play.ticket, ...matchOf(play, draw) }));
  const noteworthy = told.filter(({ main, special }) => main > 0 || special);
  return plays.length === 0 ? undefined : JSON.stringify(noteworthy);
};

/** Notes what a player is told of a draw, and queues a mail where that is news and wanted (SV-10, PR-2). */
const notifyPlayer = (twin: Twin, player: Player, draw: Draw): Twin => {
  const about = { game: draw.game, date: draw.date };
  const told = toldOf(twin, player.id, draw);
  const isPlayers = (one: { readonly player: string }) => one.player === player.id;
  const before = twin.notifications.find((one) => isPlayers(one) && isOf(draw)(one));
  if (told === undefined || told === before?.told) return twin;
  const others = twin.notifications.filter((one) => one !== before);
  const noted = { ...twin, notifications: [...others, { ...about, player: player.id, told }] };
  const isWaiting = twin.outbox.some((mail) => isPlayers(mail) && !mail.isSent && mail.about && isOf(draw)(mail.about));
  if (!player.wantsResults || (before !== undefined && isWaiting)) return noted;
  return withMail(noted, { player: player.id, kind: before === undefined ? 'results' : 'correction', about });
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
