import { fromPromise } from 'xstate';
import { gamePaths } from '../../protocol/paths.ts';
import { resendAnswer, widgetAnswer } from '../../protocol/tickets.ts';
import type { Game } from '../../rules/games.ts';
import type { Toast } from '../../rules/toasts.ts';
import { errorAnswer, type AuthenticatedClient, type ErrorAnswer } from '../../client/calls.ts';

/** The event code of a game for this player (API-9, API-10). */
export const askEventCode = (client: AuthenticatedClient) =>
  fromPromise<number, { game: Game }>(
    async ({ input: { game } }) => (await client.get(gamePaths(game).widget, widgetAnswer)).event_code,
  );

const sent: Toast = {
  severity: 'success',
  text:
    'Your email has been successfully sent! Please check your inbox for your lottery results. ' +
    "If you still don't receive it, be sure to check your spam folder or try again.",
  lasting: 5000,
};
const notSent = ({ message: text }: ErrorAnswer): Toast => ({ severity: 'error', text, lasting: 5000 });

/** Requests the last results email again; resolves to a toast that says how that went (API-19, API-20, WI-7, OT-13). */
export const resendResults = (client: AuthenticatedClient) =>
  fromPromise<Toast, { game: Game }>(async ({ input: { game } }) => {
    const answer = await client.post(gamePaths(game).resend, resendAnswer);
    if ('outcome' in answer) return notSent(answer);
    return answer.detail ? sent : notSent(errorAnswer(answer));
  });
