import { gamePaths } from '../../src/protocol/paths.ts';
import { drawInstant, lastDrawDate } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import { noWinnings, prizeOf, sumOf, tierOf } from '../../src/rules/prizes.ts';
import { grouped } from '../../server/grouped.ts';
import { answered, areSame, hasResults, hour, isOf, queue, six } from './twin.ts';
import type { Ask, Call, Draw, DrawKey, Mail, OfGame, Play, Player, Twin } from './twin.ts';

/** Whether a play stood at the instant of a draw, even if its ticket was changed or deleted afterwards (PR-1). */
const hasPlayed = (play: Play, { game, date }: DrawKey): boolean => {
  const held = drawInstant(game, date);
  return play.game === game && play.from < held && (play.until === undefined || play.until >= held);
};

/** What a play and a draw have in common, and what that wins (PR-2). */
const resultOf = (play: Play, draw: Draw) => {
  const main = play.main.filter((number) => draw.main.includes(number)).length;
  const special = play.special === draw.special;
  return { play, draw, main, special, tier: tierOf({ main, special }) ?? null };
};
type Result = ReturnType<typeof resultOf>;

const playedIn = ({ plays }: Twin, player: Player, draw: Draw): readonly Result[] =>
  plays.filter((play) => play.player === player && hasPlayed(play, draw)).map((play) => resultOf(play, draw));

type Asked = Pick<Call, 'twin' | 'player'>;

/** Each result of a player's tickets of a game: newest draw first, within it the best first, then by ticket. */
const resultsOf = ({ twin, player }: Asked, game: Game): readonly Result[] =>
  twin.draws
    .filter((draw) => draw.game === game && hasResults(draw, twin.now))
    .flatMap((draw) => playedIn(twin, player, draw))
    .toSorted(
      (one, other) =>
        other.draw.date.localeCompare(one.draw.date) ||
        (one.tier ?? 10) - (other.tier ?? 10) ||
        other.main - one.main ||
        (one.play.ticket < other.play.ticket ? -1 : 1),
    );

const rowsOf = (results: readonly Result[]) =>
  results.map(({ play, draw, main, special, tier }) => ({
    ticket_id: play.ticket,
    date: draw.date,
    numbers: six(play),
    drawn: six(draw),
    main_matches: main,
    special_matches: special,
    tier,
  }));

/** What each of a player's tickets did in the draw of a date (BD-6). */
export const resultsOfDraw = (ask: Ask, { game, date }: DrawKey) =>
  ask(`GET ${gamePaths(game).resultsOfDraw(date)}`, (call) =>
    answered(rowsOf(resultsOf(call, game).filter(({ draw }) => draw.date === date))),
  );

/** What a player's tickets did in the last draw that was held, or what they wait for (RS-1). */
export const lastResults = (ask: Ask, { game }: OfGame) =>
  ask(`GET ${gamePaths(game).lastResults}`, ({ twin, player }) => {
    const last = { game, date: lastDrawDate(game, twin.now) };
    const draw = twin.draws.find(isOf(last));
    const tickets = twin.plays.filter((play) => play.player === player && hasPlayed(play, last)).length;
    const waiting = draw === undefined ? 'awaited' : draw.state === 'disputed' ? 'disputed' : 'checking';
    const state = tickets === 0 ? 'none' : draw && hasResults(draw, twin.now) ? 'checked' : waiting;
    const results = resultsOf({ twin, player }, game).filter((result) => state === 'checked' && result.draw === draw);
    return answered({ state, date: last.date, tickets, outcomes: rowsOf(results) });
  });

const wonBy = (results: readonly Result[]) =>
  results
    .flatMap(({ draw, tier }) => (tier === null ? [] : prizeOf(draw.game, draw.date, tier)))
    .reduce(sumOf, noWinnings);

/** What a player's tickets of a game came to: in all, by draw and by ticket (DH-2, FW-4). */
export const winnings = (ask: Ask, { game }: OfGame) =>
  ask(`GET ${gamePaths(game).results}`, (call) => {
    const results = resultsOf(call, game);
    const [ofDraw, ofTicket] = [grouped(results, ({ draw }) => draw.date), grouped(results, ({ play }) => play.ticket)];
    const tickets = new Map(call.twin.plays.map((play) => [play.ticket, play]));
    return answered({
      won: wonBy(results),
      draws: [...ofDraw].map(([date, own]) => ({ date, tickets: own.length, won: wonBy(own) })),
      tickets: [...tickets.values()].toReversed().flatMap((last) => {
        const own = ofTicket.get(last.ticket) ?? [];
        const ticket = { ticket_id: last.ticket, numbers: six(last), is_deleted: last.until !== undefined };
        return own.length === 0 ? [] : [{ ...ticket, draws: own.length, won: wonBy(own) }];
      }),
    });
  });

/** The event code of a player and game: the first of SV-9's that holds. */
const codeOf = ({ twin, player }: Asked, game: Game): number => {
  const last = { game, date: lastDrawDate(game, twin.now) };
  const own = twin.plays.filter((play) => play.player === player && play.game === game);
  const mails = twin.outbox.filter((mail) => mail.player === player && mail.about.game === game);
  const playedLast = own.some((play) => hasPlayed(play, last));
  const ofLast = mails.filter(({ about, kind }) => about.date === last.date && kind !== 'results-again');
  const wasTold = twin.notifications.some((one) => one.player === player && isOf(last)(one.about));
  if (own.length === 0) return 202;
  if (playedLast && !twin.draws.some(isOf(last))) return 103;
  if (playedLast && (!wasTold || ofLast.some(({ state }) => state === 'waiting'))) return 101;
  if (mails.some(({ state, at }) => state === 'sent' && at > twin.now - 12 * hour)) return 102;
  if (own.some(({ until }) => until === undefined)) return 203;
  return resultsOf({ twin, player }, game).length > 0 ? 204 : 205;
};

export const eventCode = (ask: Ask, { game }: OfGame) =>
  ask(`GET ${gamePaths(game).widget}`, (call) => answered({ event_code: codeOf(call, game) }));

/** Queues a player's last results of a game again, wanted or not. */
export const resend = (ask: Ask, { game }: OfGame) =>
  ask(`POST ${gamePaths(game).resend}`, (call) => {
    const [last] = resultsOf(call, game);
    if (last) queue(call.twin, { player: call.player, kind: 'results-again', about: { game, date: last.draw.date } });
    return answered();
  });

/** Notes what a player is told of a draw, and queues a mail where that is news and wanted (SV-10, PR-2). */
const notifyPlayer = (twin: Twin, player: Player, draw: Draw): void => {
  const about = { game: draw.game, date: draw.date };
  const results = playedIn(twin, player, draw);
  const matching = results.filter(({ main, special }) => main > 0 || special);
  const told = JSON.stringify(matching.map(({ play, main, special }) => [play.ticket, main, special]));
  const before = twin.notifications.find((one) => one.player === player && isOf(draw)(one.about));
  if (results.length === 0 || told === before?.told) return;
  twin.notifications = [...twin.notifications.filter((one) => one !== before), { about, player, told }];
  const isWaiting = (mail: Mail) => mail.player === player && mail.state === 'waiting' && isOf(draw)(mail.about);
  const isTold = before !== undefined && twin.outbox.some(isWaiting);
  const wasMailed = twin.outbox.some(
    (mail) => mail.player === player && mail.state === 'sent' && isOf(draw)(mail.about),
  );
  if (player.wantsResults && !isTold)
    queue(twin, { player, kind: before && wasMailed ? 'correction' : 'results', about });
};

const isChecked = (twin: Twin, draw: Draw): boolean =>
  twin.checks.some((check) => isOf(draw)(check) && areSame(check, draw));

/** The results worker: goes through the players of every draw that has results, again when these change. */
export const notifyPlayers = (twin: Twin): void => {
  for (const draw of twin.draws) {
    if (!hasResults(draw, twin.now) || isChecked(twin, draw)) continue;
    twin.checks = [...twin.checks.filter((check) => !isOf(draw)(check)), draw];
    for (const player of twin.players) notifyPlayer(twin, player, draw);
  }
};

/** Whether a mail says now what its player was told; the draw may be disputed, or the player not told yet (PR-3). */
const canTell = (twin: Twin, { kind, about }: Mail): boolean =>
  twin.draws
    .filter((draw) => isOf(draw)(about) && hasResults(draw, twin.now))
    .some((draw) => kind === 'results-again' || isChecked(twin, draw));

/** The mail worker: everything that is due is sent, or waits for another 15 minutes. */
export const sendMails = (twin: Twin): void => {
  for (const mail of twin.outbox.filter(({ state, at }) => state === 'waiting' && at <= twin.now))
    Object.assign(mail, canTell(twin, mail) ? { state: 'sent', at: twin.now } : { at: twin.now + hour / 4 });
};
