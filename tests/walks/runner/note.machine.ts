import { assign, emit, fromPromise, setup } from 'xstate';

/** What became of a note that was to be kept. */
export type NoteAnswer = { readonly outcome: 'saved' | 'refused' };
type NoteEvent = { readonly type: 'text.edited'; readonly text: string } | { readonly type: 'form.submitted' };
type NoteNews = { readonly type: 'note.kept'; readonly where: string };

/** The parts of a chart about one note: with a port, a condition and a delay. */
const noteParts = setup({
  types: { context: {} as { readonly text: string }, events: {} as NoteEvent, emitted: {} as NoteNews, tags: 'busy' },
  actors: { saveNote: fromPromise<NoteAnswer, { readonly text: string }>(() => Promise.reject(new Error('saveNote'))) },
  actions: {
    keepText: assign((_, { text }: { readonly text: string }) => ({ text })),
    announce: emit({ type: 'note.kept', where: 'here' }),
  },
  guards: { wasSaved: (_, { outcome }: NoteAnswer) => outcome === 'saved' },
  delays: { answerTimeout: 6_000 },
});

/** A note that is written and kept: small, and sound. */
export const noteMachine = noteParts.createMachine({
  id: 'note',
  context: { text: '' },
  initial: 'writing',
  states: {
    writing: {
      on: {
        'text.edited': { actions: { type: 'keepText', params: ({ event }) => event } },
        'form.submitted': 'saving',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveNote',
        src: 'saveNote',
        input: ({ context }) => context,
        onDone: [
          { guard: { type: 'wasSaved', params: ({ event }) => event.output }, target: 'saved', actions: 'announce' },
          { target: 'refused' },
        ],
        onError: 'refused',
      },
      after: { answerTimeout: 'refused' },
    },
    refused: {
      on: {
        'text.edited': { target: 'writing', actions: { type: 'keepText', params: ({ event }) => event } },
        'form.submitted': 'saving',
      },
    },
    saved: { type: 'final' },
  },
});
