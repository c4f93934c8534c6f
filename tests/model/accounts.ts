import { mismatchMessage, passwordRules } from '../../src/rules/passwords.ts';
import { answered, hour, notSignedIn, queue, refused } from './twin.ts';
import type { Body, Call, Handler, Link, Player, Purpose, Session, SignUp, Twin } from './twin.ts';

const deadLink = refused(400, 'This link is not valid any more. Ask for a new one.');
const tooCommon = 'This password is too common. Choose one that is harder to guess.';
const notAnAddress = refused(400, { email: ['Enter a valid email address.'] });
const lifetime = { activation: 24 * hour, reset: hour };
const paths = { activation: '/user/activate', reset: '/user/password-reset' };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** The address of a body as it is stored: upper and lower case are the same, and what nobody sees is none of it (OT-4). */
const address = ({ email }: Body): string => text(email).replaceAll('\u200b', '').trim().toLowerCase();
const isAddress = (value: string) => /^[^@\s]+@[^@\s]+$/.test(value);
/** A password is the same in every Unicode form (OT-5). */
const secret = (value: unknown): string => text(value).normalize('NFKC');
const isCommon = (password: unknown) => /^[^a-z]*password[^a-z]*$/i.test(text(password));
const brokenRule = (password: unknown) => passwordRules.find((rule) => !rule.holds(text(password)))?.text;
/** The errors of those fields that have one; undefined where none has. */
const errorsIn = (fields: Readonly<Record<string, string | false | undefined>>) => {
  const errors = Object.entries(fields).flatMap(([field, error]) => (error ? [[field, [error]] as const] : []));
  return errors.length === 0 ? undefined : refused(422, Object.fromEntries(errors));
};

export const playerBy = ({ players }: Twin, email: string) => players.find((player) => player.email === email);

const mailLink = ({ twin, chosen }: Call, player: Player, purpose: Purpose, signUp?: SignUp): void => {
  const until = twin.now + lifetime[purpose];
  twin.links.push({ player, purpose, token: chosen.link, until, isUsed: false, ...(signUp && { signUp }) });
  queue(twin, { player, kind: purpose, path: `${paths[purpose]}/${player.id}/${chosen.link}` });
};

/** Uses a link up, and with it the player's others of its kind and every activation that is pending. */
const useLink = ({ twin, body }: Call, purpose: Purpose, uid: unknown): Link | undefined => {
  const isUsable = (link: Link) => link.purpose === purpose && !link.isUsed && link.until > twin.now;
  const link = twin.links.find((one) => isUsable(one) && one.token === body['token'] && one.player.id === uid);
  for (const one of twin.links)
    if (one.player === link?.player && [purpose, 'activation'].includes(one.purpose)) one.isUsed = true;
  return link;
};

/** Registers an address; the owner of an active account is mailed instead, and the answer is the same (SV-2). */
export const register: Handler = (call) => {
  const { twin, body, chosen } = call;
  const { first_name, last_name } = body;
  const password = secret(body['password']);
  const errors = errorsIn({
    password: brokenRule(password),
    password1: secret(body['password1']) !== password && mismatchMessage,
    first_name: text(first_name).trim() === '' && 'This field may not be blank.',
    agree_to_terms: body['agree_to_terms'] !== true && 'Please agree to the Terms of Service and Privacy Policy.',
  });
  if (errors !== undefined) return errors;
  const email = address(body);
  if (!isAddress(email)) return notAnAddress;
  if (isCommon(password)) return refused(400, { password: [tooCommon] });
  const signUp = { firstName: text(first_name).trim(), lastName: text(last_name).trim(), password };
  if (playerBy(twin, email) === undefined)
    twin.players.push({ id: chosen.player, email, ...signUp, isActive: false, wantsResults: true });
  const player = playerBy(twin, email);
  if (player?.isActive) queue(twin, { player, kind: 'known-address' });
  else if (player) mailLink(call, player, 'activation', signUp);
  return answered({ detail: 'Verification e-mail sent.' }, 201);
};

/** Whether a link that still lives has activated an account, which mail scanners do first (OT-7). */
const hasActivated = ({ links, players, now }: Twin, uid: unknown, token: unknown): boolean =>
  links.some(
    (link) =>
      link.hasActivated === true &&
      link.token === token &&
      link.player.id === uid &&
      link.until > now &&
      players.includes(link.player),
  );

/** Activates an account as the registration of the link's own mail asked for it. */
export const activate: Handler = (call) => {
  const { uid64: uid, token } = call.body;
  const link = useLink(call, 'activation', uid);
  if (link) {
    Object.assign(link.player, link.signUp, { isActive: true });
    link.hasActivated = true;
  } else if (!hasActivated(call.twin, uid, token)) return deadLink;
  return answered({ detail: 'Your email has been successfully verified.' });
};

/** Mails a reset link, where the address has an account. */
export const requestReset: Handler = (call) => {
  const email = address(call.body);
  const player = playerBy(call.twin, email);
  if (player) mailLink(call, player, 'reset');
  return isAddress(email)
    ? answered({ detail: 'If the address has an account, a reset e-mail is on its way.' })
    : notAnAddress;
};

const endSessions = ({ tokens }: Twin, player: Player): void => {
  for (const { session } of tokens) if (session.player === player) session.hasEnded = true;
};

/** Sets a new password by a reset link, which activates the account too, and signs out everywhere. */
export const confirmReset: Handler = (call) => {
  const password = secret(call.body['new_password1']);
  const mismatch = secret(call.body['new_password2']) !== password && mismatchMessage;
  const errors = errorsIn({ new_password1: brokenRule(password), new_password2: mismatch });
  if (errors !== undefined) return errors;
  if (isCommon(password)) return refused(400, tooCommon);
  const link = useLink(call, 'reset', call.body['uid']);
  if (link === undefined) return deadLink;
  Object.assign(link.player, { password, isActive: true });
  endSessions(call.twin, link.player);
  return answered({ detail: 'Your password has been changed successfully.' }, 202);
};

/** The refresh token lives for 30 days, the access token for 15 minutes (SV-4). */
const issueTokens = ({ twin, chosen: { refresh, access } }: Call, session: Session) => {
  const ends = { until: twin.now + 30 * 24 * hour, accessUntil: Math.floor(twin.now / 1000) + 15 * 60 };
  twin.tokens.push({ refresh, access, session, ...ends });
  return { refresh, access };
};

/** Signs an active account in with its password. */
export const signIn: Handler = (call) => {
  const player = playerBy(call.twin, address(call.body));
  if (!player?.isActive || player.password !== secret(call.body['password']))
    return refused(400, 'Incorrect email or password.');
  const { id, email, firstName: first_name, lastName: last_name } = player;
  const tokens = issueTokens(call, { player, hasEnded: false });
  return answered({ user: { id, email, first_name, last_name }, ...tokens });
};

/** The session that an access token opens; undefined for a token that has ended, or whose session has. */
export const sessionOf = ({ now, tokens }: Twin, access: string | undefined): Session | undefined => {
  const token = tokens.find((one) => one.access === access && Math.floor(now / 1000) < one.accessUntil);
  return token?.session.hasEnded ? undefined : token?.session;
};

/** Renews a session by a refresh token; one that was spent 30 s ago, or is too old, ends the session (OT-3). */
export const renew: Handler = (call) => {
  const token = call.twin.tokens.find((one) => one.refresh === call.body['refresh']);
  if (token === undefined) return notSignedIn;
  const { now } = call.twin;
  token.spentAt ??= now;
  if (now - token.spentAt >= 30_000 || token.until <= now) token.session.hasEnded = true;
  return token.session.hasEnded ? notSignedIn : answered(issueTokens(call, token.session));
};

/** Ends the session of the call; the player's others go on. */
export const signOut: Handler = ({ session }) => {
  session.hasEnded = true;
  return answered({ detail: 'Signed out.' });
};

/** Whether somebody wants results mails. */
export const preference: Handler = ({ player }) => answered({ wanted: player.wantsResults });

/** Says whether somebody wants results mails from now on. */
export const changePreference: Handler = ({ player, body: { wanted } }) => {
  if (typeof wanted !== 'boolean') return refused(422, { wanted: ['Say whether results mails are wanted.'] });
  player.wantsResults = wanted;
  return answered({ wanted });
};

/** A page behind the link of a results mail, which works without a session, and for an account that is gone. */
export const unsubscribePage =
  (title: string, wantsResults?: boolean): Handler =>
  ({ twin: { players }, named }) => {
    const player = players.find(({ id }) => id === named);
    if (player && wantsResults !== undefined) player.wantsResults = wantsResults;
    return answered(title);
  };

/** Deletes an account for its password, and everything that was stored of it (SV-13). */
export const deleteAccount: Handler = ({ twin, body, player }) => {
  if (player.password !== secret(body['password'])) return refused(400, 'Incorrect password.');
  const isOthers = (entry: { readonly player: Player }) => entry.player !== player;
  endSessions(twin, player);
  for (const link of twin.links) link.isUsed ||= !isOthers(link);
  twin.players = twin.players.filter((one) => one !== player);
  twin.plays = twin.plays.filter(isOthers);
  twin.outbox = twin.outbox.filter(isOthers);
  twin.notifications = twin.notifications.filter(isOthers);
  return answered({ detail: 'Your account has been deleted.' });
};
