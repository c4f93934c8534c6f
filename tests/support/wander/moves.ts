import fc from 'fast-check';
import { errors, type Locator, type Page } from 'playwright';
import type { Fault } from '../journey/door.ts';
import { players, type World } from './world.ts';

/** What the words in braces of a move may be. */
const dice = fc.record({
  person: fc.constantFrom('Ann', 'Ann', 'Ann', 'Bob'),
  isRight: fc.constantFrom('right', 'right', 'right', 'right', 'right', 'wrong'),
  path: fc.constantFrom('/', '/powerball', '/powerball', '/megamillions', '/lottery-board', '/sign-in', '/nowhere'),
  numbers: fc.constantFrom('1 2 3 4 5 6', '5 12 33 41 60 8', '7 14 21 28 35 9', '9 19 29 39 49 10', '1 1 3 4 5 99'),
  box: fc.integer({ min: 0, max: 5 }),
  number: fc.integer({ min: 1, max: 75 }),
  game: fc.constantFrom('powerball', 'megamillions'),
  fault: fc.constantFrom<Fault>('cut off', 'cut off', 'held back', 'held back', 500, 500, 401),
});
type Dice = typeof dice extends fc.Arbitrary<infer Values> ? Values : never;
type Scene = Dice & { readonly world: World; readonly page: Page };

/** A kind of move: how often it is tried, in words, whether it can be made now, and what it does. */
export type Move = {
  readonly weight: number;
  readonly says: string;
  readonly isPossible: (scene: Scene) => Promise<boolean>;
  readonly does: (scene: Scene) => Promise<unknown>;
};

/** Whether a person could press or fill something: it is there, enabled, and nothing lies over it. */
const isReachable = async (control: Locator): Promise<boolean> =>
  (await control.isVisible()) &&
  (await control.isEnabled()) &&
  (await control.click({ trial: true, timeout: 300 }).then(
    () => true,
    () => false,
  ));

type Find = (page: Page, dice: Dice) => Locator;
const on = (weight: number, says: string, find: Find, act: (control: Locator, scene: Scene) => Promise<unknown>) => ({
  ...{ weight, says },
  isPossible: (scene: Scene) => isReachable(find(scene.page, scene).first()),
  does: (scene: Scene) => act(find(scene.page, scene).first(), scene),
});
const press = (weight: number, role: 'button' | 'link' | 'radio' | 'switch', name: string): Move =>
  on(
    weight,
    `presses “${name}”`,
    (page) => page.getByRole(role, { name, exact: true }),
    (control) => control.click(),
  );
const type = (weight: number, says: string, find: Find, text: (dice: Dice) => string): Move =>
  on(weight, says, find, (field, scene) => field.fill(text(scene)));

const isOpen = ({ world, page }: Scene) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null).then((hasWorker) => hasWorker || world.isOnline());
const boxesOf = (form: string) => (page: Page) => page.getByRole('form', { name: form }).getByRole('textbox');
const fillSix = (weight: number, form: string): Move =>
  on(weight, `types {numbers} into “${form}”`, boxesOf(form), async (_, { page, numbers }) => {
    for (const [box, number] of numbers.split(' ').entries()) await boxesOf(form)(page).nth(box).fill(number);
  });
const fillOne = (weight: number, form: string): Move =>
  type(
    weight,
    `types {number} into box {box} of “${form}”`,
    (page, { box }) => boxesOf(form)(page).nth(box),
    ({ number }) => String(number),
  );

/** What a person does in either tab. */
const inEitherTab: readonly Move[] = [
  { weight: 3, says: 'goes back', isPossible: isOpen, does: ({ page }) => page.goBack() },
  { weight: 1, says: 'goes forward', isPossible: isOpen, does: ({ page }) => page.goForward() },
  { weight: 3, says: 'loads the page again', isPossible: isOpen, does: ({ page }) => page.reload() },
  {
    ...{ weight: 4, says: 'opens {path}', isPossible: isOpen },
    does: ({ page, world, path }) => page.goto(world.door.url + path),
  },
  on(
    12,
    'types the e-mail address of {person} and the {isRight} password',
    (page) => page.getByRole('form', { name: 'Sign In' }).getByLabel('Email'),
    async (email, { page, person, isRight }) => {
      await email.fill(players[person].email);
      await page
        .getByLabel('Password', { exact: true })
        .fill(isRight === 'right' ? players[person].password : 'Wrong-1');
    },
  ),
  press(16, 'button', 'Sign In'),
  press(2, 'button', 'Logout'),
  ...['Login', 'Home', 'Power Ball', 'Mega Millions', 'Draw history and my winnings'].map((name) =>
    press(3, 'link', name),
  ),
  ...['Start exploring', 'Sign Up', 'Forgot Password?', 'Go to Home'].map((name) => press(1, 'link', name)),
];

/** What a person does in the first tab only, so that no other tab's list is older than the server's. */
const inFirstTab: readonly Move[] = [
  fillSix(14, 'Add a ticket'),
  fillOne(4, 'Add a ticket'),
  press(14, 'button', 'Save Ticket'),
  press(5, 'button', 'Ticket is complete: save it'),
  press(8, 'button', 'Edit ticket'),
  type(
    8,
    'types {number} into box {box} of the ticket',
    (page, { box }) => page.locator('[role=group] input:enabled').nth(box),
    ({ number }) => String(number),
  ),
  press(10, 'button', 'Save changes'),
  press(8, 'button', 'Delete ticket'),
  press(10, 'button', 'Yes'),
  press(3, 'button', 'No'),
  {
    weight: 3,
    says: 'presses Escape',
    isPossible: async () => true,
    does: ({ page }) => page.keyboard.press('Escape'),
  },
  press(2, 'button', 'Close'),
  press(6, 'button', 'Try again'),
  type(
    4,
    'looks for draws with {number}',
    (page) => page.getByLabel('Contains numbers'),
    ({ number }) => String(number),
  ),
  press(2, 'button', 'Clear filters'),
  on(
    2,
    'chooses {game} for the draw history',
    (page, { game }) =>
      page.locator('label').filter({ hasText: game === 'powerball' ? 'Power Ball' : 'Mega Millions' }),
    (label) => label.click(),
  ),
  fillSix(3, 'What if?'),
  press(4, 'button', 'Check all draws'),
  press(2, 'button', 'Ann Example'),
  press(4, 'button', 'Account'),
  press(3, 'switch', 'Results e-mails'),
  press(2, 'button', 'Delete my account'),
];

/** What happens without anybody's doing. */
const inTheWorld: readonly Move[] = [
  {
    ...{ weight: 2, says: 'the connection is lost' },
    isPossible: async ({ world }) => world.isOnline(),
    does: ({ world }) => world.goOffline(),
  },
  {
    ...{ weight: 12, says: 'the connection is back' },
    isPossible: async ({ world }) => !world.isOnline(),
    does: ({ world }) => world.goOnline(),
  },
  {
    ...{ weight: 5, says: 'the next answer of the API is spoiled: {fault}' },
    isPossible: async ({ world }) => world.isOnline(),
    does: async ({ world, fault }) => world.door.spoilNext(fault, world.doubtLists),
  },
  {
    ...{ weight: 8, says: 'the answers that were held back arrive' },
    isPossible: async ({ world }) => world.door.heldBack() > 0,
    does: async ({ world }) => {
      world.doubtLists();
      world.door.letGo();
    },
  },
  {
    ...{ weight: 1, says: 'the next draw of {game} is held' },
    isPossible: async ({ world }) => world.isOnline(),
    does: ({ world, game }) => world.passDraw(game),
  },
];

/** One step of a walk: a move with all that is left to chance, in words, and how to try it; false where it cannot be made. */
export type Step = { readonly says: string; readonly make: (world: World) => Promise<boolean> };

const stepOf = ({ says, isPossible, does }: Move, values: Dice, tab: 0 | 1): Step => {
  const words = says.replace(/\{(\w+)\}/g, (_, name: keyof Dice) => String(values[name]));
  return {
    says: tab === 0 ? words : `in the second tab: ${words}`,
    make: async (world) => {
      const scene = { ...values, world, page: world.tabs[tab].page };
      return (await isPossible(scene)) && (await does(scene).then(() => true, isTooLate));
    },
  };
};

// A control may go between the look at it and the press.
const isTooLate = (error: unknown): boolean => {
  if (error instanceof errors.TimeoutError) return false;
  throw error;
};

const kinds = (moves: readonly Move[], ...tabs: readonly (0 | 1)[]) =>
  moves.map((move) => ({
    weight: move.weight,
    arbitrary: fc.tuple(dice, fc.constantFrom(...tabs)).map(([values, tab]) => stepOf(move, values, tab)),
  }));

/** The first steps of a random walk, always the same for a seed; most cannot be made where the walk then is. */
export const stepsOf = (seed: number, count: number): readonly Step[] =>
  fc.sample(fc.oneof(...kinds(inEitherTab, 0, 0, 0, 1), ...kinds(inFirstTab, 0), ...kinds(inTheWorld, 0)), {
    seed,
    numRuns: count,
  });
