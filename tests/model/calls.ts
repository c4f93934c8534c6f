import {
  activate,
  changePreference,
  confirmReset,
  deleteAccount,
  preference,
  refresh,
  register,
  requestReset,
  sessionOf,
  signIn,
  signOut,
  unsubscribePage,
} from './accounts.ts';
import { history, latest } from './draws.ts';
import { eventCode, resend, resultsOfDraw, resultsOfTicket, winnings } from './results.ts';
import { changeTicket, deleteTicket, listTickets, saveTicket } from './tickets.ts';
import { answered, notSignedIn, type Call, type Chosen, type Outcome, type Request, type Twin } from './twin.ts';

type Handler = (call: Call) => Outcome;
type Route = readonly [call: string, handler: Handler, who?: 'anybody'];

/** To a twin, which has no key, every signature is right but this one. */
export const forgedSignature = 'forged';

/** Every call, by its method and path; what a path names stands in braces. */
const routes: readonly Route[] = [
  ['POST /api/v1/user/register/', register, 'anybody'],
  ['POST /api/v1/user/activate/', activate, 'anybody'],
  ['POST /api/v1/user/login/', signIn, 'anybody'],
  ['POST /api/v1/user/token/refresh/', refresh, 'anybody'],
  ['POST /api/v1/user/password/reset/', requestReset, 'anybody'],
  ['POST /api/v1/user/password-reset/confirm/', confirmReset, 'anybody'],
  ['POST /api/v1/user/logout/', signOut],
  ['GET /api/v1/user/results-mails/', preference],
  ['PUT /api/v1/user/results-mails/', changePreference],
  ['POST /api/v1/user/delete/', deleteAccount],
  ['GET /api/v1/{game}/latest', latest, 'anybody'],
  ['GET /api/v1/{game}/history/', history, 'anybody'],
  ['GET /api/v1/{game}/tickets/', listTickets],
  ['POST /api/v1/{game}/tickets/', saveTicket],
  ['PUT /api/v1/{game}/tickets/{named}/', changeTicket],
  ['DELETE /api/v1/{game}/tickets/{named}/', deleteTicket],
  ['GET /api/v1/{game}/user-{widget}-lottery-widget/', eventCode],
  ['POST /api/v1/{game}/resend-user-email/', resend],
  ['GET /api/v1/{game}/results/', winnings],
  ['GET /api/v1/{game}/results/draws/{named}/', resultsOfDraw],
  ['GET /api/v1/{game}/results/tickets/{named}/', resultsOfTicket],
  [
    `(?:GET|POST) /unsubscribe/{any}/${forgedSignature}`,
    ({ twin }) => answered(twin, 404, 'This link is not valid'),
    'anybody',
  ],
  ['GET /unsubscribe/{named}/{any}', unsubscribePage('Unsubscribe from results mails?'), 'anybody'],
  ['POST /unsubscribe/{named}/{any}', unsubscribePage('You are unsubscribed', { wantsResults: false }), 'anybody'],
  [
    'POST /unsubscribe/{named}/{any}/undo',
    unsubscribePage('You are subscribed again', { wantsResults: true }),
    'anybody',
  ],
];

const patterns = routes.map(([call, handler, who]) => ({
  ...{ handler, who },
  pattern: new RegExp(
    `^${call.replace(/\{(\w+)\}/g, (_, name: string) => (name === 'any' ? '[^/]+' : `(?<${name}>[^/]+)`))}$`,
  ),
}));

/** The answer to a call, with what the server chose by chance. */
export const answer = (twin: Twin, { method, path, body = {}, access }: Request, chosen: Chosen): Outcome => {
  for (const { pattern, handler, who } of patterns) {
    const found = pattern.exec(`${method} ${path}`);
    if (found === null) continue;
    const session = sessionOf(twin, access);
    if (session === undefined && who !== 'anybody') return notSignedIn(twin);
    const { game, named = '' } = found.groups ?? {};
    const { id = '', player = '' } = session ?? {};
    return handler({
      ...{ twin, body, chosen, named, player, session: id },
      game: game === 'powerball' ? 'powerball' : 'megamillions',
    });
  }
  return answered(twin, 404, { error: 'There is nothing at this address.' });
};
