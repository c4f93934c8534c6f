import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authorizationHeader, authorizationValue } from '../../../src/protocol/authorization.ts';
import { accountPaths, gamePaths } from '../../../src/protocol/paths.ts';
import { daysFrom, drawInstant, isDrawDate, nextDrawDate } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';
import { startFeeds, type Feeds } from '../feeds/feeds.ts';
import { outboxOf } from '../journey/outbox.ts';
import { memberOf, type Person } from '../journey/person.ts';
import { startProduct, type Product } from '../journey/product.ts';
import { until } from '../until.ts';
import { ann, bob, eve } from './scene.ts';

const minute = 60_000;
const newest = { powerball: '2026-11-18', megamillions: '2026-11-17' } as const;
const heldAt = drawInstant('powerball', newest.powerball);
/** The instant of all pictures: half an hour after a Power Ball draw. The server's clock is behind it until the last of them is taken. */
export const shownAt = heldAt + 40 * minute;
const kept = 45;

/** The product with its story so far: what every scene finds. */
export type Stage = {
  readonly product: Product;
  /** The path of the link in a person's newest mail with a subject. */
  readonly linkIn: (subject: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

type Address = Pick<Product, 'url'>;

/** A game's last draw dates, newest first. */
const datesOf = (game: Game): readonly string[] => {
  const dates: string[] = [];
  for (let date: string = newest[game]; dates.length < kept; date = daysFrom(date, -1))
    if (isDrawDate(game, date)) dates.push(date);
  return dates;
};

/** Numbers that look drawn and are the same each time. */
const numbersAt = (age: number) => ({
  main: [3, 17, 29, 42, 58].map((number, at) => 1 + ((number + age * (7 + 4 * at)) % 12) + at * 12),
  special: 1 + ((8 + age * 5) % 24),
});
const drawsOf = (game: Game) =>
  datesOf(game).map((date, age) => ({
    date,
    ...numbersAt(age + (game === 'powerball' ? 0 : 5)),
    multiplier: game === 'powerball' ? 2 + (age % 3) : null,
  }));

const publish = (feeds: Feeds, until: number) => {
  for (const game of ['powerball', 'megamillions'] as const) {
    const draws = drawsOf(game).filter(({ date }) => drawInstant(game, date) < until);
    const jackpot = { date: nextDrawDate(game, until), dollars: game === 'powerball' ? 633_000_000 : 800_000_000 };
    feeds.publish('ny-open-data', game, draws);
    feeds.publish('texas-lottery', game, draws);
    feeds.publish('ny-lottery', game, draws, jackpot);
  }
};

const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Registers somebody, by the call that the sign-up form makes. */
export const register = ({ url }: Address, { email, password, firstName, lastName }: Person) =>
  post(url + accountPaths.register, {
    ...{ email, password, password1: password, first_name: firstName, last_name: lastName },
    ...{ consent_to_updates: true, agree_to_terms: true },
  });

const accessOf = async ({ url }: Address, { email, password }: Person): Promise<string> => {
  const answer = await post(url + accountPaths.login, { email, password });
  return ((await answer.json()) as { access: string }).access;
};

const saveTickets = async (product: Address, person: Person, game: Game, tickets: readonly (readonly number[])[]) => {
  const headers = { [authorizationHeader]: authorizationValue(await accessOf(product, person)) };
  for (const [first_number, second_number, third_number, fourth_number, fifth_number, special] of tickets) {
    const main = { first_number, second_number, third_number, fourth_number, fifth_number };
    const answer = await post(
      product.url + gamePaths(game).tickets,
      { ...main, [game === 'powerball' ? 'power_ball' : 'mega_ball']: special },
      headers,
    );
    if (answer.status !== 201) throw new Error(`A ticket was not saved: ${await answer.text()}`);
  }
};

/** A ticket that is near a draw's numbers, the nearer the smaller `off` is. */
const nearby = (off: number): readonly number[] => {
  const { main, special } = numbersAt(0);
  return [...main.map((number, at) => (at < off ? 1 + (number % 12) + at * 12 : number)), special].map(Number);
};
const twenty = Array.from({ length: 20 }, (_, at) => {
  const { main, special } = numbersAt(at + 60);
  return [...main, special];
});

const fill = async (product: Address) => {
  await memberOf(product, ann);
  await memberOf(product, bob);
  await saveTickets(product, ann, 'powerball', [3, 1, 5].map(nearby));
  await saveTickets(product, ann, 'megamillions', twenty);
};

/** Starts the product before a draw, lets Ann and Bob join and Ann save tickets, then starts it again after the draw, and waits for the results. */
export const setStage = async (): Promise<Stage> => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-screens-'));
  const feeds = await startFeeds();
  const env = { DATA_DIR: join(folder, 'data'), DRAW_SOURCES: 'auto', LOG_LEVEL: 'error', ...feeds.environment };
  const startAt = (instant: number, more: Readonly<Record<string, string>> = {}) =>
    startProduct({ ...env, ...more, CLOCK_START: new Date(instant).toISOString() });
  publish(feeds, heldAt - 60 * minute);
  const { url, ...before } = await startAt(heldAt - 600 * minute);
  await fill({ url }).finally(before.stop);
  publish(feeds, heldAt + minute);
  const product = { ...(await startAt(heldAt + 30 * minute, { PORT: new URL(url).port, PUBLIC_URL: url })), url };
  await until(
    'results are mailed',
    async () => (await outboxOf(product)).includes('Your Power Ball results') || undefined,
  );
  await register(product, eve);
  await post(url + accountPaths.resetRequest, { email: ann.email });
  await until('all mails are sent', async () => {
    const outbox = await outboxOf(product);
    return (outbox.includes('Reset your password') && !outbox.includes('>Waiting<')) || undefined;
  });
  return {
    product,
    linkIn: async (subject) => {
      const [, mail = ''] = (await outboxOf(product)).split(`>${subject}</a>`);
      const [, path = ''] = /href="http:\/\/localhost:\d+(\/[^"]+)"/.exec(mail) ?? [];
      return path;
    },
    stop: async () => {
      await product.stop();
      await feeds.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
