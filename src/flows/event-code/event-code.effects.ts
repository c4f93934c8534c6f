import { gamePaths } from '../../protocol/paths.ts';
import { resendAnswer, widgetAnswer } from '../../protocol/tickets.ts';
import type { Game } from '../../rules/games.ts';
import type { Toast } from '../../rules/toasts.ts';
import type { AuthenticatedClient } from '../../client/authenticated-client.ts';

/** The event code of a game for this player (API-9, API-10). */
export const askEventCode =
  (client: AuthenticatedClient) =>
  async ({ game }: { game: Game }): Promise<number> =>
    (await client.get(gamePaths(game).widget, widgetAnswer)).event_code;

const sent: Toast = {
  severity: 'success',
  text: "Your email has been successfully sent! Please check your inbox for your lottery results. If you still don't receive it, be sure to check your spam folder or try again.",
  lasting: 5000,
};
const notSent = (text = 'Something went wrong!'): Toast => ({ severity: 'error', text, lasting: 5000 });

/**
 * Asks for the last results email again; the message is its success, or why it failed (API-19, API-20, WI-7, OT-13).
 */
export const resendResults =
  (client: AuthenticatedClient) =>
  async ({ game }: { game: Game }): Promise<Toast> => {
    const answer = await client.post(gamePaths(game).resend, resendAnswer);
    if ('isRefused' in answer) return notSent(answer.message);
    return answer.detail ? sent : notSent();
  };

/** Tells when the page becomes visible again (WI-8). Returns what ends the watch. */
export const followVisibility = (tell: () => void) => {
  const look = () => {
    if (document.visibilityState === 'visible') tell();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
};
