import fc from 'fast-check';
import { unsubscribePathOf } from '../../../server/mail/unsubscribe.ts';
import { drawInstant, lastDrawDate, nextDrawDate } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';
import { sessionOf } from '../../model/accounts.ts';
import { forgedSignature } from '../../model/calls.ts';
import { hour, isOf, type Body, type Numbers, type Request, type Source } from '../../model/twin.ts';
import { signingKey } from '../server.ts';
import type { Both } from './both.ts';

/** One step of a random run: what happens in words, and how to make it happen to the server and its twin. */
export type Move = { readonly says: string; readonly does: (both: Both) => Promise<unknown> };

const registrations: Readonly<Record<string, Body>> = {
  'as usual': {},
  'with another name': { first_name: ' Ann Mary ' },
  'with another password': { password: 'Battery-staple-2', password1: 'Battery-staple-2' },
  'with two passwords that differ': { password1: 'Correct-horse-2' },
  'with a weak password': { password: 'correct-horse', password1: 'correct-horse' },
  'with a common password': { password: 'Password1!', password1: 'Password1!' },
  'without a name': { first_name: ' ' },
  'without agreeing to the terms': { agree_to_terms: false },
  'with no address': { email: 'nobody' },
};
const flaws: Readonly<Record<string, Body>> = {
  'as they are': {},
  'but for a third number of 71': { third_number: 71 },
  'but for a third number of 1 like the first': { first_number: 1, third_number: 1 },
  'but for a special ball of 0': { power_ball: 0, mega_ball: 0 },
};
const minutes = { 'a minute': 1, 'a quarter of an hour': 15, 'an hour': 60, 'twelve hours': 720 };
const spans: Readonly<Record<string, number>> = { ...minutes, 'a day': 1440, 'two days': 2880, 'a month': 44_640 };

/** One of some values, the first as often as all others together. */
const mostly = <const Value>(first: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof(fc.constant(first), fc.constantFrom(...others));
const among = (record: Readonly<Record<string, unknown>>) => fc.constantFrom(...Object.keys(record));
/** Five main numbers and the special ball; so few different ones that many match. */
const tickets = [
  ...[
    [1, 2, 3, 4, 5, 1],
    [5, 4, 3, 2, 1, 1],
    [1, 2, 3, 4, 5, 2],
    [1, 2, 3, 4, 6, 1],
    [1, 2, 3, 40, 50, 1],
  ],
  ...[
    [1, 7, 8, 9, 10, 2],
    [20, 30, 40, 50, 60, 25],
  ],
];

/** What the words in braces of a move may be. */
const dice = fc.record({
  who: mostly('ann', 'ann', 'bob', 'cas'),
  whose: mostly('own', 'own', 'own', 'bob’s'),
  tokens: mostly('good', 'good', 'good', 'newest', 'older'),
  game: fc.constantFrom<Game>('powerball', 'powerball', 'megamillions'),
  numbers: fc.constantFrom(...tickets),
  flaw: mostly('as they are', 'as they are', 'as they are', ...Object.keys(flaws)),
  /** How far back from the newest of several things. */
  age: mostly(0, 0, 0, 1, 2, 5),
  how: mostly('as usual', ...Object.keys(registrations)),
  purpose: mostly('activate', 'password-reset'),
  isRight: mostly('right', 'right', 'wrong'),
  isWrong: mostly('wrong', 'wrong', 'wrong', 'right'),
  password: mostly('Correct-horse-1', 'Battery-staple-2', 'Battery-staple-2', 'weak', 'Password1!'),
  wanted: fc.constantFrom(true, true, false, 'yes'),
  page: mostly('opens', 'uses', 'undoes'),
  span: fc.oneof({ weight: 3, arbitrary: among(minutes) }, { weight: 1, arbitrary: among(spans) }),
  touches: fc.constantFrom('saves', 'changes', 'deletes'),
  milliseconds: fc.constantFrom(-1, 0, 0, 1),
  source: fc.constantFrom<Source>('texas-lottery', 'texas-lottery', 'ny-lottery', 'ny-open-data', 'operator'),
  mood: fc.constantFrom('whatever is shown', 'or rather what is shown'),
  multiplier: fc.constantFrom(null, null, 2, 3),
});
type Dice = typeof dice extends fc.Arbitrary<infer Values> ? Values : never;
type Does = (dice: Dice, both: Both) => Promise<unknown>;

/** A kind of move, and how often it is made. */
const move = (weight: number, says: string, does: Does) => ({
  weight,
  arbitrary: dice.map((values): Move => ({
    says: says.replace(/\{(\w+)\}/g, (_, name: keyof Dice) => String(values[name])),
    does: (both) => does(values, both),
  })),
});

const noId = '00000000-0000-4000-8000-000000000000';
const at = <Item>(list: readonly Item[], index: number): Item | undefined => list[Math.min(index, list.length - 1)];
const emailOf = (name: string) => `${name}@example.org`;
const playerOf = (both: Both, name: string) => both.twin().players.find(({ email }) => email === emailOf(name));
const linkOf = (both: Both, name: string, purpose: string, age: number) =>
  at(both.links(purpose, playerOf(both, name)?.id ?? noId), age) ?? { uid: noId, token: 'none' };

const post = (path: string, body: Body): Request => ({ method: 'POST', path: `/api/v1/user/${path}`, body });
const signIn = (both: Both, name: string, password = playerOf(both, name)?.password ?? 'Nobody-yet-1') =>
  both.callForTokens(emailOf(name), post('login/', { email: emailOf(name).toUpperCase(), password }));
const registration = {
  ...{ password: 'Correct-horse-1', password1: 'Correct-horse-1', first_name: 'Ada', last_name: 'Byron' },
  ...{ consent_to_updates: true, agree_to_terms: true },
};
const join = async (both: Both, name: string): Promise<void> => {
  await both.call(post('register/', { email: emailOf(name), ...registration }));
  await both.send();
  const { uid, token } = linkOf(both, name, 'activate', 0);
  await both.call(post('activate/', { uid64: uid, token }));
  await signIn(both, name);
};
const renew = (both: Both, name: string, age: number) => {
  const refresh = at(both.tokens(emailOf(name)), age)?.refresh ?? 'none';
  return both.callForTokens(emailOf(name), post('token/refresh/', { refresh }));
};

const visitors = [
  move(4, '{who} registers, gets the mail, activates and signs in', ({ who }, both) => join(both, who)),
  move(4, '{who} registers {how}', ({ who, how }, both) =>
    both.call(post('register/', { email: emailOf(who), ...registration, ...registrations[how] })),
  ),
  move(4, '{who} activates by a link to {purpose}, {age} before the newest, with the {isRight} id', (values, both) => {
    const { uid, token } = linkOf(both, values.who, values.purpose, values.age);
    return both.call(post('activate/', { uid64: values.isRight === 'right' ? uid : noId, token }));
  }),
  move(3, '{who} signs in with the {isRight} password', ({ who, isRight }, both) =>
    signIn(both, who, ...(isRight === 'right' ? [] : ['Wrong-horse-1'])),
  ),
  move(3, '{who} renews the session by the token {age} before the newest', ({ who, age }, both) =>
    renew(both, who, age),
  ),
  move(3, '{who} asks for a reset mail to the {isRight} address', ({ who, isRight }, both) =>
    both.call(post('password/reset/', { email: isRight === 'right' ? emailOf(who) : who })),
  ),
  move(4, '{who} sets {password}, repeated {isRight}, by the reset link {age} before the newest', (values, both) => {
    const { uid, token } = linkOf(both, values.who, 'password-reset', values.age);
    const [new_password1, new_password2] = [values.password, values.isRight === 'right' ? values.password : 'Other-3'];
    return both.call(post('password-reset/confirm/', { uid, token, new_password1, new_password2 }));
  }),
  move(3, '{who} sets {password} by the link of a new reset mail', async ({ who, password }, both) => {
    await both.call(post('password/reset/', { email: emailOf(who) }));
    const { uid, token } = linkOf(both, who, 'password-reset', 0);
    const passwords = { new_password1: password, new_password2: password };
    await both.call(post('password-reset/confirm/', { uid, token, ...passwords }));
  }),
  move(3, '{who} {page} the {isRight} unsubscribe link', ({ who, page, isRight }, both) => {
    const [, , user, signature] = unsubscribePathOf(playerOf(both, who)?.id ?? noId, { signingKey }).split('/');
    const path = `/unsubscribe/${user}/${isRight === 'right' ? signature : forgedSignature}`;
    if (page === 'opens') return both.call({ method: 'GET', path });
    return both.call({ method: 'POST', path: page === 'uses' ? path : `${path}/undo` });
  }),
];

/** Has somebody signed in, as the app does: an ended access token is renewed, an ended session begun anew. */
const keepSignedIn = async (both: Both, name: string): Promise<void> => {
  const newest = () => both.tokens(emailOf(name))[0];
  const isOpen = () => sessionOf(both.twin(), newest()?.access) !== undefined;
  if (!isOpen() && newest() !== undefined) await renew(both, name, 0);
  if (!isOpen()) await signIn(both, name);
};

const callAs = (both: Both, name: string, request: Request, age = 0) => {
  const access = at(both.tokens(emailOf(name)), age)?.access;
  return both.call({ ...request, ...(access !== undefined && { access }) });
};

/** A call of a player with an access token: a good one mostly, else the newest or an older one as it is. */
const call = (weight: number, says: string, request: (dice: Dice, both: Both) => Request) =>
  move(weight, `{who} ({tokens} tokens) ${says}`, async (values, both) => {
    if (values.tokens === 'good') await keepSignedIn(both, values.who);
    await callAs(both, values.who, request(values, both), values.tokens === 'older' ? 1 : 0);
  });

const ofGame = (method: Request['method'], game: Game, path: string): Request => ({
  method,
  path: `/api/v1/${game === 'powerball' ? 'powerball' : 'lottery'}/${path}`,
});
/** The numbers of a draw: sources say the main ones in ascending order. */
const drawn = (six: readonly number[]): Numbers => ({
  main: six.slice(0, 5).toSorted((one, other) => one - other),
  special: six[5] ?? 0,
});
const ticketBody = ({ game, numbers, flaw }: Dice): Body => {
  const [first_number, second_number, third_number, fourth_number, fifth_number, special] = numbers;
  const five = { first_number, second_number, third_number, fourth_number, fifth_number };
  return { ...five, [game === 'powerball' ? 'power_ball' : 'mega_ball']: special, ...flaws[flaw] };
};
const ofTicket = (method: Request['method'], dice: Dice, both: Both): Request =>
  ofGame(method, dice.game, `tickets/${ticketId(both, dice)}/`);
/** A ticket that somebody saved, standing or deleted, so many before the newest. */
const ticketId = (both: Both, { who, whose, game, age }: Dice): string => {
  const owner = playerOf(both, whose === 'own' ? who : 'bob')?.id;
  const own = both.twin().plays.filter((play) => play.player === owner && play.game === game);
  return at([...new Set(own.map(({ ticket }) => ticket))].toReversed(), age) ?? noId;
};
/** The date of a draw that was held, so many before the last. */
const dateBack = (both: Both, game: Game, age: number): string => {
  let date = lastDrawDate(game, both.twin().now);
  for (let left = age; left > 0; left -= 1) date = lastDrawDate(game, drawInstant(game, date) - 1);
  return date;
};

/** What is done with tickets, by its word in a move. */
const touching = {
  saves: (dice: Dice): Request => ({ ...ofGame('POST', dice.game, 'tickets/'), body: ticketBody(dice) }),
  changes: (dice: Dice, both: Both): Request => ({ ...ofTicket('PUT', dice, both), body: ticketBody(dice) }),
  deletes: (dice: Dice, both: Both): Request => ofTicket('DELETE', dice, both),
};
const eventCode = ({ game }: Dice): Request =>
  ofGame('GET', game, `user-${game === 'powerball' ? 'powerball' : 'megaball'}-lottery-widget/`);
const results = ({ game, age }: Dice, both: Both): Request =>
  ofGame('GET', game, `results/draws/${dateBack(both, game, age)}/`);

const players = [
  call(1, 'signs out', () => ({ method: 'POST', path: '/api/v1/user/logout/' })),
  call(1, 'deletes the account by a {isWrong} password', ({ who, isWrong }, both) =>
    post('delete/', { password: isWrong === 'wrong' ? 'Wrong-horse-1' : playerOf(both, who)?.password }),
  ),
  call(2, 'looks at the mail preference', () => ({ method: 'GET', path: '/api/v1/user/results-mails/' })),
  call(2, 'sets the mail preference to {wanted}', ({ wanted }) => ({
    ...{ method: 'PUT', path: '/api/v1/user/results-mails/', body: { wanted } },
  })),
  call(12, 'saves {numbers} for {game} {flaw}', touching.saves),
  call(8, 'changes {whose} {game} ticket {age} before the newest to {numbers} {flaw}', touching.changes),
  call(4, 'deletes {whose} {game} ticket {age} before the newest', touching.deletes),
  call(4, 'lists the {game} tickets', ({ game }) => ofGame('GET', game, 'tickets/')),
  call(8, 'asks for the {game} event code', eventCode),
  call(5, 'asks for the {game} winnings', ({ game }) => ofGame('GET', game, 'results/')),
  call(4, 'asks for the results of the {game} draw {age} before the last', results),
  call(3, 'asks for the results of {whose} {game} ticket {age} before the newest', (values, both) =>
    ofGame('GET', values.game, `results/tickets/${ticketId(both, values)}/`),
  ),
  move(3, '{who} asks for the {game} results mail again, and for the event code', async (dice, both) => {
    await keepSignedIn(both, dice.who);
    await callAs(both, dice.who, ofGame('POST', dice.game, 'resend-user-email/'));
    await callAs(both, dice.who, eventCode(dice));
  }),
];

const goOnTo = (both: Both, instant: number): void => both.moveClock(Math.max(0, instant - both.twin().now));
const nextDraw = (both: Both, game: Game): number => drawInstant(game, nextDrawDate(game, both.twin().now));

const world = [
  move(6, '{span} later {who} asks for the {game} event code', async (values, both) => {
    both.moveClock(((spans[values.span] ?? 0) * hour) / 60);
    await keepSignedIn(both, values.who);
    await callAs(both, values.who, eventCode(values));
  }),
  move(3, 'the clock goes on to {milliseconds} ms after the next {game} draw', async ({ game, milliseconds }, both) =>
    goOnTo(both, nextDraw(both, game) + milliseconds),
  ),
  move(
    7,
    '{milliseconds} ms after the next {game} draw {who} {touches} {whose} ticket {age}: {numbers} {flaw}',
    async (values, both) => {
      const held = nextDraw(both, values.game);
      goOnTo(both, held - hour / 60);
      await keepSignedIn(both, values.who);
      goOnTo(both, held + values.milliseconds);
      await callAs(both, values.who, touching[values.touches](values, both));
    },
  ),
  move(9, 'two sources report {numbers} for the last {game} draw, and {who} asks for it', async (values, both) => {
    const { game, numbers, who } = values;
    const report = { game, date: dateBack(both, game, 0), ...drawn(numbers), multiplier: null };
    for (const source of ['texas-lottery', 'ny-open-data'] as const) await both.report({ ...report, source });
    await keepSignedIn(both, who);
    await callAs(both, who, results({ ...values, age: 0 }, both));
  }),
  move(
    10,
    '{source} reports {numbers}, {mood}, multiplier {multiplier}, for the {game} draw {age} before the last',
    async ({ source, game, numbers, mood, multiplier, age }, both) => {
      const draw = { game, date: dateBack(both, game, age) };
      const shown = mood === 'or rather what is shown' ? both.twin().draws.find(isOf(draw)) : undefined;
      const { main, special } = shown ?? drawn(numbers);
      await both.report({ ...draw, source, main, special, multiplier });
      await both.call(ofGame('GET', game, 'history/'));
    },
  ),
  move(1, '{source} reports {numbers} for the next {game} draw', ({ source, game, numbers, multiplier }, both) =>
    both.report({ source, game, date: nextDrawDate(game, both.twin().now), ...drawn(numbers), multiplier }),
  ),
  move(4, 'anybody asks for the latest {game} draw', ({ game }, both) => both.call(ofGame('GET', game, 'latest'))),
  move(3, 'nothing new is heard of {game}', ({ game }, both) => both.settle(game)),
  move(7, 'the results worker runs', (_, both) => both.notify()),
  move(5, 'the mail worker runs', (_, both) => both.send()),
  move(5, 'both workers run', (_, both) => both.notify().then(both.send)),
];

const length = 200;

/** A random run, always the same for a seed; it begins with two players. */
export const movesOf = (seed: number): readonly Move[] => [
  ...['ann', 'bob'].map((name) => ({ says: `${name} joins`, does: (both: Both) => join(both, name) })),
  ...fc.sample(fc.oneof(...visitors, ...players, ...world), { seed, numRuns: length }),
];
