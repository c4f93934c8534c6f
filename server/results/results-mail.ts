import { html, raw } from 'hono/html';
import { games, type Game } from '../../src/rules/games.ts';
import { sourceNames } from '../../src/rules/draw-sources.ts';
import { ticketsWonText, wonInDraw, wonText } from '../../src/rules/winnings.ts';
import { inFigures, matchText, prizeOf, prizeText } from '../../src/rules/prizes.ts';
import type { Block, EmailTemplate } from '../mail/template.ts';

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
  action: { label: 'See it on your board', path: `/${draw.game}` },
  advice: claimAdvice(draw, tickets),
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

/** Where each game's own site answers how a prize is claimed. */
const claimPages: Readonly<Record<Game, string>> = {
  powerball: 'https://www.powerball.com/faqs',
  megamillions: 'https://www.megamillions.com/FAQs.aspx',
};

/** How to claim, for tickets that won something (RS-5). */
const claimAdvice = ({ game, isSample }: DrawTold, tickets: readonly TicketTold[]): EmailTemplate['advice'] =>
  isSample || tickets.every(({ tier }) => tier === null)
    ? undefined
    : {
        text: 'How to claim: the lottery of the state where you bought your ticket pays it, and says how and until when.',
        address: claimPages[game],
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
  const { specialBall } = games[draw.game];
  return {
    text: `The numbers:\n  ${draw.main.join(' ')}  ${specialBall} ${draw.special}`,
    html: html`<p style="margin:0 0 16px">
      The numbers:<br />${draw.main.map((number) => html`${ball(ivory, number)} `)}${specialBall}
      ${ball(special[draw.game], draw.special)}
    </p>`,
  };
};

const ticketBlock = (draw: DrawTold, ticket: TicketTold, place: number): Block => {
  const { specialBall } = games[draw.game];
  const isSpecial = ticket.special === draw.special;
  const text = (number: number, isMatch: boolean) => (isMatch ? `${number}✓` : String(number));
  const rich = (number: number, isMatch: boolean, color: string) =>
    isMatch ? html`<b>${ball(`${color};border-color:#15713f`, `${number}✓`)}</b>` : ball(missed, number);
  const isDrawn = (number: number) => draw.main.includes(number);
  const result = resultText(draw, ticket.tier, hitsOf(draw, ticket), isSpecial);
  return {
    text: `Ticket ${place}: ${result}\n  ${ticket.main.map((number) => text(number, isDrawn(number))).join(' ')}  ${specialBall} ${text(ticket.special, isSpecial)}`,
    html: html`<p style="margin:0 0 16px">
      Ticket ${place}: <strong>${result}</strong><br />${ticket.main.map(
        (number) => html`${rich(number, isDrawn(number), ivory)} `,
      )}${specialBall}
      ${rich(ticket.special, isSpecial, special[draw.game])}
    </p>`,
  };
};

const ivory = 'background:#f4edd6;color:#201c3c';
const special: Readonly<Record<Game, string>> = {
  powerball: 'background:#c4122c;color:#ffffff',
  megamillions: 'background:#f6c244;color:#2b1f00',
};
/** An outline in the color of the text around it, by day and by night. */
const missed = 'border:1px solid';

/** A number as a ball, which is text with a space on either side where styles are off (RS-5). */
const ball = (look: string, text: string | number) => raw(`<span style="${ballStyle};${look}">${text}</span>`);

// In one line: three hundred balls have to fit into the 102 kB from which Gmail cuts a mail off.
const ballStyle =
  'display:inline-block;min-width:30px;padding:0 3px;border:2px solid transparent;border-radius:20px;line-height:32px;text-align:center';

const resultText = ({ game, date }: DrawTold, tier: number | null, main: number, special: boolean): string =>
  `${matchText(game, { main, special })} matched, ${tier === null ? 'no prize' : prizeText(prizeOf(game, date, tier))}`;
