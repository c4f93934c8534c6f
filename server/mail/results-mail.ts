import { html, raw } from 'hono/html';
import { games, type Game } from '../../src/rules/games.ts';
import { sourceNames } from '../../src/rules/history/sources.ts';
import { ticketsWonText, wonInDraw, wonText } from '../../src/rules/history/winnings.ts';
import { inFigures, matchText, prizeOf, prizeText } from '../../src/rules/prizes.ts';
import type { Block, EmailTemplate } from './template.ts';

type Numbers = { readonly main: readonly number[]; readonly special: number };
type DrawTold = Numbers & {
  readonly game: Game;
  readonly date: string;
  readonly isSample: boolean;
  /** Whose numbers these are where the sources disagree (PR-3). */
  readonly follows: string | null;
};
type TicketTold = Numbers & { readonly tier: number | null };
type Told = {
  readonly draw: DrawTold;
  readonly tickets: readonly TicketTold[];
  readonly unsubscribePath: string;
  /** Whether an earlier results mail of the draw told other numbers. */
  readonly isCorrection: boolean;
};

/** The mail with somebody's results of a draw: its numbers, and each ticket with what it matched and won (SV-12). */
export const resultsMail = ({ draw, tickets, unsubscribePath, isCorrection }: Told): EmailTemplate => ({
  subject: `${isCorrection ? 'Correction: y' : 'Y'}our ${games[draw.game].name} results of ${dayText(draw)}${draw.isSample ? ' (sample draw)' : ''}`,
  paragraphs: [
    ...(draw.isSample ? ['This is a sample draw: its numbers are made up, and nothing can be won by it.'] : []),
    ...(draw.follows === null
      ? []
      : [
          `The sources of this draw disagree. These are the numbers of ${sourceNames[draw.follows] ?? draw.follows}; they may yet be corrected.`,
        ]),
    ...(isCorrection
      ? [
          'The numbers of this draw were corrected after your results had been mailed. What follows takes the place of that mail.',
        ]
      : []),
    summaryOf(draw, tickets),
    'A number that matched is marked with a check: ✓',
  ],
  ...rows(draw, tickets),
  closing: 'Unofficial. Check your ticket with your lottery.',
  unsubscribePath,
});

// Made once: it costs more than the rest of a mail.
const longDate = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

const dayText = ({ date }: DrawTold): string => longDate.format(new Date(date));

/** What the board says, too (RS-1). */
const summaryOf = ({ game, date, isSample }: DrawTold, tickets: readonly TicketTold[]): string => {
  const tiers = tickets.map(({ tier }) => tier);
  const won = wonInDraw(game, date, tiers);
  return `${wonText(won, isSample)}. ${ticketsWonText(won.prizes, tickets.length)}.`;
};

/** So many tickets are listed at most, that a mail stays small however many somebody has. */
const mostRows = 50;

const rows = (draw: DrawTold, tickets: readonly TicketTold[]): Pick<EmailTemplate, 'blocks' | 'rest'> => {
  const bestFirst = tickets.toSorted(
    (one, other) => (one.tier ?? 10) - (other.tier ?? 10) || hitsOf(draw, other) - hitsOf(draw, one),
  );
  const left = bestFirst.slice(mostRows);
  const winning = left.filter(({ tier }) => tier !== null).length;
  const said = [moreText(winning, 'with a prize'), moreText(left.length - winning, 'without a prize')].filter(
    (text) => text !== '',
  );
  return {
    blocks: [drawBlock(draw), ...bestFirst.slice(0, mostRows).map((ticket, at) => ticketBlock(draw, ticket, at + 1))],
    ...(left.length > 0 && { rest: { text: `and ${said.join(' and ')}`, path: '/lottery-board' } }),
  };
};

const moreText = (count: number, kind: string): string =>
  count === 0 ? '' : `${inFigures(count)} more ticket${count === 1 ? '' : 's'} ${kind}`;

const hitsOf = (draw: DrawTold, { main }: TicketTold): number =>
  main.filter((number) => draw.main.includes(number)).length;

const drawBlock = (draw: DrawTold): Block => {
  const main = draw.main.join(' ');
  const special = `${games[draw.game].specialBall} ${draw.special}`;
  return {
    text: `The numbers:\n  ${main}  ${special}`,
    html: html`<p style="margin:0 0 16px">
      The numbers:<br /><strong style="font-size:20px">${main} &nbsp; ${special}</strong>
    </p>`,
  };
};

const ticketBlock = (draw: DrawTold, ticket: TicketTold, place: number): Block => {
  const { specialBall } = games[draw.game];
  const isSpecial = ticket.special === draw.special;
  const shown = <Part>(part: (number: number, isMatch: boolean) => Part) => ({
    main: ticket.main.map((number) => part(number, draw.main.includes(number))),
    special: part(ticket.special, isSpecial),
  });
  const text = shown((number, isMatch) => (isMatch ? `${number}✓` : String(number)));
  const rich = shown((number, isMatch) =>
    isMatch ? html`<b class="matched" style="${raw(matchedStyle)}">${number}✓</b>` : html`${number}`,
  );
  const result = resultText(draw, ticket.tier, hitsOf(draw, ticket), isSpecial);
  return {
    text: `Ticket ${place}: ${result}\n  ${text.main.join(' ')}  ${specialBall} ${text.special}`,
    html: html`<p style="margin:0 0 16px">
      Ticket ${place}: <strong>${result}</strong><br />${rich.main.map((number) => html`${number} `)}&nbsp;
      ${specialBall} ${rich.special}
    </p>`,
  };
};

const matchedStyle = 'color:#1c6b3a;text-decoration:underline';

const resultText = ({ game, date }: DrawTold, tier: number | null, main: number, special: boolean): string =>
  `${matchText(game, { main, special })} matched, ${tier === null ? 'no prize' : prizeText(prizeOf(game, date, tier))}`;
