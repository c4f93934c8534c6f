import { assign, forwardTo, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { AccountForm } from '../src/rules/account-forms.ts';
import { unprovided, type Parent } from './outside.ts';

/** `field` is the one that was refused, as the server calls it. */
export type ChangeAnswer = { outcome: 'accepted' | 'refused'; message: string; field?: string };
/** What a form tells the account: what was sent, with the server's message if it was accepted. */
export type ChangeNews = { type: 'change.accepted'; form: AccountForm; notice: string } | { type: 'change.cancelled' };

/** An edited form has no errors until it is judged again. */
const unjudged = { weakness: '', errorMessage: '', refusedField: '' };

export const accountChangeMachine = setup({
  types: {} as {
    input: { form: AccountForm; parent: Parent<ChangeNews> };
    context: {
      form: AccountForm;
      parent: Parent<ChangeNews>;
      weakness: string;
      errorMessage: string;
      /** The field that `errorMessage` is about; empty if it is about none. */
      refusedField: string;
    };
    events:
      | { type: 'form.edited'; form: AccountForm }
      | { type: 'weakness.found'; weakness: string }
      | { type: 'form.submitted' }
      | { type: 'form.cancelled' };
  },
  actors: {
    judgePassword: fromCallback<{ type: 'form.edited'; form: AccountForm }>(() => unprovided('judgePassword')),
    changeAccount: fromPromise<ChangeAnswer, AccountForm>(() => unprovided('changeAccount')),
  },
  actions: {
    keepForm: assign((_, { form }: { form: AccountForm }) => ({ form, ...unjudged })),
    askJudge: forwardTo('judgePassword'),
    keepWeakness: assign((_, { weakness }: { weakness: string }) => ({ ...unjudged, weakness })),
    say: assign((_, { message, field }: { message: string; field?: string }) => ({
      errorMessage: message,
      refusedField: field ?? '',
    })),
    reportChange: sendTo(
      ({ context }) => context.parent,
      ({ context }, params: { notice: string }) => ({
        type: 'change.accepted' as const,
        form: context.form,
        ...params,
      }),
    ),
    reportCancellation: sendTo(({ context }) => context.parent, { type: 'change.cancelled' as const }),
  },
  guards: {
    isReady: (_, _params: { form: AccountForm }): boolean => unprovided('isReady'),
    isMismatched: (_, _params: { form: AccountForm }): boolean => unprovided('isMismatched'),
    wasAccepted: (_, params: ChangeAnswer) => params.outcome === 'accepted',
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    requestTimeout: 11_000,
  },
}).createMachine({
  id: 'accountChange',
  description:
    'A player changes their name, email or password, or deletes the account: one form each, which the server checks.',
  context: ({ input }) => ({ ...input, ...unjudged }),
  invoke: { id: 'judgePassword', src: 'judgePassword' },
  initial: 'filling',
  states: {
    filling: {
      description: 'The form is shown, with known data filled in.',
      initial: 'checking',
      on: {
        'form.edited': {
          target: '.checking',
          actions: [{ type: 'keepForm', params: ({ event }) => event }, 'askJudge'],
        },
        'weakness.found': { target: '.weak', actions: { type: 'keepWeakness', params: ({ event }) => event } },
        'form.cancelled': { target: 'cancelled', actions: 'reportCancellation' },
      },
      states: {
        checking: {
          description: 'The rules check the form at once.',
          always: [
            { guard: { type: 'isReady', params: ({ context }) => context }, target: 'ready' },
            { guard: { type: 'isMismatched', params: ({ context }) => context }, target: 'mismatched' },
            { target: 'incomplete' },
          ],
        },
        incomplete: { description: 'A field is blank or a password rule is not met.' },
        weak: {
          description: 'The password is easy to guess: its field says why, and the form cannot be sent.',
        },
        mismatched: {
          description: 'The form is complete, but the two new passwords differ: submitting it only says so.',
          on: { 'form.submitted': { actions: { type: 'say', params: { message: 'Passwords do not match' } } } },
        },
        ready: {
          description: 'The form can be sent. If the server refused it, its message says why.',
          on: { 'form.submitted': { target: '#accountChange.sending' } },
        },
        unanswered: {
          description: 'The call failed or timed out: what was typed stays and can be sent again.',
          entry: { type: 'say', params: { message: 'Something went wrong!' } },
          on: { 'form.submitted': { target: '#accountChange.sending' } },
        },
      },
    },
    sending: {
      description: 'The server checks the form and makes the change; a deleted account cannot be restored.',
      tags: 'busy',
      entry: { type: 'say', params: { message: '' } },
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
          { target: 'filling.ready', actions: { type: 'say', params: ({ event }) => event.output } },
        ],
        onError: { target: 'filling.unanswered' },
      },
      after: { requestTimeout: { target: 'filling.unanswered' } },
    },
    accepted: { type: 'final', description: 'The change is made, and the account says so.' },
    cancelled: { type: 'final', description: 'Everything stays as it is.' },
  },
});
