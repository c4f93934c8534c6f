import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { dayOf } from '../../src/rules/dates.ts';
import { games, type Game } from '../../src/rules/games.ts';
import { drawAddress, sourceNames } from '../../src/rules/past-draws.ts';
import {
  inFigures,
  matchText,
  prizeOf,
  ticketsWonText,
  winningsText,
  wonInDraw,
  wonText,
} from '../../src/rules/prizes.ts';
import type { AppContext } from '../context.ts';
import { rowsOf, timestamp } from '../db/database.ts';
import { draws, plays } from '../db/schema.ts';
import type { Renderer } from '../mail/outbox.ts';
import type { Ball, EmailTemplate, NumbersRow } from '../mail/template.ts';
import { unsubscribePathOf } from '../mail/unsubscribe.ts';
import { tier, wasValidAt } from './outcomes.ts';

const numbers = { main: v.pipe(v.array(v.number()), v.readonly()), special: v.number() };
const mailedTicket = v.object({ ...numbers, tier: v.nullable(v.number()) });
const results = v.object({
  ...numbers,
  isSample: v.boolean(),
  /** The source of these numbers, if the sources disagree (PR-3). */
  follows: v.nullable(v.string()),
  /** The players for whom it is too early. */
  early: v.array(v.string()),
  tickets: v.record(v.string(), v.array(mailedTicket)),
});

/**
 * Renders emails with the current results of their draw; undefined if there are none left (SV-12, PR-5). While the
 * draw has no results (PR-3), or the digest of a player's results is not stored yet (PR-2), it is too early.
 */
export const resultsEmail =
  ({ db, clock, signingKey }: Pick<AppContext, 'db' | 'clock' | 'signingKey'>): Renderer =>
  async (mails) => {
    const [{ game, date, kind } = { game: null, date: null, kind: null }] = mails;
    if (game === null || date === null) return () => undefined;
    const players = sql.param(mails.map(({ user_id }) => user_id));
    const answer = await db.execute(sql`
      select ${draws.main}, ${draws.special}, ${draws.follows}, ${draws.state} = 'sample' as "isSample", (
        select coalesce(json_object_agg(user_id, tickets), '{}') from (
          select ${plays.user_id}, json_agg(
            json_build_object('main', ${plays.main}, 'special', ${plays.special}, 'tier', ${tier})
            order by ${plays.ticket_id}
          ) as tickets
          from ${plays}
          where ${plays.user_id} = any(${players}::uuid[]) and ${plays.game} = ${game} and ${wasValidAt(draws.held_at)}
            and (${kind} = 'results-again' or exists (
              select from users where users.id = ${plays.user_id} and users.wants_results_mail))
          group by ${plays.user_id}
        ) as players
      ) as tickets, (
        select coalesce(json_agg(id), '[]') from unnest(${players}::uuid[]) as id
        where coalesce(${draws.results_from} > ${timestamp(clock.now())}, true)
          or ${kind} <> 'results-again' and exists (
            select from draw_checks c where c.game = ${draws.game} and c.date = ${draws.date}
              and ((c.main, c.special) <> (${draws.main}, ${draws.special})
                or not c.is_done and coalesce(c.cursor < id, true)))
      ) as early
      from ${draws} where ${draws.game} = ${game} and ${draws.date} = ${date}`);
    const [draw] = rowsOf(results, answer);
    return ({ user_id, kind }) => {
      if (draw?.early.includes(user_id)) return 'later';
      const tickets = draw?.tickets[user_id];
      return (
        tickets &&
        resultsMail({
          draw: { ...draw, game, date },
          tickets,
          unsubscribePath: unsubscribePathOf(user_id, { signingKey }),
          isCorrection: kind === 'correction',
        })
      );
    };
  };

type MailedTicket = v.InferOutput<typeof mailedTicket>;
type MailedDraw = Omit<v.InferOutput<typeof results>, 'tickets' | 'early'> & {
  readonly game: Game;
  readonly date: string;
};
type MailedResults = {
  readonly draw: MailedDraw;
  readonly tickets: readonly MailedTicket[];
  readonly unsubscribePath: string;
  /** Whether an earlier email about the draw had other numbers. */
  readonly isCorrection: boolean;
};

/** The email with a player's results of a draw: its numbers, and what each ticket matched and won (SV-12). */
export const resultsMail = ({ draw, tickets, unsubscribePath, isCorrection }: MailedResults): EmailTemplate => {
  const { game, date, isSample, follows } = draw;
  // The board says the same (RS-1).
  const won = wonInDraw(
    game,
    date,
    tickets.map(({ tier }) => tier),
  );
  const hasWon = won.prizes > 0;
  const sentence = `${isCorrection ? 'Correction: ' : ''}${wonText(won, isSample)}`;
  const of = `${games[game].name}, ${dayOf(date)}${isSample ? ', sample draw' : ''}`;
  return {
    subject: `${sentence} (${of})`,
    headline: {
      over: of,
      title: sentence,
      under: `${ticketsWonText(won.prizes, tickets.length)}.`,
      look: bandLook[won.jackpots > 0 ? 'jackpot' : hasWon ? 'won' : 'lost'],
    },
    paragraphs: [
      isSample && 'This is a sample draw: its numbers are made up, and nothing can be won by it.',
      follows !== null &&
        `The sources of this draw disagree. These are the numbers of ${sourceNames[follows] ?? follows}; ` +
          'they may yet be corrected.',
      isCorrection &&
        'The numbers of this draw were corrected after we emailed your results. This email replaces the earlier one.',
    ].filter((text) => text !== false),
    ...listed(draw, tickets),
    // The board may show a newer draw by then.
    action: isCorrection
      ? { label: 'See it in the draw history', path: drawAddress(game, date) }
      : { label: 'See it on your board', path: `/${game}` },
    advice: hasWon && !isSample ? howToClaim : undefined,
    closing: 'Unofficial. Check your ticket with your lottery.',
    unsubscribePath,
  };
};

/** Colored like the board's banner: dark for no prize, emerald for a prize, gold for the jackpot. */
const bandLook = {
  jackpot: 'background:#f6c244;color:#2b1f00',
  won: 'background:#0a6351;color:#ffffff',
  lost: 'background:#241f58;color:#ffffff',
} as const;

/** For tickets that won something (RS-5): the lotteries' association links to each state's own pages. */
const howToClaim = {
  text: 'How to claim: ask the lottery of the state that sold your ticket. It pays the prize and sets the deadline.',
  address: 'https://www.naspl.org',
};

/** The most tickets listed, so that an email stays small however many a player has. */
const mostListed = 50;

/** The draw, its best tickets, and how many more there are. */
const listed = (draw: MailedDraw, tickets: readonly MailedTicket[]): Pick<EmailTemplate, 'sections' | 'rest'> => {
  const bestFirst = tickets.toSorted(
    (one, other) => (one.tier ?? 10) - (other.tier ?? 10) || hitsOf(draw, other) - hitsOf(draw, one),
  );
  const left = bestFirst.slice(mostListed);
  const winning = left.filter(({ tier }) => tier !== null).length;
  const more = [...moreText(winning, 'with a prize'), ...moreText(left.length - winning, 'without a prize')];
  return {
    sections: [
      { title: 'Winning numbers', rows: [drawn(draw)] },
      {
        title: 'Your tickets',
        note: 'A number that matched is marked with a check: ✓',
        rows: bestFirst.slice(0, mostListed).map((ticket) => played(draw, ticket)),
      },
    ],
    rest:
      left.length === 0 ? undefined : { label: `and ${more.join(' and ')}`, path: drawAddress(draw.game, draw.date) },
  };
};

const moreText = (count: number, kind: string): readonly string[] =>
  count === 0 ? [] : [`${inFigures(count)} more ticket${count === 1 ? '' : 's'} ${kind}`];

const hitsOf = (draw: MailedDraw, { main }: MailedTicket): number =>
  main.filter((number) => draw.main.includes(number)).length;

const drawn = ({ game, main, special }: MailedDraw): NumbersRow => ({
  main: main.map((number) => ({ number, look: ivory })),
  specialName: games[game].specialBall,
  special: { number: special, look: specialLook[game] },
});

const played = (draw: MailedDraw, ticket: MailedTicket): NumbersRow => {
  const { game } = draw;
  const ball = (number: number, look: string, isMatch: boolean): Ball => ({
    number,
    isMatch,
    look: isMatch ? `${look};${ringed}` : missed,
  });
  const match = { main: hitsOf(draw, ticket), special: ticket.special === draw.special };
  return {
    main: ticket.main.map((number) => ball(number, ivory, draw.main.includes(number))),
    specialName: games[game].specialBall,
    special: ball(ticket.special, specialLook[game], match.special),
    outcome: outcomeOf(draw, ticket.tier, matchText(game, match)),
  };
};

const outcomeOf = (
  { game, date }: MailedDraw,
  tier: number | null,
  matched: string,
): NonNullable<NumbersRow['outcome']> => {
  if (tier === null) return { matched: `Matched: ${matched}`, prize: 'No prize', isWon: false };
  const prize = prizeOf(game, date, tier);
  const by = prize.lowest < prize.highest ? '; the multiplier on the ticket decides the amount' : '';
  return { matched: `Matched: ${matched}${by}`, prize: winningsText(prize), isWon: true };
};

const ivory = 'background:#f4edd6;color:#201c3c';
const specialLook: Readonly<Record<Game, string>> = {
  powerball: 'background:#c4122c;color:#ffffff',
  megamillions: 'background:#f6c244;color:#2b1f00',
};
/** A match has a ring besides its check. */
const ringed = 'border:2px solid #15713f';
/** An outline in the color of the text around it, in light and dark mode. */
const missed = 'border:1px solid';
