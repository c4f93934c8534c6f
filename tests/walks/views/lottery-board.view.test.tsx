import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { winningsMachine } from '../../../machines/winnings.machine.ts';
import type { Outcome, Results } from '../../../src/protocol/history.ts';
import type { PastDraw } from '../../../src/rules/history/past-draws.ts';
import { noWinnings } from '../../../src/rules/history/winnings.ts';
import { DrawTable } from '../../../src/views/history/draw-table.view.tsx';
import { Winnings } from '../../../src/views/history/winnings.view.tsx';
import { atEnd } from '../../support/at-end.ts';

const draw = (date: string, some: Partial<PastDraw> = {}): PastDraw => ({
  ...{ date, numbers: [5, 12, 33, 41, 60, 8], multiplier: null, jackpot: null, state: 'confirmed' },
  ...{ corrections: [], conflicts: [] },
  ...some,
});
const columns = (draws: readonly PastDraw[], played: readonly string[] = []) => {
  const { unmount } = render(
    <DrawTable game="powerball" draws={draws} isBusy={false} played={new Set(played)} mine={() => 'mine'} />,
  );
  const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const cells = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').length);
  const dates = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  unmount();
  expect(cells.slice(1)).toEqual(draws.map(() => names.length - 1));
  return { names, dates };
};

test('a history has the columns that something stands in, and says of a state what is not as usual [DH-1, FW-4]', () => {
  expect(columns([draw('2026-11-18'), draw('2026-11-16')])).toEqual({
    names: ['Date', 'Numbers'],
    dates: ['Nov 18, 2026 ', 'Nov 16, 2026 '],
  });
  const draws = [
    draw('2026-11-18', { multiplier: 3 }),
    draw('2026-11-16', { state: 'corrected', jackpot: '$20 Million' }),
    draw('2026-11-14', { state: 'disputed' }),
  ];
  expect(columns(draws, ['2026-11-14'])).toEqual({
    names: ['Date', 'Numbers', 'Power Play', 'Jackpot', 'My tickets'],
    dates: ['Nov 18, 2026 ', 'Nov 16, 2026 Corrected', 'Nov 14, 2026 Disputed'],
  });
  expect(columns(draws, ['2026-11-11']).names).not.toContain('My tickets');
});

const prize = (ticket: string, tier: number, main: number, special: boolean): Outcome => ({
  ...{ ticket_id: ticket, date: '2026-11-18', numbers: [5, 12, 33, 41, 61, 8], drawn: [5, 12, 33, 41, 60, 8] },
  ...{ tier, main_matches: main, special_matches: special },
});
const dollars = (prizes: number, amount: number) => ({ ...noWinnings, prizes, lowest: amount, highest: amount });
const winnings = async (results: Results) => {
  const chart = winningsMachine.provide({ actors: { loadResults: fromPromise(() => Promise.resolve(results)) } });
  const actor = createActor(chart, { input: { game: 'powerball' } }).start();
  atEnd(() => actor.stop());
  actor.send({ type: 'game.chosen', game: 'powerball' });
  render(<Winnings actor={actor} />);
  await screen.findByRole('region', { name: 'Total won' });
  return (name: string) => within(screen.getByRole('region', { name }));
};
const results: Results = {
  won: dollars(3, 50_011),
  draws: [
    { date: '2026-11-18', tickets: 2, won: dollars(2, 50_004) },
    { date: '2026-11-16', tickets: 2, won: noWinnings },
    { date: '2025-11-05', tickets: 1, won: dollars(1, 7) },
  ],
  prizes: [prize('t2', 3, 4, true), prize('t1', 9, 0, true)],
  tickets: ['t1', 't2'].map((id) => ({
    ...{ ticket_id: id, numbers: [5, 12, 33, 41, 61, 8] as const, is_deleted: false, draws: 2, won: noWinnings },
  })) as unknown as Results['tickets'],
};

test('winnings have each prize, in the order of the server, and what each month won [DH-2, FW-4]', async () => {
  const region = await winnings(results);
  const [best, small] = region('By prize, largest first').getAllByText(/^\$/);
  expect([best?.textContent, small?.textContent]).toEqual(['$50,000', '$4']);
  expect(region('By prize, largest first').getByText('The 2 largest of 3 prizes')).toBeVisible();
  expect(region('By prize, largest first').getByText('4 numbers and the Power Ball')).toBeVisible();
  const months = region('Total won').getAllByRole('listitem');
  expect(months.map(({ textContent }) => textContent)).toEqual(['Nov 2026$50,004', 'Nov 2025$7']);
  const bars = months.map((month) => month.querySelector('rect')?.getAttribute('width'));
  expect(bars).toEqual(['1000', '4']);
});

test('winnings without a prize say so, and have the tickets that played [DH-2, FW-4]', async () => {
  const draws = results.draws.map((one) => ({ ...one, won: noWinnings }));
  const region = await winnings({ ...results, won: noWinnings, draws, prizes: [] });
  expect(region('By prize, largest first').getByText('None of your tickets has won a prize yet.')).toBeVisible();
  expect(region('Total won').queryByText('Won by month')).toBeNull();
  expect(region('Ticket by ticket').getAllByRole('button')).toHaveLength(2);
});
