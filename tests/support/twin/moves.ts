import fc from 'fast-check';
import { unsubscribePathOf } from '../../../server/mail/unsubscribe.ts';
import { daysFrom, drawInstant, lastDrawDate, nextDrawDate } from '../../../src/rules/draw-times.ts';
import type { Game } from '../../../src/rules/games.ts';
import { sessionOf } from '../../model/accounts.ts';
import { forgedSignature } from '../../model/calls.ts';
import { hour, isOf, type Body, type Numbers, type Request, type Source } from '../../model/twin.ts';
import { signingKey } from '../server.ts';
import type { Both } from './both.ts';

/** One step of a random run: what happens in words, and how to make it happen to the server and its twin. */
export type Move = { readonly says: string; readonly does: (both: Both) => Promise<unknown> };
type Kind = { readonly weight: number; readonly arbitrary: fc.Arbitrary<Move> };

const move = <Given>(
  weight: number,
  given: { [Name in keyof Given]: fc.Arbitrary<Given[Name]> },
  says: (given: Given) => string,
  does: (given: Given, both: Both) => Promise<unknown>,
): Kind => ({
  weight,
  arbitrary: fc.record<Given>(given).map((one) => ({ says: says(one), does: (both) => does(one, both) })),
});

/** One of some values; the first comes as often as all others together. */
const mostly = <Value>(first: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof(fc.constant(first), fc.constantFrom(...others));

const who = mostly('ann', 'ann', 'bob', 'cas');
const game = fc.constantFrom<Game>('powerball', 'powerball', 'megamillions');
const main = fc.constantFrom(
  ...[
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 6],
    [1, 2, 3, 40, 50],
    [1, 7, 8, 9, 10],
    [6, 7, 8, 9, 10],
    [20, 30, 40, 50, 60],
  ],
);
const special = fc.constantFrom(1, 1, 2, 3, 25);
const numbers: fc.Arbitrary<Numbers> = fc.record({ main, special });
/** How far back from the newest of several things: the newest mostly. */
const age = mostly(0, 0, 0, 1, 2, 5);

const emailOf = (name: string) => `${name}@example.org`;
const idOf = (both: Both, name: string) => both.twin().players.find(({ email }) => email === emailOf(name))?.id;
const passwordOf = (both: Both, name: string) =>
  both.twin().players.find(({ email }) => email === emailOf(name))?.password ?? 'Nobody-yet-1';
const textOf = ({ main: five, special: last }: Numbers) => `${five.join(' ')} + ${last}`;
const noId = '00000000-0000-4000-8000-000000000000';
const at = <Item>(list: readonly Item[], index: number): Item | undefined => list[Math.min(index, list.length - 1)];
const aged = (thing: string, index: number) => (index === 0 ? thing : `${thing} (${index} before the newest)`);

const registration = {
  ...{ password: 'Correct-horse-1', password1: 'Correct-horse-1', first_name: 'Ada', last_name: 'Byron' },
  ...{ consent_to_updates: true, agree_to_terms: true },
};
const registrations: readonly (readonly [how: string, change: Body])[] = [
  ['with a name of three parts', { first_name: ' Ann Mary ' }],
  ['with another password', { password: 'Battery-staple-2', password1: 'Battery-staple-2' }],
  ['with two passwords that differ', { password1: 'Correct-horse-2' }],
  ['with a weak password', { password: 'correct-horse', password1: 'correct-horse' }],
  ['with a common password', { password: 'Password1!', password1: 'Password1!' }],
  ['without a name', { first_name: ' ' }],
  ['without agreeing to the terms', { agree_to_terms: false }],
  ['with no address', { email: 'nobody' }],
];

const post = (path: string, body: Body): Request => ({ method: 'POST', path: `/api/v1/user/${path}`, body });
const rightSignIn = (both: Both, name: string): Request =>
  post('login/', { email: emailOf(name), password: passwordOf(both, name) });

/** The way of a new player to a session of their own. */
const joining = (name: string): readonly Move[] => [
  {
    says: `${name} registers`,
    does: (both) => both.call(post('register/', { email: emailOf(name), ...registration })),
  },
  { says: 'the mail worker runs', does: (both) => both.send() },
  {
    says: `${name} activates the account`,
    does: (both) => {
      const { uid, token } = both.links('activate', idOf(both, name))[0] ?? { uid: noId, token: '' };
      return both.call(post('activate/', { uid64: uid, token }));
    },
  },
  { says: `${name} signs in`, does: (both) => both.callForTokens(emailOf(name), rightSignIn(both, name)) },
];

const visitors: readonly Kind[] = [
  move(
    4,
    { who },
    ({ who }) => `${who} registers, gets the mail, activates and signs in`,
    async ({ who }, both) => {
      for (const { does } of joining(who)) await does(both);
    },
  ),
  move(
    4,
    { who, how: mostly(['', {}] as const, ...registrations) },
    ({ who, how }) => `${who} registers ${how[0]}`.trim(),
    ({ who, how }, both) => both.call(post('register/', { email: emailOf(who), ...registration, ...how[1] })),
  ),
  move(
    4,
    { who, age, purpose: mostly('activate', 'password-reset'), uid: mostly('own', 'nobody’s') },
    ({ who, age, purpose, uid }) => `${who} activates by ${aged(`their ${purpose} link`, age)}, with ${uid} id`,
    ({ who, age, purpose, uid }, both) => {
      const link = at(both.links(purpose, idOf(both, who)), age);
      return both.call(
        post('activate/', { uid64: uid === 'own' ? (link?.uid ?? noId) : noId, token: link?.token ?? 'none' }),
      );
    },
  ),
  move(
    3,
    { who, how: mostly('the right', 'a wrong') },
    ({ who, how }) => `${who} signs in with ${how} password`,
    ({ who, how }, both) => {
      const password = how === 'a wrong' ? 'Wrong-horse-1' : passwordOf(both, who);
      return both.callForTokens(emailOf(who), post('login/', { email: emailOf(who).toUpperCase(), password }));
    },
  ),
  move(
    3,
    { who, age },
    ({ who, age }) => `${who} renews the session with ${aged('their refresh token', age)}`,
    ({ who, age }, both) =>
      both.callForTokens(
        emailOf(who),
        post('token/refresh/', { refresh: at(both.tokens(emailOf(who)), age)?.refresh ?? 'none' }),
      ),
  ),
  move(
    2,
    { who: mostly('ann', 'bob', 'cas', 'a stranger', 'nobody at all') },
    ({ who }) => `${who} asks for a reset mail`,
    ({ who }, both) => both.call(post('password/reset/', { email: who.includes(' ') ? who : emailOf(who) })),
  ),
  move(
    3,
    {
      ...{ who, age, purpose: mostly('password-reset', 'activate') },
      password: mostly('Correct-horse-1', 'Battery-staple-2', 'weak', 'Password1!'),
      repeated: mostly('the same', 'another'),
    },
    ({ who, age, purpose, password, repeated }) =>
      `${who} sets the password ${password} by ${aged(`their ${purpose} link`, age)}, repeating ${repeated}`,
    ({ who, age, purpose, password, repeated }, both) => {
      const { uid, token } = at(both.links(purpose, idOf(both, who)), age) ?? { uid: noId, token: 'none' };
      const new_password2 = repeated === 'the same' ? password : 'Another-one-3';
      return both.call(post('password-reset/confirm/', { uid, token, new_password1: password, new_password2 }));
    },
  ),
  move(
    2,
    { who, does: mostly('opens', 'uses', 'undoes'), link: mostly('the', 'a forged') },
    ({ who, does, link }) => `${who} ${does} ${link} unsubscribe link`,
    ({ who, does, link }, both) => {
      const [, , user = '', signature = ''] = unsubscribePathOf(idOf(both, who) ?? noId, { signingKey }).split('/');
      const path = `/unsubscribe/${user}/${link === 'the' ? signature : forgedSignature}`;
      if (does === 'opens') return both.call({ method: 'GET', path });
      return both.call({ method: 'POST', path: does === 'uses' || link !== 'the' ? path : `${path}/undo` });
    },
  ),
];

const familyOf = { powerball: 'powerball', megamillions: 'lottery' } as const;
const widgetOf = { powerball: 'user-powerball-lottery-widget', megamillions: 'user-megaball-lottery-widget' } as const;

/** Has somebody signed in, as the app does: an ended access token is renewed, and after an ended session they sign in. */
const keepSignedIn = async (both: Both, name: string): Promise<void> => {
  const isOpen = () => sessionOf(both.twin(), both.tokens(emailOf(name))[0]?.access) !== undefined;
  const refresh = both.tokens(emailOf(name))[0]?.refresh;
  if (!isOpen() && refresh !== undefined) await both.callForTokens(emailOf(name), post('token/refresh/', { refresh }));
  if (!isOpen()) await both.callForTokens(emailOf(name), rightSignIn(both, name));
};

/** A call of a player, who is signed in mostly; else with the tokens that are there, or with older ones. */
const signedIn = <Given>(
  weight: number,
  given: { [Name in keyof Given]: fc.Arbitrary<Given[Name]> },
  says: (given: Given & { readonly who: string }) => string,
  request: (given: Given & { readonly who: string }, both: Both) => Request,
): Kind =>
  move<{ who: string; tokens: 'good' | 'newest' | 'older'; given: Given }>(
    weight,
    { who, tokens: mostly('good', 'good', 'good', 'newest', 'older'), given: fc.record<Given>(given) },
    ({ who, tokens, given }) => `${says({ ...given, who })}${tokens === 'good' ? '' : `, with their ${tokens} tokens`}`,
    async ({ who, tokens, given }, both) => {
      if (tokens === 'good') await keepSignedIn(both, who);
      const access = at(both.tokens(emailOf(who)), tokens === 'older' ? 1 : 0)?.access;
      return both.call({ ...request({ ...given, who }, both), ...(access !== undefined && { access }) });
    },
  );

const fields = ['first_number', 'second_number', 'third_number', 'fourth_number', 'fifth_number'];
const ticketOf = (game: Game, { main, special }: Numbers, flaw: string): Body => ({
  ...Object.fromEntries(fields.map((field, index) => [field, main[index]])),
  ...(flaw === 'a number too high' && { third_number: 71 }),
  ...(flaw === 'a number twice' && { third_number: main[0] }),
  ...(flaw === 'a number as text' && { fifth_number: null }),
  [game === 'powerball' ? 'power_ball' : 'mega_ball']: flaw === 'no special ball' ? 0 : special,
});
const flaw = mostly('none', 'none', 'none', 'a number too high', 'a number twice', 'no special ball');
const flawed = (text: string) => (text === 'none' ? '' : `, with ${text}`);

/** The id of a ticket that somebody saved, standing or deleted; nobody's where there is none. */
const ticketId = (both: Both, name: string, index: number): string => {
  const own = both.twin().plays.filter(({ player }) => player === idOf(both, name));
  return at([...new Set(own.map(({ ticket }) => ticket))].toReversed(), index) ?? noId;
};
/** The date of a draw that was held, so many before the last. */
const dateBack = (both: Both, game: Game, back: number): string => {
  let date = lastDrawDate(game, both.twin().now);
  for (let left = back; left > 0; left -= 1) date = lastDrawDate(game, drawInstant(game, date) - 1);
  return date;
};

const family = (method: Request['method'], game: Game, path: string): Request => ({
  method,
  path: `/api/v1/${familyOf[game]}/${path}`,
});

const players: readonly Kind[] = [
  signedIn(
    1,
    {},
    ({ who }) => `${who} signs out`,
    () => ({ method: 'POST', path: '/api/v1/user/logout/' }),
  ),
  signedIn(
    2,
    {},
    ({ who }) => `${who} looks at the mail preference`,
    () => ({ method: 'GET', path: '/api/v1/user/results-mails/' }),
  ),
  signedIn(
    2,
    { wanted: fc.constantFrom(true, true, false, 'yes') },
    ({ who, wanted }) => `${who} sets the mail preference to ${wanted}`,
    ({ wanted }) => ({ method: 'PUT', path: '/api/v1/user/results-mails/', body: { wanted } }),
  ),
  signedIn(
    1,
    { how: mostly('a wrong', 'a wrong', 'a wrong', 'the right') },
    ({ who, how }) => `${who} deletes the account with ${how} password`,
    ({ who, how }, both) =>
      post('delete/', { password: how === 'the right' ? passwordOf(both, who) : 'Wrong-horse-1' }),
  ),
  signedIn(
    12,
    { game, numbers, flaw },
    ({ who, game, numbers, flaw }) => `${who} saves ${textOf(numbers)} for ${game}${flawed(flaw)}`,
    ({ game, numbers, flaw }) => ({ ...family('POST', game, 'tickets/'), body: ticketOf(game, numbers, flaw) }),
  ),
  signedIn(
    7,
    { game, numbers, flaw, age, whose: mostly('own', 'bob') },
    ({ who, game, numbers, flaw, age, whose }) =>
      `${who} changes ${aged(`${whose} ${game} ticket`, age)} to ${textOf(numbers)}${flawed(flaw)}`,
    ({ who, game, numbers, flaw, age, whose }, both) => ({
      ...family('PUT', game, `tickets/${ticketId(both, whose === 'own' ? who : whose, age)}/`),
      body: ticketOf(game, numbers, flaw),
    }),
  ),
  signedIn(
    3,
    { game, age, whose: mostly('own', 'bob') },
    ({ who, game, age, whose }) => `${who} deletes ${aged(`${whose} ${game} ticket`, age)}`,
    ({ who, game, age, whose }, both) =>
      family('DELETE', game, `tickets/${ticketId(both, whose === 'own' ? who : whose, age)}/`),
  ),
  signedIn(
    4,
    { game },
    ({ who, game }) => `${who} lists their ${game} tickets`,
    ({ game }) => family('GET', game, 'tickets/'),
  ),
  signedIn(
    10,
    { game },
    ({ who, game }) => `${who} asks for the ${game} event code`,
    ({ game }) => family('GET', game, `${widgetOf[game]}/`),
  ),
  signedIn(
    4,
    { game },
    ({ who, game }) => `${who} asks for the ${game} winnings`,
    ({ game }) => family('GET', game, 'results/'),
  ),
  signedIn(
    4,
    { game, age },
    ({ who, game, age }) => `${who} asks what they won in ${aged(`the last ${game} draw`, age)}`,
    ({ game, age }, both) => family('GET', game, `results/draws/${dateBack(both, game, age)}/`),
  ),
  signedIn(
    2,
    { game, age },
    ({ who, game, age }) => `${who} asks what ${aged(`their ${game} ticket`, age)} won`,
    ({ who, game, age }, both) => family('GET', game, `results/tickets/${ticketId(both, who, age)}/`),
  ),
  signedIn(
    3,
    { game },
    ({ who, game }) => `${who} asks for the ${game} results mail again`,
    ({ game }) => family('POST', game, 'resend-user-email/'),
  ),
];

const source = fc.constantFrom<Source>('texas-lottery', 'ny-lottery', 'ny-open-data', 'texas-lottery', 'operator');
const multiplier = fc.constantFrom(null, null, 2, 3);
const spans = { 'a minute': 1, 'a quarter of an hour': 15, 'an hour': 60, 'twelve hours': 720 };
const longSpans = { 'a day': 1440, 'two days': 2880, 'a month': 44_640 };
const span = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...Object.entries(spans)) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.entries(longSpans)) },
);

const world: readonly Kind[] = [
  move(
    6,
    { span },
    ({ span: [name] }) => `${name} passes`,
    ({ span: [, minutes] }, both) => Promise.resolve(both.moveClock((minutes * hour) / 60)),
  ),
  move(
    5,
    { game, offset: fc.constantFrom(-1, 0, 1, hour) },
    ({ game, offset }) => `the clock goes on to the next ${game} draw, ${offset} ms after it`,
    ({ game, offset }, both) => {
      const { now } = both.twin();
      const next = drawInstant(game, nextDrawDate(game, now)) + offset;
      return Promise.resolve(next > now && both.moveClock(next - now));
    },
  ),
  move(
    8,
    { game, numbers },
    ({ game, numbers }) => `two sources report ${textOf(numbers)} for the last ${game} draw`,
    async ({ game, numbers }, both) => {
      const report = { game, date: dateBack(both, game, 0), ...numbers, multiplier: null };
      await both.report({ ...report, source: 'texas-lottery' });
      await both.report({ ...report, source: 'ny-open-data' });
      await both.call(family('GET', game, 'history/'));
    },
  ),
  move(
    10,
    {
      source,
      game,
      numbers,
      multiplier,
      age: mostly(0, 0, 0, 0, 1),
      agrees: fc.boolean(),
      jackpot: mostly(0, 0, 120, 633),
    },
    ({ source, game, numbers, multiplier, age, agrees, jackpot }) =>
      `${source} reports ${agrees ? 'what is shown, or else ' : ''}${textOf(numbers)}, multiplier ${multiplier}, ` +
      `for ${aged(`the last ${game} draw`, age)}${jackpot === 0 ? '' : `, and $${jackpot} Million for the next`}`,
    async ({ source, game, numbers, multiplier, age, agrees, jackpot }, both) => {
      const next = { game, date: nextDrawDate(game, both.twin().now) };
      const draw = { game, date: dateBack(both, game, age) };
      const { main, special } = (agrees ? both.twin().draws.find(isOf(draw)) : undefined) ?? numbers;
      const announced = jackpot === 0 ? undefined : { ...next, dollars: jackpot * 1_000_000 };
      await both.report({ ...draw, source, main, special, multiplier }, announced);
      await both.call(family('GET', game, 'history/'));
    },
  ),
  move(
    1,
    { source, game, days: fc.constantFrom(0, 1) },
    ({ source, game, days }) => `${source} reports a ${game} draw that cannot be, ${days} days after the next`,
    async ({ source, game, days }, both) => {
      const date = daysFrom(nextDrawDate(game, both.twin().now), days);
      await both.report({ source, game, date, main: [1, 2, 3, 4, 5], special: 1, multiplier: null });
    },
  ),
  move(
    4,
    { game },
    ({ game }) => `anybody asks for the latest ${game} draw`,
    ({ game }, both) => both.call(family('GET', game, 'latest')),
  ),
  move(
    3,
    { game },
    ({ game }) => `nothing new is heard of ${game}`,
    ({ game }, both) => both.settle(game),
  ),
  move(
    8,
    {},
    () => 'the results worker runs',
    (_, both) => both.notify(),
  ),
  move(
    8,
    {},
    () => 'the mail worker runs',
    (_, both) => both.send(),
  ),
];

/** A random run, always the same for a seed. */
export const movesOf = (seed: number, length: number): readonly Move[] => {
  const [run = []] = fc.sample(
    fc.array(fc.oneof(...visitors, ...players, ...world), { minLength: length, maxLength: length }),
    { seed, numRuns: 1 },
  );
  return [...joining('ann'), ...joining('bob'), ...run];
};
