import { assign, fromPromise, setup } from 'xstate';
import type { Game } from '../src/rules/games.ts';
import type { WhatIf } from '../src/rules/what-if.ts';
import type { TypedNumbers } from '../src/rules/ticket-numbers.ts';
import { unprovided } from './outside.ts';

const blank = { numbers: ['', '', '', '', '', ''], found: null, outcome: null } as const;

export const whatIfMachine = setup({
  types: {} as {
    input: { game: Game };
    context: { game: Game; numbers: TypedNumbers; found: number | null; outcome: WhatIf | null };
    events:
      | { type: 'numbers.edited'; numbers: TypedNumbers }
      | { type: 'paste.refused'; found: number }
      | { type: 'form.submitted' }
      | { type: 'game.chosen'; game: Game };
  },
  actors: {
    checkNumbers: fromPromise<WhatIf, { game: Game; numbers: TypedNumbers }>(() => unprovided('checkNumbers')),
  },
  actions: {
    keepGame: assign((_, { game }: { game: Game }) => ({ game, ...blank })),
    keepNumbers: assign((_, { numbers }: { numbers: TypedNumbers }) => ({ numbers, found: null, outcome: null })),
    keepFound: assign((_, { found }: { found: number }) => ({ found })),
    keepOutcome: assign((_, outcome: WhatIf) => ({ outcome })),
  },
  guards: {
    isOtherGame: ({ context }, { game }: { game: Game }) => game !== context.game,
    hasBlank: (_, _params: { game: Game; numbers: TypedNumbers }): boolean => unprovided('hasBlank'),
    breaksRule: (_, _params: { game: Game; numbers: TypedNumbers }): boolean => unprovided('breaksRule'),
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    requestTimeout: 11_000,
  },
}).createMachine({
  id: 'whatIf',
  description: 'A player checks what six numbers would have won in all draws so far. None of these winnings are real.',
  context: ({ input }) => ({ game: input.game, ...blank }),
  initial: 'entering',
  on: {
    'game.chosen': {
      guard: { type: 'isOtherGame', params: ({ event }) => event },
      target: '.entering',
      actions: { type: 'keepGame', params: ({ event }) => event },
    },
  },
  states: {
    entering: {
      initial: 'incomplete',
      on: {
        'numbers.edited': { target: '.checking', actions: { type: 'keepNumbers', params: ({ event }) => event } },
        'paste.refused': {
          description:
            'A pasted text has fewer or more than six numbers; the form says how many, and what was there stays.',
          actions: { type: 'keepFound', params: ({ event }) => event },
        },
      },
      states: {
        checking: {
          description: 'The rules check the edit at once.',
          always: [
            { guard: { type: 'breaksRule', params: ({ context }) => context }, target: 'invalid' },
            { guard: { type: 'hasBlank', params: ({ context }) => context }, target: 'incomplete' },
            { target: 'complete' },
          ],
        },
        incomplete: { description: 'A box is still empty.' },
        invalid: {
          description: 'A number is outside every range that the game has had, or is repeated; the form says which.',
        },
        complete: {
          description: 'All six numbers are filled in and can be checked.',
          on: { 'form.submitted': { target: '#whatIf.checkingNumbers' } },
        },
        answered: { description: 'What the numbers would have won is shown below them until they are changed.' },
        unanswered: {
          description: 'The history could not be loaded; the person can try again.',
          on: { 'form.submitted': { target: '#whatIf.checkingNumbers' } },
        },
      },
    },
    checkingNumbers: {
      description: 'The numbers are checked against all draws.',
      tags: 'busy',
      invoke: {
        id: 'checkNumbers',
        src: 'checkNumbers',
        input: ({ context }) => ({ game: context.game, numbers: context.numbers }),
        onDone: { target: 'entering.answered', actions: { type: 'keepOutcome', params: ({ event }) => event.output } },
        onError: { target: 'entering.unanswered' },
      },
      after: { requestTimeout: { target: 'entering.unanswered' } },
    },
  },
});
