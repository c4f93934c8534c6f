import type { Page } from 'playwright';
import { gamePaths } from '../../../src/protocol/paths.ts';
import { withhold, type Scene } from './scene.ts';

const listed = async (page: Page) => {
  await page.getByRole('table', { name: 'Draws' }).waitFor();
  await page.getByText('Total won').waitFor();
};
const numbers = [4, 18, 30, 46, 52, 9];

/** All draws of a game, what one's tickets won, and what others would have. */
export const historyScenes: readonly Scene[] = [
  {
    name: 'history',
    says: 'All draws of Power Ball and what the own tickets won.',
    who: 'ann',
    path: '/lottery-board',
    act: listed,
  },
  {
    name: 'history-empty',
    says: 'The history of somebody whose tickets have played no draw.',
    who: 'bob',
    path: '/lottery-board?game=megamillions',
    act: (page) => page.getByText('None of your tickets has played a confirmed draw yet.').waitFor(),
  },
  {
    name: 'history-filtered',
    says: 'Filtered by dates and by a number.',
    who: 'ann',
    path: '/lottery-board?from=2026-09-01&until=2026-11-18&numbers=12',
    act: listed,
  },
  {
    name: 'history-filters-mistaken',
    says: 'Filters that cannot be.',
    who: 'ann',
    path: '/lottery-board',
    act: async (page) => {
      await listed(page);
      await page.getByLabel('Contains numbers').fill('5 99');
    },
  },
  {
    name: 'history-failed',
    says: 'The draws did not come.',
    who: 'ann',
    path: '/lottery-board',
    arrange: withhold(gamePaths('powerball').history, 'failure'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await page.getByText('Total won').waitFor();
    },
  },
  {
    name: 'what-if',
    says: 'What six numbers would have won in all draws.',
    who: 'ann',
    path: '/lottery-board',
    act: async (page) => {
      await listed(page);
      const boxes = page.getByRole('form', { name: 'What if?' }).getByRole('textbox');
      for (const [at, number] of numbers.entries()) await boxes.nth(at).fill(String(number));
      await page.getByRole('button', { name: 'Check all draws' }).click();
      await page.getByText('Imagined, not real winnings').waitFor();
    },
  },
  {
    name: 'outcomes',
    says: 'What the tickets of a draw matched and won.',
    who: 'ann',
    path: '/lottery-board',
    act: async (page) => {
      await listed(page);
      await page.getByRole('table', { name: 'Draws' }).getByRole('button').first().click();
      await page
        .getByRole('dialog')
        .getByText(/matched/)
        .first()
        .waitFor();
    },
  },
];
