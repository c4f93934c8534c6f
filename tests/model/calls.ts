import * as accounts from './accounts.ts';
import * as draws from './draws.ts';
import * as results from './results.ts';
import * as tickets from './tickets.ts';
import { answered, notSignedIn, type Call, type Chosen, type Outcome, type Request, type Twin } from './twin.ts';

/** To a twin, which has no key, every signature is right but this one. */
export const forgedSignature = 'forged';
const forged = ({ twin }: Call) => answered(twin, 404, 'This link is not valid');

type Handlers = Readonly<Record<string, (call: Call) => Outcome>>;

/** What anybody may call; what a path names stands in braces. */
const publicCalls: Handlers = {
  'POST /api/v1/user/register/': accounts.register,
  'POST /api/v1/user/activate/': accounts.activate,
  'POST /api/v1/user/login/': accounts.signIn,
  'POST /api/v1/user/token/refresh/': accounts.refresh,
  'POST /api/v1/user/password/reset/': accounts.requestReset,
  'POST /api/v1/user/password-reset/confirm/': accounts.confirmReset,
  'GET /api/v1/{game}/latest': draws.latest,
  'GET /api/v1/{game}/history/': draws.history,
  [`(GET|POST) /unsubscribe/{user}/${forgedSignature}(/undo)?`]: forged,
  'GET /unsubscribe/{named}/{signature}': accounts.unsubscribePage('Unsubscribe from results mails?'),
  'POST /unsubscribe/{named}/{signature}': accounts.unsubscribePage('You are unsubscribed', { wantsResults: false }),
  'POST /unsubscribe/{named}/{signature}/undo': accounts.unsubscribePage('You are subscribed again', {
    wantsResults: true,
  }),
};

/** What only a player with a session may call. */
const playersCalls: Handlers = {
  'POST /api/v1/user/logout/': accounts.signOut,
  'GET /api/v1/user/results-mails/': accounts.preference,
  'PUT /api/v1/user/results-mails/': accounts.changePreference,
  'POST /api/v1/user/delete/': accounts.deleteAccount,
  'GET /api/v1/{game}/tickets/': tickets.listTickets,
  'POST /api/v1/{game}/tickets/': tickets.saveTicket,
  'PUT /api/v1/{game}/tickets/{named}/': tickets.changeTicket,
  'DELETE /api/v1/{game}/tickets/{named}/': tickets.deleteTicket,
  'GET /api/v1/{game}/user-(powerball|megaball)-lottery-widget/': results.eventCode,
  'POST /api/v1/{game}/resend-user-email/': results.resend,
  'GET /api/v1/{game}/results/': results.winnings,
  'GET /api/v1/{game}/results/draws/{named}/': results.resultsOfDraw,
  'GET /api/v1/{game}/results/tickets/{named}/': results.resultsOfTicket,
};

const patterns = Object.entries({ ...publicCalls, ...playersCalls }).map(([call, handler]) => ({
  ...{ handler, isPublic: call in publicCalls },
  pattern: new RegExp(`^${call.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** The answer to a request, with what the server chose by chance. */
export const answer = (twin: Twin, { method, path, body = {}, access }: Request, chosen: Chosen): Outcome => {
  for (const { pattern, handler, isPublic } of patterns) {
    const { groups = {} } = pattern.exec(`${method} ${path}`) ?? {};
    if (!pattern.test(`${method} ${path}`)) continue;
    const session = accounts.sessionOf(twin, access);
    if (session === undefined && !isPublic) return notSignedIn(twin);
    const { id = '', player = '' } = session ?? {};
    const game = groups['game'] === 'powerball' ? 'powerball' : 'megamillions';
    return handler({ twin, body, chosen, player, session: id, game, named: groups['named'] ?? '' });
  }
  throw new Error(`A twin knows no call ${method} ${path}`);
};
