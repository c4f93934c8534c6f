import { assign, setup } from 'xstate';
import type { Toast } from '../src/rules/toasts.ts';

/** What any chart tells its parent to show the person. */
export type ToastNews = { type: 'toast.raised'; toast: Toast };

export const toastsMachine = setup({
  types: {} as {
    context: { toast: Toast | null };
    events: ToastNews | { type: 'toast.held' } | { type: 'toast.released' } | { type: 'toast.closed' };
  },
  actions: {
    keepToast: assign((_, { toast }: { toast: Toast }) => ({ toast })),
    dropToast: assign({ toast: null }),
  },
  delays: {
    // 3 seconds unless the toast asks for more, as the one for a resent email does (TO-2, WI-7).
    lasting: ({ context }) => context.toast?.lasting ?? 3000,
  },
}).createMachine({
  id: 'toasts',
  description: 'One message at a time in the top right corner; a newer one replaces it.',
  context: { toast: null },
  initial: 'empty',
  on: { 'toast.raised': { target: '.showing', actions: { type: 'keepToast', params: ({ event }) => event } } },
  states: {
    empty: { description: 'No message is shown.' },
    showing: {
      description: 'The message stays for its time, however often the person clicks elsewhere.',
      on: { 'toast.held': { target: 'held' }, 'toast.closed': { target: 'empty', actions: 'dropToast' } },
      after: { lasting: { target: 'empty', actions: 'dropToast' } },
    },
    held: {
      description: 'A pointer or the focus is on the message: it stays until they leave.',
      on: {
        'toast.raised': {
          description: 'The pointer or the focus is on the newer message now.',
          actions: { type: 'keepToast', params: ({ event }) => event },
        },
        'toast.released': { target: 'showing' },
        'toast.closed': { target: 'empty', actions: 'dropToast' },
      },
    },
  },
});
