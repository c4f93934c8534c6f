import { mismatchMessage, passwordRules } from '../../src/rules/passwords.ts';
import {
  answered,
  changed,
  hour,
  notSignedIn,
  refused,
  withMail,
  type Body,
  type Call,
  type Chosen,
  type Link,
  type Outcome,
  type Player,
  type Twin,
} from './twin.ts';

const deadLink = 'This link is not valid any more. Ask for a new one.';
const tooCommon = 'This password is too common. Choose one that is harder to guess.';
const linkLives: Readonly<Record<Link['purpose'], number>> = { activation: 24 * hour, reset: hour };
const linkPaths: Readonly<Record<Link['purpose'], string>> = {
  activation: '/user/activate',
  reset: '/user/password-reset',
};
const refreshLives = 30 * 24 * hour;
const accessLivesSeconds = 15 * 60;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The address of a body as it is stored: addresses are the same in upper and lower case (SV-2). */
const address = ({ email }: Body): string => text(email).trim().toLowerCase();

type Errors = Readonly<Record<string, readonly string[]>>;
const notAnAddress = 'Enter a valid email address.';
const isAddress = (value: string) => /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(value);
const brokenRule = (password: unknown) => passwordRules.find((rule) => !rule.holds(text(password)))?.text;
const isCommon = (password: unknown) => /^[^a-z]*password[^a-z]*$/i.test(text(password));

const noteworthy = (errors: Readonly<Record<string, string | false | undefined>>): Errors | undefined => {
  const found = Object.entries(errors).flatMap(([field, error]) => (error ? [[field, [error]] as const] : []));
  return found.length === 0 ? undefined : Object.fromEntries(found);
};
const registrationErrors = (body: Body): Errors | undefined =>
  noteworthy({
    password: brokenRule(body['password']),
    password1: body['password'] !== body['password1'] && mismatchMessage,
    first_name: text(body['first_name']).trim() === '' && 'This field may not be blank.',
    agree_to_terms: body['agree_to_terms'] !== true && 'Please agree to the Terms of Service and Privacy Policy.',
  });

const playerOf = ({ players }: Twin, email: string): Player | undefined =>
  players.find((player) => player.email === email);

/** The twin with a new link, and a mail that has it. */
const withLink = (twin: Twin, link: Pick<Link, 'player' | 'token' | 'purpose' | 'signUp'>): Twin => {
  const { player, token, purpose } = link;
  const links = [...twin.links, { ...link, until: twin.now + linkLives[purpose], isUsed: false }];
  return withMail({ ...twin, links }, { player, kind: purpose, path: `${linkPaths[purpose]}/${player}/${token}` });
};

/** Registers an address; the owner of an active account is mailed instead, and the answer is the same (SV-2). */
export const register = ({ twin, body, chosen }: Call): Outcome => {
  const errors = registrationErrors(body);
  if (errors !== undefined) return refused(twin, 422, errors);
  if (!isAddress(address(body))) return refused(twin, 400, { email: [notAnAddress] });
  if (isCommon(body['password'])) return refused(twin, 400, { password: [tooCommon] });
  const signUp = {
    firstName: text(body['first_name']).trim(),
    lastName: text(body['last_name']).trim(),
    password: text(body['password']),
  };
  const known = playerOf(twin, address(body));
  const stranger = { id: chosen.player, email: address(body), ...signUp, isActive: false, wantsResults: true };
  const joined = known === undefined ? { ...twin, players: [...twin.players, stranger] } : twin;
  const mailed = known?.isActive
    ? withMail(twin, { player: known.id, kind: 'known-address' })
    : withLink(joined, { player: (known ?? stranger).id, token: chosen.link, purpose: 'activation', signUp });
  return answered(mailed, 201, { detail: 'Verification e-mail sent.' });
};

const usableLink = ({ links, now }: Twin, purpose: Link['purpose'], uid: unknown, token: unknown): Link | undefined =>
  links.find(
    (link) =>
      link.token === token && link.player === uid && link.purpose === purpose && !link.isUsed && link.until > now,
  );

/** Uses a link up; the owner's other links of its kind go, and every activation that is pending. */
const withoutLink = (twin: Twin, { token, player, purpose }: Link): Twin => ({
  ...twin,
  links: changed(twin.links, (link) => link.token === token, { isUsed: true }).filter(
    (link) => link.isUsed || link.player !== player || ![purpose, 'activation'].includes(link.purpose),
  ),
});

const withPlayer = (twin: Twin, id: string, change: Partial<Player>): Twin => ({
  ...twin,
  players: changed(twin.players, (player) => player.id === id, change),
});

/** Activates an account as the registration of the link's own mail asked for it. */
export const activate = ({ twin, body }: Call): Outcome => {
  const link = usableLink(twin, 'activation', body['uid64'], body['token']);
  if (link === undefined) return refused(twin, 400, deadLink);
  const active = withPlayer(withoutLink(twin, link), link.player, { ...link.signUp, isActive: true });
  return answered(active, 200, { detail: 'Your email has been successfully verified.' });
};

/** Mails a reset link, where the address has an account. */
export const requestReset = ({ twin, body, chosen }: Call): Outcome => {
  if (!isAddress(address(body))) return refused(twin, 400, { email: [notAnAddress] });
  const player = playerOf(twin, address(body));
  const mailed = player && withLink(twin, { player: player.id, token: chosen.link, purpose: 'reset' });
  return answered(mailed ?? twin, 200, { detail: 'If the address has an account, a reset e-mail is on its way.' });
};

const withoutSessions = (twin: Twin, which: Partial<Twin['sessions'][number]>): Twin => ({
  ...twin,
  sessions: changed(twin.sessions, ({ id, player }) => id === which.id || player === which.player, { hasEnded: true }),
});

/** Sets a new password by a reset link, which activates the account too, and signs out everywhere. */
export const confirmReset = ({ twin, body }: Call): Outcome => {
  const password = text(body['new_password1']);
  const errors = noteworthy({
    new_password1: brokenRule(password),
    new_password2: body['new_password2'] !== password && mismatchMessage,
  });
  if (errors !== undefined) return refused(twin, 422, errors);
  if (isCommon(password)) return refused(twin, 400, tooCommon);
  const link = usableLink(twin, 'reset', body['uid'], body['token']);
  if (link === undefined) return refused(twin, 400, deadLink);
  const reset = withPlayer(withoutLink(twin, link), link.player, { password, isActive: true });
  const detail = 'Your password has been changed successfully.';
  return answered(withoutSessions(reset, { player: link.player }), 202, { detail });
};

const withTokens = (twin: Twin, session: string, { refresh, access }: Chosen): Twin => ({
  ...twin,
  refreshTokens: [...twin.refreshTokens, { refresh, session, until: twin.now + refreshLives, isUsed: false }],
  accessTokens: [
    ...twin.accessTokens,
    { access, session, untilSecond: Math.floor(twin.now / 1000) + accessLivesSeconds },
  ],
});

/** Signs an active account in with its password. A session has the name of its first refresh token. */
export const signIn = ({ twin, body, chosen }: Call): Outcome => {
  const player = playerOf(twin, address(body));
  if (!player?.isActive || player.password !== body['password'])
    return refused(twin, 400, 'Incorrect email or password.');
  const session = { id: chosen.refresh, player: player.id, hasEnded: false };
  const signedIn = withTokens({ ...twin, sessions: [...twin.sessions, session] }, session.id, chosen);
  const { id, email, firstName: first_name, lastName: last_name } = player;
  const { refresh, access } = chosen;
  return answered(signedIn, 200, { user: { id, email, first_name, last_name }, refresh, access });
};

/** The session that an access token opens; undefined for a token that has ended, or whose session has. */
export const sessionOf = (twin: Twin, access: string | undefined): Twin['sessions'][number] | undefined => {
  const second = Math.floor(twin.now / 1000);
  const token = twin.accessTokens.findLast((one) => one.access === access && second < one.untilSecond);
  return twin.sessions.find(({ id, hasEnded }) => id === token?.session && !hasEnded);
};

/** Renews a session with a refresh token that was not used yet; one that was, or is too old, ends the session (SV-4). */
export const refresh = ({ twin, body, chosen }: Call): Outcome => {
  const token = twin.refreshTokens.find((one) => one.refresh === body['refresh']);
  if (token === undefined) return notSignedIn(twin);
  if (token.isUsed || token.until <= twin.now) return notSignedIn(withoutSessions(twin, { id: token.session }));
  const refreshTokens = changed(twin.refreshTokens, (one) => one === token, { isUsed: true });
  const isOpen = twin.sessions.some(({ id, hasEnded }) => id === token.session && !hasEnded);
  if (!isOpen) return notSignedIn({ ...twin, refreshTokens });
  const renewed = withTokens({ ...twin, refreshTokens }, token.session, chosen);
  return answered(renewed, 200, { refresh: chosen.refresh, access: chosen.access });
};

/** Ends the session of the call; the player's others go on. */
export const signOut = ({ twin, session }: Call): Outcome =>
  answered(withoutSessions(twin, { id: session }), 200, { detail: 'Signed out.' });

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
  const isOthers = (entry: { readonly player: string }) => entry.player !== player;
  const left = {
    ...twin,
    players: twin.players.filter(({ id }) => id !== player),
    links: twin.links.filter(isOthers),
    sessions: twin.sessions.filter(isOthers),
    plays: twin.plays.filter(isOthers),
    notifications: twin.notifications.filter(isOthers),
    outbox: twin.outbox.filter(isOthers),
  };
  return answered(left, 200, { detail: 'Your account has been deleted.' });
};
