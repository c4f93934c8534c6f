import { assign, forwardTo, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { AccountForm } from '../src/rules/account-forms.ts';
import type { Parent } from './parent.ts';

export type ChangeAnswer = { outcome: 'accepted' | 'refused'; message: string };
/** What a form tells the account, with the server's words where it was accepted. */
export type ChangeNews =
  { type: 'change.accepted'; subject: AccountForm['subject']; notice: string } | { type: 'change.cancelled' };

export const accountChangeMachine = setup({
  types: {} as {
    input: { form: AccountForm; parent: Parent<ChangeNews> };
    context: { form: AccountForm; parent: Parent<ChangeNews>; weakness: string; errorMessage: string };
    events:
      | { type: 'form.edited'; form: AccountForm }
      | { type: 'weakness.found'; weakness: string }
      | { type: 'form.submitted' }
      | { type: 'form.cancelled' };
  },
  actors: {
    judgePassword: fromCallback<{ type: 'form.edited'; form: AccountForm }>(() => {
      throw new Error('judgePassword');
    }),
    changeAccount: fromPromise<ChangeAnswer, AccountForm>(() => Promise.reject(new Error('changeAccount'))),
  },
  actions: {
    keepForm: assign((_, params: { form: AccountForm }) => ({ form: params.form, weakness: '', errorMessage: '' })),
    askJudge: forwardTo('judgePassword'),
    keepWeakness: assign((_, params: { weakness: string }) => ({ weakness: params.weakness, errorMessage: '' })),
    say: assign((_, params: { errorMessage: string }) => ({ errorMessage: params.errorMessage })),
    sayNoAnswer: assign({ errorMessage: 'Something went wrong!' }),
    reportChange: sendTo(
      ({ context }) => context.parent,
      ({ context }, params: { notice: string }) => ({
        type: 'change.accepted' as const,
        subject: context.form.subject,
        ...params,
      }),
    ),
    reportCancellation: sendTo(({ context }) => context.parent, { type: 'change.cancelled' as const }),
  },
  guards: {
    // Rules are provided by the app, as ports are.
    isReady: (_, _params: { form: AccountForm }): boolean => {
      throw new Error('isReady');
    },
    isMismatched: (_, _params: { form: AccountForm }): boolean => {
      throw new Error('isMismatched');
    },
    wasAccepted: (_, params: ChangeAnswer) => params.outcome === 'accepted',
  },
  delays: {
    // The authenticated client gives up after 5000 ms (SE-2); the delay here also covers an answer that stalls.
    requestTimeout: 6_000,
  },
}).createMachine({
  id: 'accountChange',
  description:
    'A player changes their name, email or password, or deletes the account: one form each, which the server checks.',
  context: ({ input }) => ({ ...input, weakness: '', errorMessage: '' }),
  invoke: { id: 'judgePassword', src: 'judgePassword' },
  initial: 'filling',
  states: {
    filling: {
      description: 'The form is there, with what is known filled in.',
      initial: 'checking',
      on: {
        'form.edited': {
          target: '.checking',
          actions: [{ type: 'keepForm', params: ({ event }) => ({ form: event.form }) }, 'askJudge'],
        },
        'weakness.found': {
          target: '.weak',
          actions: { type: 'keepWeakness', params: ({ event }) => ({ weakness: event.weakness }) },
        },
        'form.cancelled': { target: 'cancelled', actions: 'reportCancellation' },
      },
      states: {
        checking: {
          description: 'The form is sorted by the rules at once.',
          always: [
            { guard: { type: 'isReady', params: ({ context }) => ({ form: context.form }) }, target: 'ready' },
            {
              guard: { type: 'isMismatched', params: ({ context }) => ({ form: context.form }) },
              target: 'mismatched',
            },
            { target: 'incomplete' },
          ],
        },
        incomplete: { description: 'A field is blank or a password rule is not met.' },
        weak: {
          description: 'The password is easy to guess, and words at its field say why: the form cannot be sent.',
        },
        mismatched: {
          description: 'Everything is there, but the two new passwords differ: sending it off only says so.',
          on: { 'form.submitted': { actions: { type: 'say', params: { errorMessage: 'Passwords do not match' } } } },
        },
        ready: {
          description: 'The form can be sent. If the server refused it, its words say why.',
          on: { 'form.submitted': { target: '#accountChange.sending' } },
        },
        unanswered: {
          description: 'No answer came, or none in time: what was typed stays and can be sent again.',
          entry: 'sayNoAnswer',
          on: { 'form.submitted': { target: '#accountChange.sending' } },
        },
      },
    },
    sending: {
      description: 'The server checks the form and does what it says; nothing brings a deleted account back.',
      tags: 'busy',
      entry: { type: 'say', params: { errorMessage: '' } },
      invoke: {
        id: 'changeAccount',
        src: 'changeAccount',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => event.output },
            target: 'accepted',
            actions: { type: 'reportChange', params: ({ event }) => ({ notice: event.output.message }) },
          },
          {
            target: 'filling.ready',
            actions: { type: 'say', params: ({ event }) => ({ errorMessage: event.output.message }) },
          },
        ],
        onError: { target: 'filling.unanswered' },
      },
      after: { requestTimeout: { target: 'filling.unanswered' } },
    },
    accepted: { type: 'final', description: 'It is done, and the account says so.' },
    cancelled: { type: 'final', description: 'Everything stays as it is.' },
  },
});
