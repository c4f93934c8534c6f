import type { Game } from '../rules/games.ts';

const family: Readonly<Record<Game, string>> = { powerball: '/api/v1/powerball', megamillions: '/api/v1/lottery' };

/** The paths of the account calls (API-1 … API-6, API-21 … API-24, SE-8, AK-1, AK-4, AK-5). */
export const accountPaths = {
  login: '/api/v1/user/login/',
  register: '/api/v1/user/register/',
  resetRequest: '/api/v1/user/password/reset/',
  resetCheck: '/api/v1/user/password-reset/check/',
  resetConfirm: '/api/v1/user/password-reset/confirm/',
  activate: '/api/v1/user/activate/',
  activationResend: '/api/v1/user/activate/resend/',
  emailConfirm: '/api/v1/user/email/confirm/',
  logout: '/api/v1/user/logout/',
  refresh: '/api/v1/user/token/refresh/',
  resultsMails: '/api/v1/user/results-mails/',
  records: '/api/v1/user/records/',
  deletion: '/api/v1/user/delete/',
  profile: '/api/v1/user/profile/',
  nameChange: '/api/v1/user/name/change/',
  passwordChange: '/api/v1/user/password/change/',
  emailChange: '/api/v1/user/email/change/',
  devices: '/api/v1/user/devices/',
  device: (id: string) => `/api/v1/user/devices/${id}/`,
} as const;

/** The paths of a game's calls: `latest` has no trailing slash, all others in the specification do (API-7 … API-20). */
export const gamePaths = (game: Game) => ({
  latest: `${family[game]}/latest`,
  widget: `${family[game]}/user-${game === 'powerball' ? game : 'megaball'}-lottery-widget/`,
  tickets: `${family[game]}/tickets/`,
  ticket: (id: string) => `${family[game]}/tickets/${id}/`,
  resend: `${family[game]}/resend-user-email/`,
  history: `${family[game]}/history/`,
  historyFile: `${family[game]}/history.csv`,
  calendar: `${family[game]}/draws.ics`,
  results: `${family[game]}/results/`,
  lastResults: `${family[game]}/last-results/`,
  resultsOfDraw: (date: string) => `${family[game]}/results/draws/${date}/`,
  resultsOfTicket: (id: string) => `${family[game]}/results/tickets/${id}/`,
});

/** What the server has besides the API: a health check, the build that it serves, and the app's worker. */
export const staticPaths = { health: '/healthz', version: '/version.txt', worker: '/sw.js' } as const;
