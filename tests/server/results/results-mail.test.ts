import { expect, test } from 'vitest';
import { render } from '../../../server/mail/template.ts';
import { resultsMail } from '../../../server/results/results-mail.ts';
import { drawAddress } from '../../../src/rules/past-draws.ts';

const draw = {
  game: 'powerball',
  date: '2026-11-18',
  main: [5, 12, 33, 41, 60],
  special: 8,
  isSample: false,
  follows: null,
} as const;
const tickets = [
  { main: [1, 2, 3, 4, 6], special: 9, tier: null },
  { main: [60, 5, 12, 7, 33], special: 8, tier: 3 },
];
const about = { draw, tickets, unsubscribePath: '/unsubscribe/ann/signature', isCorrection: false };
const url = 'https://board.example.org';

test('a results email has the draw, the tickets, best first, and what to do [SV-12, RS-5]', async () => {
  expect((await render(resultsMail(about), url)).text).toBe(`You won $50,000
Power Ball, Nov 18, 2026
1 of your 2 tickets won.

Winning numbers
  5 12 33 41 60  Power Ball 8

Your tickets
A number that matched is marked with a check: ✓
  60✓ 5✓ 12✓ 7 33✓  Power Ball 8✓
  Matched: 4 numbers and the Power Ball. $50,000

  1 2 3 4 6  Power Ball 9
  Matched: nothing. No prize

See it on your board:
https://board.example.org/powerball

How to claim: ask the lottery of the state that sold your ticket. It pays the prize and sets the deadline.
https://www.naspl.org

Unofficial. Check your ticket with your lottery.

Unsubscribe from results emails:
https://board.example.org/unsubscribe/ann/signature

-- 
Lottery Board
`);
});

test('its HTML says the same with balls, and as a line of text without styles [SV-12, RS-5]', async () => {
  const { html } = await render(resultsMail(about), url);
  const lines = html
    .replace(/<style>[^]*<\/style>|<(?!br)[^>]*>/g, '')
    .replaceAll('<br />', ' / ')
    .replace(/\s+/g, ' ');
  expect(lines).toContain('Power Ball, Nov 18, 2026 You won $50,000 1 of your 2 tickets won. ');
  expect(lines).toContain('Winning numbers 5 12 33 41 60 Power Ball 8 ');
  expect(lines).toContain('60✓ 5✓ 12✓ 7 33✓ Power Ball 8✓ / Matched: 4 numbers and the Power Ball $50,000 ');
  expect(html.match(/<b><span style="[^"]*border:2px solid #15713f[^"]*">\d+✓<\/span>/g)).toHaveLength(5);
  expect(html).toMatch(/<a\s[^>]*href="https:\/\/board\.example\.org\/powerball"[^>]*>See it on your board<\/a/);
  expect(html).toMatch(/<h1 [^>]*>You won \$50,000<\/h1>/);
  expect(html).toMatch(/class="line prize"[^>]*>\$50,000<[^]*class="line quiet"[^>]*>No prize</);
  const unsubscribe = 'https://board.example.org/unsubscribe/ann/signature';
  expect(html).toContain(`href="${unsubscribe}" style="color:#4b3fc4">Unsubscribe from results emails</a>`);
  expect(html).toContain('Unofficial. Check your ticket with your lottery.');
  expect(html).toMatch(/How to claim: [^<]+<a\s[^>]*href="https:\/\/www\.naspl\.org"/);
  expect(lines).toContain('✓Lottery Board');
  expect(html).not.toMatch(/<(?:img|svg)|url\(/);
  expect(html).not.toMatch(/\[object|undefined|&lt;/);
});

test('the prize is a range if the multiplier decides, and a word if the amount is unknown [SV-11, SV-12]', async () => {
  const lineOf = async (game: 'powerball' | 'megamillions', date: string, tier: number, main: readonly number[]) => {
    const mail = resultsMail({ ...about, draw: { ...draw, game, date }, tickets: [{ main, special: 8, tier }] });
    return /Matched: (.*)/.exec((await render(mail, url)).text)?.[1];
  };
  const one = [5, 1, 2, 3, 4];
  expect(await lineOf('megamillions', '2026-11-20', 8, one)).toBe(
    '1 number and the Mega Ball; the multiplier on the ticket decides the amount. $14 to $70',
  );
  expect(await lineOf('powerball', '2010-01-02', 8, one)).toBe(
    '1 number and the Power Ball. A prize of unknown amount',
  );
  expect(await lineOf('powerball', '2026-11-18', 1, draw.main)).toBe('5 numbers and the Power Ball. Jackpot');
});

test('of many tickets, the best fifty are listed and the others counted [SV-12]', async () => {
  const miss = (special: number) => ({ main: [1, 2, 3, 4, 6], special, tier: null });
  const near = { main: [1, 2, 3, 5, 12], special: 9, tier: null };
  const many = {
    ...about,
    tickets: [...Array.from({ length: 998 }, (_, at) => miss((at % 7) + 1)), near, tickets[1] ?? near],
  };
  const { text, html } = await render(resultsMail(many), url);
  expect(text).toMatch(/^You won \$50,000\n.*\n1 of your 1,000 tickets won\.\n/);
  expect(text.match(/Matched: .*/g)?.slice(0, 2)).toEqual([
    'Matched: 4 numbers and the Power Ball. $50,000',
    'Matched: 2 numbers. No prize',
  ]);
  expect([text.match(/Matched: /g)?.length, html.match(/Matched: /g)?.length]).toEqual([50, 50]);
  expect(text).toContain(`and 950 more tickets without a prize:\n${url}${drawAddress('powerball', draw.date)}\n`);
  expect(html).toMatch(/<a [^>]*href="[^"]+&amp;until=2026-11-18"[^>]*>and 950 more tickets without a prize<\/a/);
  expect([text.length < 10_000, html.length < 80_000]).toEqual([true, true]);
});

test('winners that are not listed are counted separately, and fifty tickets fit [SV-12]', async () => {
  const winner = { main: [60, 5, 12, 7, 33], special: 8, tier: 3 };
  const told = (winners: number) =>
    render(resultsMail({ ...about, tickets: [...Array.from({ length: winners }, () => winner), ...tickets] }), url);
  expect((await told(60)).html.length).toBeLessThan(90_000);
  expect((await told(60)).text).toContain('and 11 more tickets with a prize and 1 more ticket without a prize:\n');
  expect((await told(49)).text).toContain('and 1 more ticket without a prize:\n');
  expect((await told(48)).text).not.toContain('/lottery-board');
});

test('its HTML follows the reader’s color scheme, and is light without a style sheet [SV-12]', async () => {
  const { html } = await render(resultsMail(about), url);
  expect(html).toContain('<meta name="color-scheme" content="light dark"');
  expect(html).toContain('@media (prefers-color-scheme:dark)');
  const classes = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  for (const name of classes) expect(html).toMatch(new RegExp(`\\n\\.${name}\\{`));
});

const disclaimer = 'This is a sample draw: its numbers are made up, and nothing can be won by it.';

test.each([
  [{}, 'You won $50,000 (Power Ball, Nov 18, 2026)', /^You won \$50,000\n.*\n1 of your 2 tickets won\.\n\nWinning/],
  [
    { isCorrection: true },
    'Correction: You won $50,000 (Power Ball, Nov 18, 2026)',
    /^Correction: You won \$50,000\n[^]*\n\nThe numbers of this draw were corrected after we [^]*&until=2026-11-18\n/,
  ],
  [
    { draw: { ...draw, isSample: true } },
    'You would have won $50,000 (Power Ball, Nov 18, 2026, sample draw)',
    new RegExp(`^You would have won \\$50,000\n.*, sample draw\n.*\n\n${disclaimer}\n`),
  ],
  [
    { draw: { ...draw, follows: 'texas-lottery' } },
    'You won $50,000 (Power Ball, Nov 18, 2026)',
    /\n\nThe sources of this draw disagree\. These are the numbers of Texas Lottery; they may yet be corrected\.\n/,
  ],
  [
    { tickets: tickets.slice(0, 1) },
    'No prize this time (Power Ball, Nov 18, 2026)',
    /^No prize this time\n.*\nYour ticket did not win\.\n/,
  ],
])(
  'for %j, it starts with the board’s sentence, and says how to claim what was won [RS-1, RS-5, SV-8, SV-12]',
  async (changes, subject, beginning) => {
    const mail = await render(resultsMail({ ...about, ...changes }), url);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toMatch(beginning);
    const claim = /How to claim: .*\n(.*)/.exec(mail.text)?.[1];
    expect(claim).toBe(/^(Correction: )?You won/.test(subject) ? 'https://www.naspl.org' : undefined);
  },
);

test('its banner has the color of the best prize [RS-1, RS-5]', async () => {
  const bandOf = async (tier: number | null) => {
    const mail = resultsMail({ ...about, tickets: [{ main: draw.main, special: 8, tier }] });
    return /background:(#\w+)[^"]*">\s*<p[^>]*>Power Ball, Nov/.exec((await render(mail, url)).html)?.[1];
  };
  expect([await bandOf(1), await bandOf(3), await bandOf(null)]).toEqual(['#f6c244', '#0a6351', '#241f58']);
});
