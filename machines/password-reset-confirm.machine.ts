import { assign, forwardTo, fromCallback, fromPromise, setup } from 'xstate';
import type { ResetForm } from '../src/rules/passwords.ts';
import { unprovided } from './outside.ts';

export type ResetLink = { uid: string; token: string };
export type LinkCheck = { outcome: 'works' | 'dead' };
export type ResetConfirmAnswer = { outcome: 'accepted' } | { outcome: 'refused'; message: string };

const blank: ResetForm = { password: '', confirmation: '' };

export const passwordResetConfirmMachine = setup({
  types: {} as {
    input: ResetLink;
    context: { link: ResetLink; form: ResetForm; areRulesShown: boolean; weakness: string; errorMessage: string };
    events:
      | { type: 'form.edited'; form: ResetForm }
      | { type: 'weakness.found'; weakness: string }
      | { type: 'password.focused' }
      | { type: 'form.submitted' };
  },
  actors: {
    checkLink: fromPromise<LinkCheck, ResetLink>(() => unprovided('checkLink')),
    judgePassword: fromCallback<{ type: 'form.edited'; form: ResetForm }>(() => unprovided('judgePassword')),
    changePassword: fromPromise<ResetConfirmAnswer, ResetLink & ResetForm>(() => unprovided('changePassword')),
  },
  actions: {
    keepForm: assign((_, { form }: { form: ResetForm }) => ({ form, weakness: '', errorMessage: '' })),
    askJudge: forwardTo('judgePassword'),
    keepWeakness: assign((_, { weakness }: { weakness: string }) => ({ weakness, errorMessage: '' })),
    showRules: assign({ areRulesShown: true }),
    say: assign((_, said: ResetConfirmAnswer | { message: string }) => ({
      errorMessage: 'message' in said ? said.message : '',
    })),
    // The app provides this: the link no longer works, but a reload still says that the password was changed.
    rememberChange: () => unprovided('rememberChange'),
  },
  guards: {
    isReady: (_, _params: { form: ResetForm }): boolean => unprovided('isReady'),
    isMismatched: (_, _params: { form: ResetForm }): boolean => unprovided('isMismatched'),
    isDead: (_, params: LinkCheck) => params.outcome === 'dead',
    wasAccepted: (_, params: ResetConfirmAnswer) => params.outcome === 'accepted',
  },
  delays: {
    // The form works even if the link was not checked: nobody waits longer than for a player's call (SE-2).
    checkTimeout: 5_000,
    // The plain client has no timeout of its own, and nobody watches a spinner for longer than this.
    requestTimeout: 30_000,
  },
}).createMachine({
  id: 'passwordResetConfirm',
  description: 'A person who followed the link in the reset email chooses a new password.',
  context: ({ input }) => ({ link: input, form: blank, areRulesShown: false, weakness: '', errorMessage: '' }),
  invoke: { id: 'judgePassword', src: 'judgePassword' },
  initial: 'checkingLink',
  states: {
    checkingLink: {
      description:
        'The server is asked whether the link works before anything is typed. The form opens even without an answer.',
      tags: 'busy',
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context }) => context.link,
        onDone: [
          { guard: { type: 'isDead', params: ({ event }) => event.output }, target: 'dead' },
          { target: 'filling' },
        ],
        onError: { target: 'filling' },
      },
      after: { checkTimeout: { target: 'filling' } },
    },
    dead: {
      type: 'final',
      description: 'The link was used, has expired or never existed: a new one can be requested.',
    },
    filling: {
      initial: 'incomplete',
      on: {
        'password.focused': { actions: 'showRules' },
        'form.edited': {
          target: '.checking',
          actions: [{ type: 'keepForm', params: ({ event }) => event }, 'askJudge'],
        },
        'weakness.found': { target: '.weak', actions: { type: 'keepWeakness', params: ({ event }) => event } },
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
          description: 'The form is complete, but the two passwords differ: submitting it only says so.',
          on: { 'form.submitted': { actions: { type: 'say', params: { message: 'Passwords do not match' } } } },
        },
        ready: {
          description: 'The form is complete and can be sent.',
          on: { 'form.submitted': { target: '#passwordResetConfirm.confirming' } },
        },
        unanswered: {
          description: 'The call failed or timed out: what was typed stays and can be sent again.',
          entry: { type: 'say', params: { message: 'Something went wrong!' } },
          on: { 'form.submitted': { target: '#passwordResetConfirm.confirming' } },
        },
      },
    },
    confirming: {
      description: 'The server was asked to change the password.',
      tags: 'busy',
      entry: { type: 'say', params: { message: '' } },
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => ({ ...context.link, ...context.form }),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => event.output },
            target: 'changed',
            actions: 'rememberChange',
          },
          { target: 'filling.ready', actions: { type: 'say', params: ({ event }) => event.output } },
        ],
        onError: { target: 'filling.unanswered' },
      },
      after: { requestTimeout: { target: 'filling.unanswered' } },
    },
    changed: { type: 'final', description: 'The password is changed; the person returns to sign in.' },
  },
});
