import type { Page } from 'playwright';
import { accountPaths } from '../../../src/protocol/paths.ts';
import { withhold, type Scene } from './scene.ts';

const openMenu = async (page: Page) => {
  await page.getByRole('timer').waitFor();
  await page.getByRole('button', { name: /^(?:Menu|Ann Example)$/ }).click();
  await page.getByRole('button', { name: 'Account', exact: true }).waitFor();
};
const openAccount = async (page: Page) => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('dialog', { name: 'Account' }).waitFor();
};
const onBoard = { who: 'ann', path: '/megamillions', isActedAtEachWidth: true } as const;

/** What a player sees from every screen, and what a lost visitor does. */
export const accountScenes: readonly Scene[] = [
  { ...onBoard, name: 'menu', says: 'The menu: all of it on a phone, the person elsewhere.', act: openMenu },
  {
    ...onBoard,
    name: 'account',
    says: 'What can be decided about the own account.',
    act: (page) => openAccount(page).then(() => page.getByText('Results e-mails').waitFor()),
  },
  {
    ...onBoard,
    name: 'account-failed',
    says: 'The account did not come.',
    arrange: withhold(accountPaths.resultsMails, 'failure'),
    act: (page) => openAccount(page).then(() => page.getByRole('dialog').getByText('Something went wrong!').waitFor()),
  },
  {
    ...onBoard,
    name: 'account-deletion',
    says: 'What goes with an account, before it is deleted.',
    act: async (page) => {
      await openAccount(page);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByText('Everything that is stored about you').waitFor();
    },
  },
  {
    name: 'not-found',
    says: 'An address that leads nowhere.',
    who: 'ann',
    path: '/no/such/page',
    act: (page) => page.getByText('Page not found').first().waitFor(),
  },
  {
    name: 'terms',
    says: 'The Terms of Service, opened from the sign-up form.',
    path: '/sign-up',
    act: async (page) => {
      await page.getByRole('button', { name: 'Read the Terms of Service' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'privacy',
    says: 'The Privacy Policy, opened from the sign-up form.',
    path: '/sign-up',
    act: async (page) => {
      await page.getByRole('button', { name: 'Read the Privacy Policy' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
