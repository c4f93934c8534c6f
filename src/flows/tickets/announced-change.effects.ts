import { fromPromise } from 'xstate';
import type { Toast } from '../../rules/toasts.ts';

/** Shows a toast, whichever screen is open by then. */
export type Announce = (toast: Toast) => void;

const noAnswer: { readonly toast: Toast } = { toast: { severity: 'error', text: 'Something went wrong!' } };

/** A change that is answered with a toast: if its screen has been left by then, `announce` shows it (TO-2). */
export const announcedChange = <Answer extends { readonly toast: Toast }, Input>(
  announce: Announce,
  change: (input: Input) => Promise<Answer>,
) =>
  fromPromise<Answer, Input>(async ({ input, signal }) => {
    const answer = change(input);
    const { toast } = await answer.catch(() => noAnswer);
    if (signal.aborted) announce(toast);
    return answer;
  });
