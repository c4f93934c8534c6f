import { games, type Game } from '../../src/rules/games.ts';
import { sourceNames } from '../../src/rules/draw-sources.ts';
import { ticketsWonText, wonInDraw, wonText } from '../../src/rules/winnings.ts';
import { inFigures, matchText, prizeOf, prizeText } from '../../src/rules/prizes.ts';
import type { Ball, EmailTemplate, Numbers } from '../mail/template.ts';

type SixNumbers = { readonly main: readonly number[]; readonly special: number };
type DrawTold = SixNumbers & {
  readonly game: Game;
  readonly date: string;
  readonly isSample: boolean;
  /** Whose numbers these are where the sources disagree (PR-3). */
  readonly follows: string | null;
};
type TicketTold = SixNumbers & { readonly tier: number | null };
type Told = {
  readonly draw: DrawTold;
  readonly tickets: readonly TicketTold[];
  readonly unsubscribePath: string;
  /** Whether an earlier results mail of the draw told other numbers. */
  readonly isCorrection: boolean;
};

/** The mail with somebody's results of a draw: its numbers, and each ticket with what it matched and won (SV-12). */
export const resultsMail = ({ draw, tickets, unsubscribePath, isCorrection }: Told): EmailTemplate => {
  const { game, date, isSample, follows } = draw;
  const day = longDate.format(new Date(date));
  // What the board says, too (RS-1).
  const won = wonInDraw(
    game,
    date,
    tickets.map(({ tier }) => tier),
  );
  const hasWon = !isSample && tickets.some(({ tier }) => tier !== null);
  return {
    subject:
      `${isCorrection ? 'Correction: y' : 'Y'}our ${games[game].name} results of ${day}` +
      (isSample ? ' (sample draw)' : ''),
    paragraphs: [
      ...(isSample ? ['This is a sample draw: its numbers are made up, and nothing can be won by it.'] : []),
      ...(follows === null
        ? []
        : [
            `The sources of this draw disagree. These are the numbers of ${sourceNames[follows] ?? follows}; ` +
              'they may yet be corrected.',
          ]),
      ...(isCorrection
        ? [
            'The numbers of this draw were corrected after your results had been mailed. ' +
              'What follows takes the place of that mail.',
          ]
        : []),
      `${wonText(won, isSample)}. ${ticketsWonText(won.prizes, tickets.length)}.`,
      'A number that matched is marked with a check: ✓',
    ],
    ...listed(draw, tickets),
    action: { label: 'See it on your board', path: `/${game}` },
    advice: hasWon ? { text: howToClaim, address: claimPages[game] } : undefined,
    closing: 'Unofficial. Check your ticket with your lottery.',
    unsubscribePath,
  };
};

// Made once: it costs more than the rest of a mail.
const longDate = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

/** For tickets that won something (RS-5). */
const howToClaim =
  'How to claim: the lottery of the state where you bought your ticket pays it, and says how and until when.';

/** Where each game's own site answers how a prize is claimed. */
const claimPages: Readonly<Record<Game, string>> = {
  powerball: 'https://www.powerball.com/faqs',
  megamillions: 'https://www.megamillions.com/FAQs.aspx',
};

/** So many tickets are listed at most, that a mail stays small however many somebody has. */
const mostListed = 50;

/** The draw, its tickets, the best first, and how many more there are. */
const listed = (draw: DrawTold, tickets: readonly TicketTold[]): Pick<EmailTemplate, 'numbers' | 'rest'> => {
  const bestFirst = tickets.toSorted(
    (one, other) => (one.tier ?? 10) - (other.tier ?? 10) || hitsOf(draw, other) - hitsOf(draw, one),
  );
  const left = bestFirst.slice(mostListed);
  const winning = left.filter(({ tier }) => tier !== null).length;
  const more = [...moreText(winning, 'with a prize'), ...moreText(left.length - winning, 'without a prize')];
  return {
    numbers: [
      drawn(draw),
      ...bestFirst.slice(0, mostListed).map((ticket, at) => played(draw, ticket, `Ticket ${at + 1}`)),
    ],
    rest: left.length === 0 ? undefined : { label: `and ${more.join(' and ')}`, path: '/lottery-board' },
  };
};

const moreText = (count: number, kind: string): readonly string[] =>
  count === 0 ? [] : [`${inFigures(count)} more ticket${count === 1 ? '' : 's'} ${kind}`];

const hitsOf = (draw: DrawTold, { main }: TicketTold): number =>
  main.filter((number) => draw.main.includes(number)).length;

const drawn = ({ game, main, special }: DrawTold): Numbers => ({
  title: 'The numbers',
  main: main.map((number) => ({ number, look: ivory })),
  specialName: games[game].specialBall,
  special: { number: special, look: specialLook[game] },
});

const played = (draw: DrawTold, ticket: TicketTold, title: string): Numbers => {
  const { game, date } = draw;
  const ball = (number: number, look: string, isMatch: boolean): Ball => ({
    ...{ number, isMatch },
    look: isMatch ? look : missed,
  });
  const match = { main: hitsOf(draw, ticket), special: ticket.special === draw.special };
  const prize = ticket.tier === null ? 'no prize' : prizeText(prizeOf(game, date, ticket.tier));
  return {
    title,
    result: `${matchText(game, match)} matched, ${prize}`,
    main: ticket.main.map((number) => ball(number, ivory, draw.main.includes(number))),
    specialName: games[game].specialBall,
    special: ball(ticket.special, specialLook[game], match.special),
  };
};

const ivory = 'background:#f4edd6;color:#201c3c';
const specialLook: Readonly<Record<Game, string>> = {
  powerball: 'background:#c4122c;color:#ffffff',
  megamillions: 'background:#f6c244;color:#2b1f00',
};
/** An outline in the color of the text around it, by day and by night. */
const missed = 'border:1px solid';
