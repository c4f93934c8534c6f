import fc from 'fast-check';
import { unsubscribePathOf } from '../../server/mail/unsubscribe.ts';
import { drawInstant, lastDrawDate, nextDrawDate } from '../../src/rules/draw-times.ts';
import type { Game } from '../../src/rules/games.ts';
import { signingKey } from '../support/server.ts';
import * as accounts from './accounts.ts';
import * as draws from './draws.ts';
import type { Asked, Endpoint, Real } from './real.ts';
import * as results from './results.ts';
import * as tickets from './tickets.ts';
import { answered, hour, isOf, type Body, type Handler, type Numbers, type Source, type Twin } from './twin.ts';

const registrations: Readonly<Record<string, Body>> = {
  'with another name': { first_name: ' Ann Mary ' },
  'with another password': { password: 'Battery-staple-2', password1: 'Battery-staple-2' },
  'with two passwords that differ': { password1: 'Correct-horse-2' },
  'with a password in two Unicode forms': { password: 'Caf\u00e9-horse-3', password1: 'Cafe\u0301-horse-3' },
  'with a weak password': { password: 'correct-horse', password1: 'correct-horse' },
  'with a common password': { password: 'Password1!', password1: 'Password1!' },
  'without a name': { first_name: ' ' },
  'without agreeing to the terms': { agree_to_terms: false },
  'with no address': { email: 'nobody' },
};
const flaws: Readonly<Record<string, Body>> = {
  'but for a third number of 71': { third_number: 71 },
  'but for a third number of 1 like the first': { first_number: 1, third_number: 1 },
  'but for a special ball of 0': { power_ball: 0, mega_ball: 0 },
};
/** In minutes. */
const spans = {
  ...{ 'a minute': 1, 'a quarter of an hour': 15, 'an hour': 60, 'twelve hours': 720 },
  ...{ 'a day': 1440, 'two days': 2880, 'a month': 44_640 },
};

/** One of some values, the first as often as all others together. */
const mostly = <const Value>(first: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof(fc.constant(first), fc.constantFrom(...others));

/** What the words in braces of a command may be. */
const dice = fc.record({
  who: mostly('ann', 'ann', 'bob', 'cas'),
  whose: mostly('own', 'own', 'own', 'bob’s'),
  tokens: mostly('good', 'good', 'good', 'newest', 'older'),
  game: fc.constantFrom<Game>('powerball', 'powerball', 'megamillions'),
  /** Five main numbers and the special ball; so few different ones that many match. */
  numbers: fc.constantFrom(
    ...['1 2 3 4 5 1', '5 4 3 2 1 1', '1 2 3 4 5 2', '1 2 3 4 6 1'],
    ...['1 2 3 40 50 1', '1 7 8 9 10 2', '20 30 40 50 60 25'],
  ),
  flaw: mostly('as they are', 'as they are', ...Object.keys(flaws)),
  /** How far back from the newest of several things. */
  age: mostly(0, 0, 0, 1, 2, 5),
  how: mostly('as usual', ...Object.keys(registrations)),
  purpose: mostly('activation', 'reset'),
  isRight: mostly('right', 'right', 'wrong'),
  isWrong: mostly('wrong', 'wrong', 'wrong', 'right'),
  password: mostly(
    'Correct-horse-1',
    'Battery-staple-2',
    'Battery-staple-2',
    'Cafe\u0301-horse-3',
    'weak',
    'Password1!',
  ),
  wanted: fc.constantFrom(true, true, false, 'yes'),
  page: mostly('opens', 'uses', 'undoes'),
  span: mostly('an hour', ...(Object.keys(spans) as (keyof typeof spans)[])),
  touches: fc.constantFrom('saves', 'changes', 'deletes'),
  milliseconds: fc.constantFrom(-1, 0, 0, 1),
  source: fc.constantFrom<Source>('texas-lottery', 'texas-lottery', 'ny-lottery', 'ny-open-data', 'operator'),
  mood: fc.constantFrom('whatever is shown', 'or rather what is shown'),
  multiplier: fc.constantFrom(null, null, 2, 3),
});
type Dice = typeof dice extends fc.Arbitrary<infer Values> ? Values : never;

type Run = (dice: Dice, real: Real) => Promise<unknown>;

/** A kind of command: how often it is made, what happens in words, and how to make it happen. */
const command = (weight: number, says: string, run: Run) => ({
  weight,
  arbitrary: dice.map((values): fc.AsyncCommand<Twin, Real> => ({
    check: () => true,
    run: async (_, real) => {
      await run(values, real);
    },
    toString: () => says.replace(/\{(\w+)\}/g, (_, name: keyof Dice) => String(values[name])),
  })),
});

const open = (call: string, handler: Handler): Endpoint => ({ call, handler, isPublic: true });
const register = open('POST /api/v1/user/register/', accounts.register);
const activate = open('POST /api/v1/user/activate/', accounts.activate);
const signIn = open('POST /api/v1/user/login/', accounts.signIn);
const renew = open('POST /api/v1/user/token/refresh/', accounts.renew);
const requestReset = open('POST /api/v1/user/password/reset/', accounts.requestReset);
const confirmReset = open('POST /api/v1/user/password-reset/confirm/', accounts.confirmReset);
const history = open('GET /api/v1/{game}/history/', draws.history);
const pages = {
  opens: { method: 'GET', end: '', handler: accounts.unsubscribePage('Unsubscribe from results mails?') },
  uses: { method: 'POST', end: '', handler: accounts.unsubscribePage('You are unsubscribed', false) },
  undoes: { method: 'POST', end: '/undo', handler: accounts.unsubscribePage('You are subscribed again', true) },
};

const noId = '00000000-0000-4000-8000-000000000000';
/** The newest of a list whose oldest comes first, or so many before it. */
const back = <Item>(list: readonly Item[], age: number): Item | undefined => list.at(-1 - age) ?? list[0];
const emailOf = (name: string) => `${name}@example.org`;
const playerOf = ({ twin }: Real, name: string) => accounts.playerBy(twin, emailOf(name));
const tokensOf = ({ twin }: Real, name: string, age = 0) => {
  const own = twin.tokens.filter(({ session }) => session.player.email === emailOf(name));
  return back(own, age);
};
const linkOf = ({ twin }: Real, name: string, purpose: string, age = 0) => {
  const own = twin.links.filter((link) => link.purpose === purpose && link.player.email === emailOf(name));
  const { player, token = 'none' } = back(own, age) ?? {};
  return { uid: player?.id ?? noId, token };
};

const registration = {
  ...{ password: 'Correct-horse-1', password1: 'Correct-horse-1', first_name: 'Ada', last_name: 'Byron' },
  ...{ consent_to_updates: true, agree_to_terms: true },
};
const signInAs = (real: Real, name: string, password = playerOf(real, name)?.password ?? 'Nobody-yet-1') =>
  real.call(signIn, { body: { email: `\u200b${emailOf(name).toUpperCase()}`, password: password.normalize('NFD') } });
const renewAs = (real: Real, name: string, age: number) =>
  real.call(renew, { body: { refresh: tokensOf(real, name, age)?.refresh ?? 'none' } });
/** Somebody registers, gets the mail, activates and signs in. */
export const join = async (real: Real, name: string): Promise<void> => {
  await real.call(register, { body: { email: emailOf(name), ...registration } });
  await real.send();
  const { uid, token } = linkOf(real, name, 'activation');
  await real.call(activate, { body: { uid64: uid, token } });
  await signInAs(real, name);
};

const visitors = [
  command(4, '{who} registers, gets the mail, activates and signs in', ({ who }, real) => join(real, who)),
  command(4, '{who} registers {how}', ({ who, how }, real) =>
    real.call(register, { body: { email: emailOf(who), ...registration, ...registrations[how] } }),
  ),
  command(4, '{who} activates by the {purpose} link {age} before the newest, with the {isRight} id', (values, real) => {
    const { uid, token } = linkOf(real, values.who, values.purpose, values.age);
    return real.call(activate, { body: { uid64: values.isRight === 'right' ? uid : noId, token } });
  }),
  command(3, '{who} signs in with the {isRight} password', ({ who, isRight }, real) =>
    signInAs(real, who, isRight === 'right' ? undefined : 'Wrong-horse-1'),
  ),
  command(3, '{who} renews the session by the token {age} before the newest', ({ who, age }, real) =>
    renewAs(real, who, age),
  ),
  command(3, '{who} asks for a reset mail to the {isRight} address', ({ who, isRight }, real) =>
    real.call(requestReset, { body: { email: isRight === 'right' ? emailOf(who) : who } }),
  ),
  command(4, '{who} sets {password}, repeated {isRight}, by the reset link {age} before the newest', (values, real) => {
    const link = linkOf(real, values.who, 'reset', values.age);
    const [new_password1, new_password2] = [values.password, values.isRight === 'right' ? values.password : 'Other-3'];
    return real.call(confirmReset, { body: { ...link, new_password1, new_password2 } });
  }),
  command(3, '{who} sets {password} by the link of a new reset mail', async ({ who, password }, real) => {
    await real.call(requestReset, { body: { email: emailOf(who) } });
    const passwords = { new_password1: password, new_password2: password };
    await real.call(confirmReset, { body: { ...linkOf(real, who, 'reset'), ...passwords } });
  }),
  command(3, '{who} {page} the {isRight} unsubscribe link', ({ who, page, isRight }, real) => {
    const id = playerOf(real, who)?.id ?? noId;
    const { method, end, handler } = pages[page];
    const right = open(`${method} ${unsubscribePathOf(id, { signingKey })}${end}`, handler);
    const forged = open(`${method} /unsubscribe/${id}/forged${end}`, () => answered('This link is not valid', 404));
    return real.call(isRight === 'right' ? right : forged, { named: id });
  }),
];

/** Has somebody signed in, as the app does: an ended access token is renewed, an ended session begun anew. */
const keepSignedIn = async (real: Real, name: string): Promise<void> => {
  const isOpen = () => accounts.sessionOf(real.twin, tokensOf(real, name)?.access) !== undefined;
  if (!isOpen() && tokensOf(real, name) !== undefined) await renewAs(real, name, 0);
  if (!isOpen()) await signInAs(real, name);
};

/** How a player makes a call: by a good access token mostly, else by the newest or an older one as it is. */
const asks =
  (call: string, handler: Handler, asked: (dice: Dice, real: Real) => Asked = () => ({})): Run =>
  async (dice, real) => {
    if (dice.tokens === 'good') await keepSignedIn(real, dice.who);
    const access = tokensOf(real, dice.who, dice.tokens === 'older' ? 1 : 0)?.access;
    const given = access !== undefined && { access };
    await real.call({ call, handler }, { game: dice.game, ...asked(dice, real), ...given });
  };

/** The numbers of a draw: sources say the main ones in ascending order. */
const drawn = (text: string): Numbers => {
  const [special = 0, ...main] = text.split(' ').map(Number).toReversed();
  return { main: main.toSorted((one, other) => one - other), special };
};
const ticketBody = ({ game, numbers, flaw }: Dice): Body => {
  const [first_number, second_number, third_number, fourth_number, fifth_number, special] = numbers
    .split(' ')
    .map(Number);
  const five = { first_number, second_number, third_number, fourth_number, fifth_number };
  return { ...five, [game === 'powerball' ? 'power_ball' : 'mega_ball']: special, ...flaws[flaw] };
};
/** A ticket that somebody saved, standing or deleted, so many before the newest. */
const ticketId = ({ who, whose, game, age }: Dice, real: Real): string => {
  const owner = playerOf(real, whose === 'own' ? who : 'bob');
  const own = real.twin.plays.filter((play) => play.player === owner && play.game === game);
  return back([...new Set(own.map(({ ticket }) => ticket))], age) ?? noId;
};
/** The date of a draw that was held, so many before the last. */
const dateBack = ({ game, age }: Pick<Dice, 'game' | 'age'>, { twin }: Real): string => {
  let date = lastDrawDate(game, twin.now);
  for (let left = age; left > 0; left -= 1) date = lastDrawDate(game, drawInstant(game, date) - 1);
  return date;
};

const ticketPath = '/api/v1/{game}/tickets/{named}/';
const touching = {
  saves: asks('POST /api/v1/{game}/tickets/', tickets.saveTicket, (dice) => ({ body: ticketBody(dice) })),
  changes: asks(`PUT ${ticketPath}`, tickets.changeTicket, (dice, real) => ({
    ...{ named: ticketId(dice, real), body: ticketBody(dice) },
  })),
  deletes: asks(`DELETE ${ticketPath}`, tickets.deleteTicket, (dice, real) => ({ named: ticketId(dice, real) })),
};
const eventCode = asks('GET /api/v1/{game}/user-{ball}-lottery-widget/', results.eventCode);
const resultsOfDraw = asks('GET /api/v1/{game}/results/draws/{named}/', results.resultsOfDraw, (dice, real) => ({
  named: dateBack(dice, real),
}));
const resultsOfTicket = asks('GET /api/v1/{game}/results/tickets/{named}/', results.resultsOfTicket, (dice, real) => ({
  named: ticketId(dice, real),
}));
const resend = asks('POST /api/v1/{game}/resend-user-email/', results.resend);
const deleteAccount = asks('POST /api/v1/user/delete/', accounts.deleteAccount, ({ who, isWrong }, real) => ({
  body: { password: isWrong === 'wrong' ? 'Wrong-horse-1' : playerOf(real, who)?.password },
}));
const changePreference = asks('PUT /api/v1/user/results-mails/', accounts.changePreference, ({ wanted }) => ({
  body: { wanted },
}));

const player = (weight: number, says: string, run: Run) => command(weight, `{who} ({tokens} tokens) ${says}`, run);
const players = [
  player(1, 'signs out', asks('POST /api/v1/user/logout/', accounts.signOut)),
  player(1, 'deletes the account by a {isWrong} password', deleteAccount),
  player(2, 'looks at the mail preference', asks('GET /api/v1/user/results-mails/', accounts.preference)),
  player(2, 'sets the mail preference to {wanted}', changePreference),
  player(12, 'saves {numbers} for {game} {flaw}', touching.saves),
  player(8, 'changes {whose} {game} ticket {age} before the newest to {numbers} {flaw}', touching.changes),
  player(4, 'deletes {whose} {game} ticket {age} before the newest', touching.deletes),
  player(4, 'lists the {game} tickets', asks('GET /api/v1/{game}/tickets/', tickets.listTickets)),
  player(8, 'asks for the {game} event code', eventCode),
  player(5, 'asks for the {game} winnings', asks('GET /api/v1/{game}/results/', results.winnings)),
  player(4, 'asks for the last {game} results', asks('GET /api/v1/{game}/last-results/', results.lastResults)),
  player(4, 'asks for the results of the {game} draw {age} before the last', resultsOfDraw),
  player(3, 'asks for the results of {whose} {game} ticket {age} before the newest', resultsOfTicket),
  player(3, 'asks for the {game} results mail again, and for the event code', async (dice, real) => {
    await resend(dice, real);
    await eventCode(dice, real);
  }),
];

const nextDraw = ({ twin }: Real, game: Game): number => drawInstant(game, nextDrawDate(game, twin.now));
const goOnTo = (real: Real, instant: number): void => real.moveClock(Math.max(0, instant - real.twin.now));
/** Two sources agree on the last draw of a game. */
const reportLast = async ({ game, numbers }: Dice, real: Real): Promise<void> => {
  const report = { game, date: dateBack({ game, age: 0 }, real), ...drawn(numbers), multiplier: null };
  for (const source of ['texas-lottery', 'ny-open-data'] as const) await real.report({ ...report, source });
};

const world = [
  command(6, '{span} later {who} asks for the {game} event code', (dice, real) => {
    real.moveClock((spans[dice.span] * hour) / 60);
    return eventCode({ ...dice, tokens: 'good' }, real);
  }),
  command(
    3,
    'the clock goes on to {milliseconds} ms after the next {game} draw',
    async ({ game, milliseconds }, real) => goOnTo(real, nextDraw(real, game) + milliseconds),
  ),
  command(
    7,
    '{milliseconds} ms after the next {game} draw {who} {touches} {whose} ticket {age}: {numbers} {flaw}',
    async (dice, real) => {
      const held = nextDraw(real, dice.game);
      goOnTo(real, held - hour / 60);
      await keepSignedIn(real, dice.who);
      goOnTo(real, held + dice.milliseconds);
      await touching[dice.touches]({ ...dice, tokens: 'newest' }, real);
    },
  ),
  command(9, 'two sources report {numbers} for the last {game} draw, and {who} asks for it', async (dice, real) => {
    await reportLast(dice, real);
    await resultsOfDraw({ ...dice, tokens: 'good', age: 0 }, real);
  }),
  command(
    4,
    '{who} plays {numbers} in the next {game} draw, hears of it, and asks to hear again',
    async (dice, real) => {
      const signedIn = { ...dice, tokens: 'good' } as const;
      await touching.saves(signedIn, real);
      goOnTo(real, nextDraw(real, dice.game));
      await reportLast(dice, real);
      await real.notify();
      await real.send();
      for (const ask of [eventCode, resend, eventCode]) await ask(signedIn, real);
    },
  ),
  command(
    10,
    '{source} reports {numbers}, {mood}, multiplier {multiplier}, for the {game} draw {age} before the last',
    async (dice, real) => {
      const { game, source, multiplier } = dice;
      const draw = { game, date: dateBack(dice, real) };
      const shown = dice.mood === 'or rather what is shown' ? real.twin.draws.find(isOf(draw)) : undefined;
      const { main, special } = shown ?? drawn(dice.numbers);
      await real.report({ ...draw, source, main, special, multiplier });
      await real.call(history, { game });
    },
  ),
  command(1, '{source} reports {numbers} for the next {game} draw', ({ source, game, numbers, multiplier }, real) =>
    real.report({ source, game, date: nextDrawDate(game, real.twin.now), ...drawn(numbers), multiplier }),
  ),
  command(4, 'anybody asks for the latest {game} draw', ({ game }, real) =>
    real.call(open('GET /api/v1/{game}/latest', draws.latest), { game }),
  ),
  command(3, 'nothing new is heard of {game}', ({ game }, real) => real.settle(game)),
  command(7, 'the results worker runs', (_, real) => real.notify()),
  command(5, 'the mail worker runs', (_, real) => real.send()),
  command(5, 'both workers run', (_, real) => real.notify().then(() => real.send())),
];

/** A random sequence of what may happen. */
export const commands = (maxCommands: number) =>
  fc.commands([fc.oneof(...visitors, ...players, ...world)], { maxCommands, size: 'max' });
