import fc from 'fast-check';
import { drawInstant, lastDrawDate, nextDrawDate } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import { deleteAccount, setPreference } from './accounts.ts';
import { history } from './draws.ts';
import type { Real } from './real.ts';
import * as results from './results.ts';
import * as tickets from './tickets.ts';
import { hour, isOf, type Ask, type DrawKey, type Numbers, type Source, type Twin } from './twin.ts';

/** One of some values, the first as often as all others together. */
const mostly = <const Value>(first: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof(fc.constant(first), fc.constantFrom(...others));

/** What the words in braces of a command may be. */
const dice = fc.record({
  who: fc.constantFrom('ann', 'ann', 'bob'),
  whose: fc.constantFrom('own', 'own', 'bob’s'),
  game: fc.constantFrom<Game>('powerball', 'powerball', 'megamillions'),
  /** Five main numbers and the special ball; so few different ones that many match. */
  numbers: mostly(
    '1 2 3 4 5 1',
    '5 4 3 2 1 1',
    '1 2 3 4 5 2',
    '1 2 3 4 6 1',
    '1 2 3 40 50 1',
    '1 2 7 8 9 1',
    '1 7 8 9 10 2',
    '6 7 8 9 10 1',
    '20 30 40 50 60 24',
  ),
  /** How far back from the newest of several things. */
  age: mostly(0, 0, 0, 1, 2, 5),
  wanted: fc.constantFrom(true, true, false),
  minutes: mostly(60, 1, 15, 720, 1440, 2880, 44_640),
  touches: fc.constantFrom('saves', 'changes', 'deletes'),
  ms: fc.constantFrom(-1, 0, 0, 1),
  source: fc.constantFrom<Source>('texas-lottery', 'texas-lottery', 'ny-lottery', 'ny-open-data', 'operator'),
  mood: fc.constantFrom('whatever is shown', 'or what is shown'),
});
type Dice = typeof dice extends fc.Arbitrary<infer Values> ? Values : never;

type Run = (dice: Dice, real: Real) => Promise<void>;

/** A kind of command: how often it is made, what happens in words, and how to make it happen. */
const command = (weight: number, says: string, run: Run) => ({
  weight,
  arbitrary: dice.map((values): fc.AsyncCommand<Twin, Real> => ({
    check: () => true,
    run: (_, real) => run(values, real),
    toString: () => says.replace(/\{(\w+)\}/g, (_, name: keyof Dice) => String(values[name])),
  })),
});

const noId = '00000000-0000-4000-8000-000000000000';
/** The newest of a list whose oldest comes first, or so many before it. */
const back = <Item>(list: readonly Item[], age: number): Item | undefined => list.at(-1 - age) ?? list[0];

const asks =
  (call: (ask: Ask, dice: Dice, real: Real) => Promise<void>): Run =>
  async (dice, real) =>
    call(await real.askAs(dice.who), dice, real);

const numbersIn = (text: string): Numbers => {
  const numbers = text.split(' ').map(Number);
  return { main: numbers.slice(0, 5), special: numbers[5] ?? 0 };
};
/** A ticket that somebody saved, standing or deleted, so many before the newest. */
const ticketId = ({ who, whose, game, age }: Dice, { twin }: Real): string => {
  const owner = whose === 'own' ? who : 'bob';
  const own = twin.plays.filter((play) => play.player.name === owner && play.game === game);
  return back([...new Set(own.map(({ ticket }) => ticket))], age) ?? noId;
};
/** A draw that was held, so many before the last. */
const drawBack = ({ game, age }: Pick<Dice, 'game' | 'age'>, { twin }: Real): DrawKey => {
  let date = lastDrawDate(game, twin.now);
  for (let left = age; left > 0; left -= 1) date = lastDrawDate(game, drawInstant(game, date) - 1);
  return { game, date };
};

const touching = {
  saves: asks((ask, { game, numbers }) => tickets.saveTicket(ask, game, numbersIn(numbers))),
  changes: asks((ask, dice, real) =>
    tickets.changeTicket(ask, dice.game, ticketId(dice, real), numbersIn(dice.numbers)),
  ),
  deletes: asks((ask, dice, real) => tickets.deleteTicket(ask, dice.game, ticketId(dice, real))),
};
const eventCode = asks(results.eventCode);
const resend = asks(results.resend);
const resultsOfDraw = asks((ask, dice, real) => results.resultsOfDraw(ask, drawBack(dice, real)));

const players = [
  command(1, '{who} deletes the account', asks(deleteAccount)),
  command(2, '{who} sets the mail preference to {wanted}', asks(setPreference)),
  command(12, '{who} saves {numbers} for {game}', touching.saves),
  command(8, '{who} changes {whose} {game} ticket {age} before the newest to {numbers}', touching.changes),
  command(4, '{who} deletes {whose} {game} ticket {age} before the newest', touching.deletes),
  command(4, '{who} lists the {game} tickets', asks(tickets.listTickets)),
  command(8, '{who} asks for the {game} event code', eventCode),
  command(5, '{who} asks for the {game} winnings', asks(results.winnings)),
  command(4, '{who} asks for the last {game} results', asks(results.lastResults)),
  command(4, '{who} asks for the results of the {game} draw {age} before the last', resultsOfDraw),
  command(3, '{who} asks for the {game} results mail again', resend),
];

const nextDraw = ({ twin }: Real, game: Game): number => drawInstant(game, nextDrawDate(game, twin.now));
const goOnTo = (real: Real, instant: number): void => real.moveClock(Math.max(0, instant - real.twin.now));
/** Two sources agree on the last draw of a game. */
const reportLast = async ({ game, numbers }: Dice, real: Real): Promise<void> => {
  const report = { ...drawBack({ game, age: 0 }, real), ...numbersIn(numbers) };
  for (const source of ['texas-lottery', 'ny-open-data'] as const) await real.report({ ...report, source });
};

const world = [
  command(6, '{minutes} minutes later {who} asks for the {game} event code', (dice, real) => {
    real.moveClock((dice.minutes * hour) / 60);
    return eventCode(dice, real);
  }),
  command(
    6,
    '{ms} ms after the next {game} draw {who} {touches} {whose} ticket {age}: {numbers}',
    async (dice, real) => {
      const held = nextDraw(real, dice.game);
      goOnTo(real, held - hour / 60);
      await real.askAs(dice.who);
      goOnTo(real, held + dice.ms);
      await touching[dice.touches](dice, real);
    },
  ),
  command(6, 'two sources report {numbers} for the last {game} draw, and {who} asks for it', async (dice, real) => {
    await reportLast(dice, real);
    await resultsOfDraw({ ...dice, age: 0 }, real);
  }),
  command(4, '{who} plays {numbers} in the next {game} draw, is told, and asks for it again', async (dice, real) => {
    await touching.saves(dice, real);
    goOnTo(real, nextDraw(real, dice.game));
    await reportLast(dice, real);
    await real.notify();
    await real.send();
    for (const ask of [eventCode, resend, eventCode]) await ask(dice, real);
  }),
  command(20, '{source} reports {numbers}, {mood}, for the {game} draw {age} before the last', async (dice, real) => {
    const draw = drawBack(dice, real);
    const shown = dice.mood === 'or what is shown' ? real.twin.draws.find(isOf(draw)) : undefined;
    const { main, special } = shown ?? numbersIn(dice.numbers);
    await real.report({ ...draw, source: dice.source, main, special });
    await asks(history)(dice, real);
  }),
  command(1, '{source} reports {numbers} for the next {game} draw', ({ source, game, numbers }, real) =>
    real.report({ source, game, date: nextDrawDate(game, real.twin.now), ...numbersIn(numbers) }),
  ),
  command(3, 'nothing new is heard of {game}', ({ game }, real) => real.settle(game)),
  command(9, 'the results worker runs', (_, real) => real.notify()),
  command(8, 'the mail worker runs', (_, real) => real.send()),
];

/** A random sequence of what may happen. */
export const commands = (maxCommands: number) =>
  fc.commands([fc.oneof(...players, ...world)], { maxCommands, size: 'max' });
