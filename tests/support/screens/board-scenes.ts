import type { Page } from 'playwright';
import { gamePaths } from '../../../src/protocol/paths.ts';
import { withhold, type Scene } from './scene.ts';

const listed = (page: Page) =>
  page.getByRole('region', { name: 'Saved tickets' }).getByRole('listitem').first().waitFor();
const drawn = (page: Page) => page.getByRole('timer').waitFor();
const typed = async (page: Page, numbers: readonly number[]) => {
  await drawn(page);
  const boxes = page.getByRole('form', { name: 'Add a ticket' }).getByRole('textbox');
  for (const [box, number] of numbers.entries()) await boxes.nth(box).fill(String(number));
};
const second = (page: Page) => page.getByRole('group', { name: /^Ticket / }).nth(1);

/** A game's latest draw and the player's tickets. */
export const boardScenes: readonly Scene[] = [
  {
    name: 'board',
    says: 'Mega Millions: the latest draw, the countdown and 20 tickets.',
    who: 'ann',
    path: '/megamillions',
    act: listed,
  },
  {
    name: 'board-empty',
    says: 'The board of a player who is new.',
    who: 'bob',
    path: '/megamillions',
    act: (page) => page.getByText(/Start adding numbers|No saved numbers/).waitFor(),
  },
  {
    name: 'board-loading',
    says: 'Nothing has come yet.',
    who: 'ann',
    path: '/megamillions',
    arrange: async (page) => {
      for (const path of [
        gamePaths('megamillions').latest,
        gamePaths('megamillions').tickets,
        gamePaths('megamillions').widget,
      ])
        await withhold(path, 'silence')(page);
    },
    act: (page) => page.getByText('Loading the latest draw').waitFor({ state: 'attached' }),
    isActedAtEachWidth: true,
  },
  {
    name: 'board-draw-failed',
    says: 'The latest draw did not come.',
    who: 'ann',
    path: '/megamillions',
    arrange: withhold(gamePaths('megamillions').latest, 'failure'),
    act: async (page) => {
      await page.getByText('The latest draw could not be loaded.').waitFor();
      await listed(page);
    },
  },
  {
    name: 'board-tickets-failed',
    says: 'The saved tickets did not come.',
    who: 'ann',
    path: '/megamillions',
    arrange: withhold(gamePaths('megamillions').tickets, 'failure'),
    act: async (page) => {
      await page.getByText('The saved tickets could not be loaded.').waitFor();
      await drawn(page);
    },
  },
  {
    name: 'board-complaint',
    says: 'A ticket in the making whose numbers are out of range and twice the same.',
    who: 'ann',
    path: '/megamillions',
    act: (page) => typed(page, [7, 7, 71, 40, 50, 26]).then(() => listed(page)),
  },
  {
    name: 'board-ready',
    says: 'A ticket that can be saved.',
    who: 'ann',
    path: '/megamillions',
    act: (page) => typed(page, [7, 18, 33, 40, 50, 21]).then(() => listed(page)),
  },
  {
    name: 'board-editing',
    says: 'A ticket is being changed, and a number is out of range.',
    who: 'ann',
    path: '/megamillions',
    act: async (page) => {
      await listed(page);
      await second(page).getByRole('button', { name: 'Edit ticket' }).click();
      await second(page).getByRole('textbox').first().fill('99');
      await drawn(page);
    },
  },
  {
    name: 'board-deletion',
    says: 'The question before a ticket is deleted.',
    who: 'ann',
    path: '/megamillions',
    act: async (page) => {
      await listed(page);
      await drawn(page);
      await second(page).getByRole('button', { name: 'Delete ticket' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'board-results',
    says: 'Power Ball after the draw: the results were mailed.',
    who: 'ann',
    path: '/powerball',
    act: async (page) => {
      await page.getByText('An e-mail with your results was sent').waitFor();
      await drawn(page);
    },
  },
  {
    name: 'toast',
    says: 'A message in the corner: the address of the share was copied.',
    who: 'ann',
    path: '/powerball',
    act: async (page) => {
      await page.getByText('An e-mail with your results was sent').waitFor();
      await page.getByRole('button', { name: 'Share this draw' }).click();
      await page.getByText(/copied|could not/i).waitFor();
    },
    isActedAtEachWidth: true,
  },
];
