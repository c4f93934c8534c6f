import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { Toast } from '../src/rules/toasts.ts';
import { unprovided, type Parent } from './outside.ts';
import type { ToastNews } from './toasts.machine.ts';

/** How sharing ended: by the device's own sheet, on the clipboard, or canceled by the person. */
export type SharingOutcome = 'shared' | 'copied' | 'dismissed';

export const shareMachine = setup({
  types: {} as {
    input: { parent: Parent<ToastNews> };
    context: { parent: Parent<ToastNews>; text: string; path: string };
    events: { type: 'share.requested'; text: string; path: string };
  },
  actors: {
    shareText: fromPromise<SharingOutcome, { text: string; path: string }>(() => unprovided('shareText')),
  },
  actions: {
    keepDraw: assign((_, { text, path }: { text: string; path: string }) => ({ text, path })),
    announce: sendTo(
      ({ context }) => context.parent,
      (_, { toast }: { toast: Toast }) => ({ type: 'toast.raised' as const, toast }),
    ),
  },
  guards: {
    wasCopied: (_, outcome: SharingOutcome) => outcome === 'copied',
  },
  delays: {
    // The device's sheet stays open while a person looks for someone to share with; some never report that they closed.
    sheetTimeout: 120_000,
  },
}).createMachine({
  id: 'share',
  description: 'A player shares a draw and its address: by the device’s own sheet, or as text on the clipboard.',
  context: ({ input }) => ({ parent: input.parent, text: '', path: '/' }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The draw can be shared.',
      on: {
        'share.requested': { target: 'sharing', actions: { type: 'keepDraw', params: ({ event }) => event } },
      },
    },
    sharing: {
      description: 'The sheet is open, or the text is being copied to the clipboard.',
      tags: 'busy',
      invoke: {
        id: 'shareText',
        src: 'shareText',
        input: ({ context: { text, path } }) => ({ text, path }),
        onDone: [
          {
            guard: { type: 'wasCopied', params: ({ event }) => event.output },
            target: 'resting',
            actions: {
              type: 'announce',
              params: { toast: { severity: 'success', text: 'The draw was copied. Paste it where you like.' } },
            },
          },
          { target: 'resting' },
        ],
        onError: {
          target: 'resting',
          actions: {
            type: 'announce',
            params: { toast: { severity: 'error', text: 'The draw could not be shared.' } },
          },
        },
      },
      after: { sheetTimeout: { target: 'resting' } },
    },
  },
});
