import fc from 'fast-check';
import type { Locator, Page } from 'playwright';
import type { Fault } from '../journey/door.ts';
import { passwordField } from '../journey/person.ts';
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
  readonly isPossible: (scene: Scene) => boolean | Promise<boolean>;
  readonly does: (scene: Scene) => Promise<unknown>;
};
const happens = (weight: number, says: string, isPossible: Move['isPossible'], does: Move['does']): Move => ({
  ...{ weight, says, isPossible, does },
});

const isOnTop = (control: HTMLElement | SVGElement): boolean => {
  control.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  const isMeant = control.contains(found) || found?.closest('label')?.contains(control) === true;
  return isMeant && !control.matches(':disabled, [aria-disabled="true"], [readonly]');
};

/** Whether a person could press or fill something now: it is there, enabled, and nothing lies over it. */
const isReachable = async (control: Locator): Promise<boolean> =>
  (await control.isVisible()) && (await control.evaluate(isOnTop, null, { timeout: 200 }));

type Find = (page: Page, dice: Dice) => Locator;
const on = (
  weight: number,
  says: string,
  find: Find,
  act: (control: Locator, scene: Scene) => Promise<unknown>,
): Move =>
  happens(
    weight,
    says,
    (scene) => isReachable(find(scene.page, scene).first()),
    (scene) => act(find(scene.page, scene).first(), scene),
  );
const press = (weight: number, role: 'button' | 'link' | 'radio' | 'switch', name: string): Move =>
  on(
    weight,
    `presses “${name}”`,
    (page) => page.getByRole(role, { name, exact: true }),
    (control) => control.click(),
  );
const type = (weight: number, says: string, find: Find, text: (dice: Dice) => string): Move =>
  on(weight, says, find, (field, scene) => field.fill(text(scene)));

/** Whether a page can come: from the server, or from the worker. */
const isOpen = async ({ world, page }: Scene): Promise<boolean> =>
  world.isOnline() ||
  (world.hasProduct(page) && (await page.evaluate(() => navigator.serviceWorker.controller !== null)));
const canGo = (where: 'canGoBack' | 'canGoForward') => async (scene: Scene) =>
  (await isOpen(scene)) && scene.page.evaluate((way) => navigation[way], where);
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

const signInForm = (page: Page) => page.getByRole('form', { name: 'Sign In' });
const typeAccount = async (page: Page, { person, isRight }: Dice): Promise<void> => {
  const { email, password } = players[person];
  await page.getByLabel('Email').fill(email);
  await passwordField(page).fill(isRight === 'right' ? password : 'Wrong+password-7');
};

/** What a person does in either tab. */
const inEitherTab: readonly Move[] = [
  happens(2, 'goes back', canGo('canGoBack'), ({ page }) => page.goBack()),
  happens(1, 'goes forward', canGo('canGoForward'), ({ page }) => page.goForward()),
  happens(1, 'loads the page again', isOpen, ({ page }) => page.reload()),
  happens(3, 'opens {path}', isOpen, ({ page, world, path }) => page.goto(world.door.url + path)),
  on(4, 'types the account of {person} with the {isRight} password', signInForm, (_, scene) =>
    typeAccount(scene.page, scene),
  ),
  on(40, 'signs in as {person} with the {isRight} password', signInForm, async (form, scene) => {
    await typeAccount(scene.page, scene);
    await form.getByRole('button', { name: 'Sign In' }).click();
  }),
  press(10, 'button', 'Sign In'),
  press(2, 'button', 'Logout'),
  ...['Login', 'Home', 'Power Ball', 'Mega Millions'].map((name) => press(3, 'link', name)),
  press(3, 'link', 'Draw history and my winnings'),
  ...['Start exploring', 'Sign Up', 'Forgot Password?', 'Go to Home'].map((name) => press(1, 'link', name)),
];

/** What a person does in the first tab only, so that no other tab's list is older than the server's. */
const inFirstTab: readonly Move[] = [
  fillSix(25, 'Add a ticket'),
  fillOne(6, 'Add a ticket'),
  press(40, 'button', 'Save Ticket'),
  press(10, 'button', 'Ticket is complete: save it'),
  press(14, 'button', 'Edit ticket'),
  type(
    20,
    'types {number} into box {box} of the ticket',
    (page, { box }) => page.locator('[role=group] input:enabled').nth(box),
    ({ number }) => String(number),
  ),
  press(20, 'button', 'Save changes'),
  press(10, 'button', 'Delete ticket'),
  press(30, 'button', 'Yes'),
  press(10, 'button', 'No'),
  on(
    10,
    'presses Escape',
    (page) => page.locator('dialog[open], [role=group] input:enabled'),
    (control) => control.press('Escape'),
  ),
  press(5, 'button', 'Close'),
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
  press(3, 'button', 'Ann Example'),
  press(20, 'button', 'Account'),
  press(10, 'switch', 'Results e-mails'),
  press(2, 'button', 'Delete my account'),
];

/** What happens without anybody's doing. */
const inTheWorld: readonly Move[] = [
  happens(
    1,
    'the connection is lost',
    ({ world }) => world.isOnline(),
    ({ world }) => world.goOffline(),
  ),
  happens(
    15,
    'the connection is back',
    ({ world }) => !world.isOnline(),
    ({ world }) => world.goOnline(),
  ),
  happens(
    3,
    'the next answer of the API is spoiled: {fault}',
    ({ world }) => world.isOnline() && !world.door.isSpoiled(),
    async ({ world, fault }) => world.door.spoilNext(fault, world.doubtLists),
  ),
  happens(
    8,
    'the answers that were held back arrive',
    ({ world }) => world.door.heldBack() > 0,
    async ({ world }) => {
      world.doubtLists();
      world.door.letGo();
    },
  ),
  happens(
    1,
    'the next draw of {game} is held',
    ({ world, page }) => world.isOnline() && /(?:powerball|megamillions)$/.test(page.url()),
    ({ world, game }) => world.passDraw(game),
  ),
];

/** A move with all that is left to chance: in words, and how to try it, which is false where it cannot be made. */
export type Step = { readonly says: string; readonly make: (world: World) => Promise<boolean> };

const stepOf = ({ says, isPossible, does }: Move, values: Dice, tab: 0 | 1): Step => {
  const words = says.replace(/\{(\w+)\}/g, (_, name: keyof Dice) => String(values[name]));
  return {
    says: tab === 0 ? words : `in the second tab: ${words}`,
    make: async (world) => {
      const scene = { ...values, world, page: world.tabs[tab].page };
      // A control may go between the look at it and the press: then a person has pressed nothing.
      const isNow = await Promise.resolve(isPossible(scene)).catch(() => false);
      if (!isNow) return false;
      await scene.page.bringToFront();
      await does(scene).catch(() => undefined);
      return true;
    },
  };
};

const kinds = (moves: readonly Move[], ...tabs: readonly (0 | 1)[]) =>
  moves.map((move) => ({
    weight: move.weight,
    arbitrary: fc.tuple(dice, fc.constantFrom(...tabs)).map(([values, tab]) => stepOf(move, values, tab)),
  }));

/** The first steps of a random walk, always the same for a seed; most cannot be made where the walk then is. */
export const stepsOf = (seed: number, count: number): readonly Step[] =>
  fc.sample(fc.oneof(...kinds(inEitherTab, 0, 0, 0, 0, 1), ...kinds(inFirstTab, 0), ...kinds(inTheWorld, 0)), {
    seed,
    numRuns: count,
  });
