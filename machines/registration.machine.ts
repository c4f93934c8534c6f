import { assign, forwardTo, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { RegistrationForm } from '../src/rules/passwords.ts';
import { unprovided, type Parent } from './outside.ts';

/** `token` has the activation email sent again. */
export type RegistrationAnswer =
  | { outcome: 'accepted'; token: string }
  | { outcome: 'refused' | 'weak'; message: string; field?: string };

/** What a registration tells the app. */
export type RegistrationNews = { type: 'account.registered'; email: string; token: string };

/** An edited form has no errors until it is judged again. */
const unjudged = { weakness: '', errorMessage: '', refusedField: '' };

const blank: RegistrationForm = {
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmation: '',
  consentsToUpdates: false,
  agreesToTerms: false,
};

export const registrationMachine = setup({
  types: {} as {
    input: { parent: Parent<RegistrationNews> };
    context: {
      parent: Parent<RegistrationNews>;
      form: RegistrationForm;
      areRulesShown: boolean;
      weakness: string;
      errorMessage: string;
      /** The field that `errorMessage` is about, as the server calls it; empty if it is about none. */
      refusedField: string;
    };
    events:
      | { type: 'form.edited'; form: RegistrationForm }
      | { type: 'weakness.found'; weakness: string }
      | { type: 'password.focused' }
      | { type: 'form.submitted' };
  },
  actors: {
    judgePassword: fromCallback<{ type: 'form.edited'; form: RegistrationForm }>(() => unprovided('judgePassword')),
    register: fromPromise<RegistrationAnswer, RegistrationForm>(() => unprovided('register')),
  },
  actions: {
    keepForm: assign((_, { form }: { form: RegistrationForm }) => ({ form, ...unjudged })),
    askJudge: forwardTo('judgePassword'),
    keepWeakness: assign((_, { weakness }: { weakness: string }) => ({ ...unjudged, weakness })),
    showRules: assign({ areRulesShown: true }),
    say: assign((_, said: RegistrationAnswer | { message: string }) => ({
      errorMessage: 'message' in said ? said.message : '',
      refusedField: ('field' in said && said.field) || '',
    })),
    reportRegistration: sendTo(
      ({ context }) => context.parent,
      ({ context }, { token }: { token: string }) => ({
        type: 'account.registered' as const,
        email: context.form.email,
        token,
      }),
    ),
  },
  guards: {
    isReady: (_, _params: { form: RegistrationForm }): boolean => unprovided('isReady'),
    isMismatched: (_, _params: { form: RegistrationForm }): boolean => unprovided('isMismatched'),
    isWeak: (_, params: RegistrationAnswer) => params.outcome === 'weak',
    wasAccepted: (_, params: RegistrationAnswer) => params.outcome === 'accepted',
  },
  delays: {
    // The plain client has no timeout of its own, and nobody watches a spinner for longer than this.
    requestTimeout: 30_000,
  },
}).createMachine({
  id: 'registration',
  description: 'A visitor fills in the sign-up form and gets an account that must be activated by email.',
  context: ({ input }) => ({ parent: input.parent, form: blank, areRulesShown: false, ...unjudged }),
  invoke: { id: 'judgePassword', src: 'judgePassword' },
  initial: 'filling',
  states: {
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
        incomplete: { description: 'A field is blank, a box is not checked or a password rule is not met.' },
        weak: {
          description: 'The password is easy to guess: its field says why, and the form cannot be sent.',
        },
        mismatched: {
          description: 'The form is complete, but the two passwords differ: submitting it only says so.',
          on: { 'form.submitted': { actions: { type: 'say', params: { message: 'Passwords do not match' } } } },
        },
        ready: {
          description: 'The form is complete and can be sent.',
          on: { 'form.submitted': { target: '#registration.registering' } },
        },
        unanswered: {
          description: 'The call failed or timed out: what was typed stays and can be sent again.',
          entry: { type: 'say', params: { message: 'Something went wrong!' } },
          on: { 'form.submitted': { target: '#registration.registering' } },
        },
      },
    },
    registering: {
      description: 'The server is asked to create the account.',
      tags: 'busy',
      entry: { type: 'say', params: { message: '' } },
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => event.output },
            target: 'registered',
            actions: {
              type: 'reportRegistration',
              params: ({ event }) => ({ token: event.output.outcome === 'accepted' ? event.output.token : '' }),
            },
          },
          {
            guard: { type: 'isWeak', params: ({ event }) => event.output },
            target: 'filling.weak',
            actions: {
              type: 'keepWeakness',
              params: ({ event }) => ({ weakness: event.output.outcome === 'weak' ? event.output.message : '' }),
            },
          },
          { target: 'filling.ready', actions: { type: 'say', params: ({ event }) => event.output } },
        ],
        onError: { target: 'filling.unanswered' },
      },
      after: { requestTimeout: { target: 'filling.unanswered' } },
    },
    registered: {
      type: 'final',
      description: 'The app opens the notice that a verification email was sent.',
    },
  },
});
