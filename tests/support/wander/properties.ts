import type { Page } from 'playwright';
import * as v from 'valibot';
import { authorizationHeader, authorizationValue } from '../../../src/protocol/authorization.ts';
import { gamePaths } from '../../../src/protocol/paths.ts';
import { mainNumbersOf, megaMillionsTicketsAnswer, powerballTicketsAnswer } from '../../../src/protocol/tickets.ts';
import type { Tab, World } from './world.ts';

/** What can be seen of a page, and what it has stored. */
export type Sight = Awaited<ReturnType<typeof sightOf>>;
export type Look = { readonly sight: Sight; readonly world: World; readonly tab: Tab };

/** What holds on a random walk: `fails` says what is wrong, or nothing. */
export type Property = {
  readonly name: string;
  /** After every step, or where nothing is awaited any more. */
  readonly holds: 'always' | 'at rest';
  /** How long a page may take until it holds, in milliseconds. */
  readonly within: number;
  readonly fails: (look: Look) => string | false | Promise<string | false>;
};

/** Looks at a page. */
export const sightOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
    const textOf = (element: HTMLElement) => element.innerText.trim();
    const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, string> | null;
    const player = document.querySelector('header nav [popovertarget]');
    return {
      text: `${document.title} ${location.href} ${document.body.innerText}`,
      path: location.pathname,
      player: player?.getAttribute('aria-label') ?? null,
      user: stored('user'),
      tokens: stored('tokens'),
      headings: all('h1').map(textOf),
      /** The part of the page that each alert belongs to. */
      alerts: all('[role=alert]').map((alert) => {
        const part = alert.closest('form, dialog, section, [role=group], [popover], main');
        return { part: [...document.querySelectorAll('*')].indexOf(part ?? document.body), text: textOf(alert) };
      }),
      busy: all('[aria-busy=true]').map((element) => element.ariaLabel ?? textOf(element)),
      spinners: all('[role=status]')
        .map(textOf)
        .filter((text) => /^Loading |^You are signed in$/.test(text)),
      isCutOff: all('[aria-label=Connection]').some((notice) => textOf(notice) !== ''),
      tickets: all('[role=group][aria-label^="Ticket "]').map((row) => row.ariaLabel?.slice(7) ?? ''),
      hasTickets:
        all('section[aria-label="Saved tickets"]').length > 0 || document.body.innerText.includes('No saved numbers'),
    };
  });

/** The charts' own words for how long somebody may have to wait, in milliseconds; what is left to wait for is named. */
export const waitsOf = ({
  sight: { busy, spinners, isCutOff, tokens },
  world,
}: Look): readonly (readonly [string, number])[] => [
  // SE-2: forms of visitors have half a minute, all that players see has six seconds.
  ...[...busy, ...spinners].map((what) => [what, tokens === null ? 30_000 : 6_000] as const),
  ...(isCutOff && world.isOnline() ? [['the connection', 13_000] as const] : []),
];

const boards = { '/powerball': 'powerball', '/megamillions': 'megamillions' } as const;
const answers = { powerball: powerballTicketsAnswer, megamillions: megaMillionsTicketsAnswer };

/** The tickets that the server has of the player who is stored, newest first; undefined where it doesn't know them. */
const ticketsOf = async ({ sight, world }: Look, path: keyof typeof boards): Promise<readonly string[] | undefined> => {
  const headers = { [authorizationHeader]: authorizationValue(sight.tokens?.['access'] ?? '') };
  const answer = await fetch(world.site.url + gamePaths(boards[path]).tickets, { headers });
  if (!answer.ok) return undefined;
  return v
    .parse(answers[boards[path]], await answer.json())
    .map((ticket) =>
      [...mainNumbersOf(ticket), 'power_ball' in ticket ? ticket.power_ball : ticket.mega_ball].join(' '),
    );
};

const nameOf = (user: Readonly<Record<string, string>> | null) => user && `${user['first_name']} ${user['last_name']}`;

/** What holds on every random walk. */
export const properties: readonly Property[] = [
  {
    name: 'no password and no token is in the page’s text, title or address',
    ...{ holds: 'always', within: 0 },
    fails: ({ sight: { text, tokens }, world: { secrets } }) => {
      Object.values(tokens ?? {}).forEach((token) => secrets.add(token));
      return [...secrets].find((secret) => text.includes(secret)) ?? false;
    },
  },
  {
    name: 'no form, row, card, dialog or corner has two alerts',
    ...{ holds: 'always', within: 0 },
    fails: ({ sight: { alerts } }) =>
      alerts
        .filter(({ part }, at) => alerts.some((other, otherAt) => other.part === part && otherAt !== at))
        .map(({ text }) => text)
        .join(' | '),
  },
  {
    name: 'a page complains about nothing but requests that were refused or not answered',
    ...{ holds: 'always', within: 0 },
    fails: ({ world }) => world.complaints().join(' | '),
  },
  {
    name: 'who is stored is who is signed in on the screen, with tokens, and a visitor has none',
    ...{ holds: 'always', within: 15_000 },
    fails: ({ sight: { player, user, tokens } }) =>
      (player !== nameOf(user) || (user === null) !== (tokens === null)) &&
      [`on the screen ${player ?? 'nobody'}`, `stored ${nameOf(user) ?? 'nobody'}`, tokens ? 'tokens' : 'none'].join(
        ', ',
      ),
  },
  {
    name: 'nothing is awaited for longer than its chart waits',
    ...{ holds: 'at rest', within: 15_000 },
    fails: (look) =>
      waitsOf(look)
        .map(([what]) => what)
        .join(', '),
  },
  {
    name: 'a page has one main heading',
    ...{ holds: 'at rest', within: 15_000 },
    fails: ({ sight: { headings } }) => headings.length !== 1 && `it has ${headings.join(' | ') || 'none'}`,
  },
  {
    name: 'the tickets on a board are those that the server has',
    ...{ holds: 'at rest', within: 15_000 },
    fails: async (look) => {
      const { sight, world, tab } = look;
      const path = (['/powerball', '/megamillions'] as const).find((board) => board === sight.path);
      if (path === undefined || !sight.hasTickets || sight.isCutOff || !world.isOnline() || tab.mayDiffer())
        return false;
      const stored = await ticketsOf(look, path);
      // A list lays out its first six rows, and the others once somebody scrolls to them.
      const [shown, expected] = [sight.tickets, stored?.slice(0, Math.max(6, sight.tickets.length))].map((tickets) =>
        tickets?.join(', '),
      );
      return expected !== undefined && shown !== expected && `shown are ${shown}, the server has ${expected}`;
    },
  },
];
