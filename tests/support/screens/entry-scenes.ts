import type { Page } from 'playwright';
import { passwordField, signIn, signUp } from '../journey/person.ts';
import { ann, carol, dora, heading, type Scene } from './scene.ts';
import { register } from './stage.ts';

const fillSignUp = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').fill(carol.firstName);
  await page.getByLabel('Last name').fill(carol.lastName);
  await passwordField(page).fill(carol.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(carol.password);
};

/** From the front door to a signed-in player. */
export const entryScenes: readonly Scene[] = [
  {
    name: 'home',
    says: 'The home page as a visitor sees it.',
    path: '/',
    act: (page) => page.locator('h1').first().waitFor(),
  },
  {
    name: 'home-of-a-player',
    says: 'The home page of a player, with the own tickets.',
    who: 'ann',
    path: '/',
    act: (page) => page.getByRole('region', { name: 'Saved tickets, Mega Millions' }).waitFor(),
  },
  {
    name: 'sign-in',
    says: 'Sign in, before anything is typed.',
    path: '/sign-in',
    act: (page) => heading(page, 'Sign In'),
  },
  {
    name: 'sign-in-refused',
    says: 'The password was not the right one.',
    path: '/sign-in',
    act: async (page) => {
      await signIn(page, { email: ann.email, password: 'Not-my-1-password' });
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'sign-up',
    says: 'Sign up, with the rules of a password shown while one is typed.',
    path: '/sign-up',
    act: async (page) => {
      await passwordField(page).fill('Un+c');
      await passwordField(page).focus();
    },
  },
  {
    name: 'sign-up-filled',
    says: 'Sign up, filled in and ready to be sent.',
    path: '/sign-up',
    act: async (page) => {
      await fillSignUp(page, 'carol@example.org');
      for (const box of await page.getByRole('checkbox').all()) await box.check();
    },
  },
  {
    name: 'sign-up-refused',
    says: 'The server refused what was sent.',
    path: '/sign-up',
    act: async (page) => {
      await signUp(page, { ...carol, email: 'carol@example' });
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'sign-up-done',
    says: 'Registered: the activation mail is on its way.',
    path: '/sign-up',
    act: async (page) => {
      await signUp(page, carol);
      await page.getByRole('heading', { name: 'Verify Your Email' }).waitFor();
    },
  },
  {
    name: 'activated',
    says: 'The link of the activation mail was followed.',
    path: async (stage) => {
      await register(stage.product, dora);
      return stage.linkIn('Activate your account');
    },
    act: (page) => page.getByText('Email Verified').waitFor(),
  },
  {
    name: 'activation-expired',
    says: 'A link that is used up or too old.',
    path: '/user/activate/nobody/nothing',
    act: (page) => page.getByText('Email Not Verified').waitFor(),
  },
  {
    name: 'forgot-password',
    says: 'Asking for a mail to choose a new password.',
    path: '/forgot-password',
    act: (page) => heading(page, 'Forgot Password'),
  },
  {
    name: 'forgot-password-sent',
    says: 'The mail is on its way, if there is such an account.',
    path: '/forgot-password',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.org');
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    },
  },
  {
    name: 'new-password',
    says: 'Choosing a new password: the two were not the same.',
    path: '/user/password-reset/somebody/something',
    act: async (page) => {
      await passwordField(page).fill(carol.password);
      await page.getByLabel('Confirm password', { exact: true }).fill('Un+common');
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
];
