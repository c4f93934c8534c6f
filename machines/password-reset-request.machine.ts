import { assign, fromPromise, setup } from 'xstate';
import type { ResetRequestForm } from '../src/rules/forms.ts';
import { unprovided } from './outside.ts';

export type ResetRequestAnswer = { outcome: 'accepted' } | { outcome: 'refused'; message: string };

export const passwordResetRequestMachine = setup({
  types: {} as {
    context: { form: ResetRequestForm; errorMessage: string };
    events: { type: 'form.edited'; form: ResetRequestForm } | { type: 'form.submitted' };
  },
  actors: {
    requestResetMail: fromPromise<ResetRequestAnswer, ResetRequestForm>(() => unprovided('requestResetMail')),
  },
  actions: {
    keepForm: assign((_, { form }: { form: ResetRequestForm }) => ({ form, errorMessage: '' })),
    say: assign((_, said: ResetRequestAnswer | { message: string }) => ({
      errorMessage: 'message' in said ? said.message : '',
    })),
  },
  guards: {
    isReady: (_, _params: { form: ResetRequestForm }): boolean => unprovided('isReady'),
    wasAccepted: (_, params: ResetRequestAnswer) => params.outcome === 'accepted',
  },
  delays: {
    // The plain client has no timeout of its own, and nobody watches a spinner for longer than this.
    requestTimeout: 30_000,
  },
}).createMachine({
  id: 'passwordResetRequest',
  description: 'A person who forgot the password requests an email with a link to choose a new one.',
  context: { form: { email: '' }, errorMessage: '' },
  initial: 'filling',
  states: {
    filling: {
      description: 'The person types the address; Continue works as soon as it is not blank.',
      initial: 'incomplete',
      on: { 'form.edited': { target: '.checking', actions: { type: 'keepForm', params: ({ event }) => event } } },
      states: {
        checking: {
          description: 'The rules check the edit at once.',
          always: [
            { guard: { type: 'isReady', params: ({ context }) => context }, target: 'ready' },
            { target: 'incomplete' },
          ],
        },
        incomplete: { description: 'The address is blank.' },
        ready: {
          description: 'The form can be sent.',
          on: { 'form.submitted': { target: '#passwordResetRequest.requesting' } },
        },
        unanswered: {
          description: 'The call failed or timed out: what was typed stays and can be sent again.',
          entry: { type: 'say', params: { message: 'Something went wrong!' } },
          on: { 'form.submitted': { target: '#passwordResetRequest.requesting' } },
        },
      },
    },
    requesting: {
      description: 'The server was asked; the button is busy and nothing can be sent twice.',
      tags: 'busy',
      entry: { type: 'say', params: { message: '' } },
      invoke: {
        id: 'requestResetMail',
        src: 'requestResetMail',
        input: ({ context }) => context.form,
        onDone: [
          { guard: { type: 'wasAccepted', params: ({ event }) => event.output }, target: 'mailed' },
          { target: 'filling.ready', actions: { type: 'say', params: ({ event }) => event.output } },
        ],
        onError: { target: 'filling.unanswered' },
      },
      after: { requestTimeout: { target: 'filling.unanswered' } },
    },
    mailed: { type: 'final', description: 'The person is told to check the inbox and can return to sign in.' },
  },
});
