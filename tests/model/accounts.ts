import { mismatchMessage, passwordRules } from '../../src/rules/passwords.ts';
import { answered, changed, hour, notSignedIn, refused, withMail } from './twin.ts';
import type { Body, Call, Chosen, Errors, Link, Outcome, Player, Purpose, Session, Twin } from './twin.ts';

const deadLink = 'This link is not valid any more. Ask for a new one.';
const tooCommon = 'This password is too common. Choose one that is harder to guess.';
const notAnAddress = { email: ['Enter a valid email address.'] };
const links = {
  activation: { lives: 24 * hour, path: '/user/activate' },
  reset: { lives: hour, path: '/user/password-reset' },
};
const refreshLives = 30 * 24 * hour;
const accessSeconds = 15 * 60;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The address of a body as it is stored: upper and lower case are the same (SV-2). */
const address = ({ email }: Body): string => text(email).trim().toLowerCase();
const isAddress = (value: string) => /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(value);
const isCommon = (password: unknown) => /^[^a-z]*password[^a-z]*$/i.test(text(password));
const brokenRule = (password: unknown) => passwordRules.find((rule) => !rule.holds(text(password)))?.text;

/** The errors of those fields that have one; undefined where none has. */
const errorsIn = (fields: Readonly<Record<string, string | false | undefined>>): Errors | undefined => {
  const errors = Object.entries(fields).flatMap(([field, error]) => (error ? [[field, [error]] as const] : []));
  return errors.length === 0 ? undefined : Object.fromEntries(errors);
};

const playerBy = ({ players }: Twin, email: string) => players.find((player) => player.email === email);
const withPlayer = (twin: Twin, id: string, change: Partial<Player>): Twin => ({
  ...twin,
  players: changed(twin.players, (player) => player.id === id, change),
});

/** The twin with a new link, and a mail that has it. */
const withLink = (twin: Twin, link: Omit<Link, 'until' | 'isUsed'>): Twin => {
  const { player, token, purpose } = link;
  const { lives, path } = links[purpose];
  const issued = { ...twin, links: [...twin.links, { ...link, until: twin.now + lives, isUsed: false }] };
  return withMail(issued, { player, kind: purpose, path: `${path}/${player}/${token}` });
};

const usableLink = (twin: Twin, purpose: Purpose, uid: unknown, token: unknown): Link | undefined =>
  twin.links
    .filter((link) => link.purpose === purpose && !link.isUsed && link.until > twin.now)
    .find((link) => link.token === token && link.player === uid);

/** Uses a link up; the player's other links of its kind go, and every activation that is pending. */
const withoutLink = (twin: Twin, { token, player, purpose }: Link): Twin => ({
  ...twin,
  links: changed(twin.links, (link) => link.token === token, { isUsed: true }).filter(
    (link) => link.isUsed || link.player !== player || ![purpose, 'activation'].includes(link.purpose),
  ),
});

/** Registers an address; the owner of an active account is mailed instead, and the answer is the same (SV-2). */
export const register = ({ twin, body, chosen }: Call): Outcome => {
  const { password, first_name, last_name } = body;
  const errors = errorsIn({
    password: brokenRule(password),
    password1: body['password1'] !== password && mismatchMessage,
    first_name: text(first_name).trim() === '' && 'This field may not be blank.',
    agree_to_terms: body['agree_to_terms'] !== true && 'Please agree to the Terms of Service and Privacy Policy.',
  });
  if (errors !== undefined) return refused(twin, 422, errors);
  if (!isAddress(address(body))) return refused(twin, 400, notAnAddress);
  if (isCommon(password)) return refused(twin, 400, { password: [tooCommon] });
  const signUp = { firstName: text(first_name).trim(), lastName: text(last_name).trim(), password: text(password) };
  const stranger = { id: chosen.player, email: address(body), ...signUp, isActive: false, wantsResults: true };
  const player = playerBy(twin, stranger.email) ?? stranger;
  const joined = player === stranger ? { ...twin, players: [...twin.players, stranger] } : twin;
  const mailed = player.isActive
    ? withMail(twin, { player: player.id, kind: 'known-address' })
    : withLink(joined, { player: player.id, token: chosen.link, purpose: 'activation', signUp });
  return answered(mailed, 201, { detail: 'Verification e-mail sent.' });
};

/** Activates an account as the registration of the link's own mail asked for it. */
export const activate = ({ twin, body }: Call): Outcome => {
  const link = usableLink(twin, 'activation', body['uid64'], body['token']);
  if (link === undefined) return refused(twin, 400, deadLink);
  const active = withPlayer(withoutLink(twin, link), link.player, { ...link.signUp, isActive: true });
  return answered(active, 200, { detail: 'Your email has been successfully verified.' });
};

/** Mails a reset link, where the address has an account. */
export const requestReset = ({ twin, body, chosen }: Call): Outcome => {
  if (!isAddress(address(body))) return refused(twin, 400, notAnAddress);
  const player = playerBy(twin, address(body))?.id;
  const mailed = player === undefined ? twin : withLink(twin, { player, token: chosen.link, purpose: 'reset' });
  return answered(mailed, 200, { detail: 'If the address has an account, a reset e-mail is on its way.' });
};

const withEnded = (twin: Twin, isMeant: (session: Session) => boolean): Twin => ({
  ...twin,
  sessions: changed(twin.sessions, isMeant, { hasEnded: true }),
});

/** Sets a new password by a reset link, which activates the account too, and signs out everywhere. */
export const confirmReset = ({ twin, body }: Call): Outcome => {
  const password = text(body['new_password1']);
  const mismatch = body['new_password2'] !== password && mismatchMessage;
  const errors = errorsIn({ new_password1: brokenRule(password), new_password2: mismatch });
  if (errors !== undefined) return refused(twin, 422, errors);
  if (isCommon(password)) return refused(twin, 400, tooCommon);
  const link = usableLink(twin, 'reset', body['uid'], body['token']);
  if (link === undefined) return refused(twin, 400, deadLink);
  const reset = withPlayer(withoutLink(twin, link), link.player, { password, isActive: true });
  const signedOut = withEnded(reset, ({ player }) => player === link.player);
  return answered(signedOut, 202, { detail: 'Your password has been changed successfully.' });
};

const withTokens = (twin: Twin, session: string, { refresh, access }: Chosen): Twin => {
  const ends = { until: twin.now + refreshLives, accessUntil: Math.floor(twin.now / 1000) + accessSeconds };
  return { ...twin, tokens: [...twin.tokens, { refresh, access, session, ...ends, isUsed: false }] };
};

/** Signs an active account in with its password. A session is called by its first refresh token. */
export const signIn = ({ twin, body, chosen }: Call): Outcome => {
  const player = playerBy(twin, address(body));
  if (!player?.isActive || player.password !== body['password'])
    return refused(twin, 400, 'Incorrect email or password.');
  const { id, email, firstName: first_name, lastName: last_name } = player;
  const { refresh, access } = chosen;
  const sessions = [...twin.sessions, { id: refresh, player: id, hasEnded: false }];
  const signedIn = withTokens({ ...twin, sessions }, refresh, chosen);
  return answered(signedIn, 200, { user: { id, email, first_name, last_name }, refresh, access });
};

/** The session that an access token opens; undefined for a token that has ended, or whose session has. */
export const sessionOf = (twin: Twin, access: string | undefined): Session | undefined => {
  const second = Math.floor(twin.now / 1000);
  const token = twin.tokens.find((one) => one.access === access && second < one.accessUntil);
  return twin.sessions.find(({ id, hasEnded }) => id === token?.session && !hasEnded);
};

/** Renews a session by a refresh token that was not used yet; one that was, or is too old, ends the session (SV-4). */
export const refresh = ({ twin, body, chosen }: Call): Outcome => {
  const token = twin.tokens.find((one) => one.refresh === body['refresh']);
  if (token === undefined) return notSignedIn(twin);
  if (token.isUsed || token.until <= twin.now) return notSignedIn(withEnded(twin, ({ id }) => id === token.session));
  const used = { ...twin, tokens: changed(twin.tokens, (one) => one === token, { isUsed: true }) };
  if (!twin.sessions.some(({ id, hasEnded }) => id === token.session && !hasEnded)) return notSignedIn(used);
  return answered(withTokens(used, token.session, chosen), 200, { refresh: chosen.refresh, access: chosen.access });
};

/** Ends the session of the call; the player's others go on. */
export const signOut = ({ twin, session }: Call): Outcome =>
  answered(
    withEnded(twin, ({ id }) => id === session),
    200,
    { detail: 'Signed out.' },
  );

/** Whether somebody wants results mails. */
export const preference = ({ twin, player }: Call): Outcome =>
  answered(twin, 200, { wanted: twin.players.find(({ id }) => id === player)?.wantsResults });

/** Says whether somebody wants results mails from now on. */
export const changePreference = ({ twin, player, body: { wanted } }: Call): Outcome =>
  typeof wanted === 'boolean'
    ? answered(withPlayer(twin, player, { wantsResults: wanted }), 200, { wanted })
    : refused(twin, 422, { wanted: ['Say whether results mails are wanted.'] });

/** A page behind the link of a results mail, which works without a session, and for an account that is gone. */
export const unsubscribePage =
  (title: string, change: Partial<Player> = {}) =>
  ({ twin, named }: Call): Outcome =>
    answered(withPlayer(twin, named, change), 200, title);

/** Deletes an account for its password, and everything that was stored of it (SV-13). */
export const deleteAccount = ({ twin, body, player }: Call): Outcome => {
  const owner = twin.players.find(({ id }) => id === player);
  if (owner?.password !== body['password']) return refused(twin, 400, 'Incorrect password.');
  const others = <Entry extends { readonly player: string }>(entries: readonly Entry[]) =>
    entries.filter((entry) => entry.player !== player);
  const left = {
    ...{ ...twin, players: twin.players.filter(({ id }) => id !== player), outbox: others(twin.outbox) },
    ...{ links: others(twin.links), sessions: others(twin.sessions), plays: others(twin.plays) },
    notifications: others(twin.notifications),
  };
  return answered(left, 200, { detail: 'Your account has been deleted.' });
};
