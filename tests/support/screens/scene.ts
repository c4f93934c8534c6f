import type { Page } from 'playwright';
import type { Person } from '../journey/person.ts';
import type { Stage } from './stage.ts';

/** One picture: who looks, where, and what was done before. */
export type Scene = {
  readonly name: string;
  /** What the picture shows, in one sentence. */
  readonly says: string;
  /** Nobody, who is signed out; Ann, who has tickets and results; Bob, who is new. */
  readonly who?: 'nobody' | 'ann' | 'bob';
  readonly path: string | ((stage: Stage) => Promise<string>);
  /** What is arranged before the address is opened, such as an answer that never comes. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** What is done there, until the screen stands. */
  readonly act: (page: Page, stage: Stage) => Promise<unknown>;
  /** Done anew at each width, since it looks for other things there. */
  readonly isActedAtEachWidth?: true;
  readonly colours?: 'light' | 'dark';
};

export type Chapter = { readonly title: string; readonly scenes: readonly Scene[] };

/** Who has a heading of the first level before them. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Calls that end with a path are never answered, or fail at once. */
export const withhold = (path: string, how: 'silence' | 'failure') => (page: Page) =>
  page.route(`**${path}`, (route) => (how === 'failure' ? route.abort() : new Promise<void>(() => undefined)));

export const ann: Person = {
  email: 'ann.example@example.org',
  firstName: 'Ann',
  lastName: 'Example',
  password: 'Un+common-7',
};
export const bob: Person = {
  email: 'bob.example@example.org',
  firstName: 'Bob',
  lastName: 'Newcomer',
  password: 'Un+common-8',
};
export const carol: Person = {
  email: 'carol.example@example.org',
  firstName: 'Carol',
  lastName: 'Example',
  password: 'Un+common-9',
};
export const dora: Person = { ...carol, email: 'dora.example@example.org', firstName: 'Dora' };
export const eve: Person = { ...carol, email: 'eve.example@example.org', firstName: 'Eve' };
