import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { DeletionForm } from '../src/rules/forms.ts';
import type { Parent } from './parent.ts';

export type DeletionAnswer = { outcome: 'deleted' | 'refused'; message: string };

/** What the account tells the app. */
export type AccountNews = { type: 'account.deleted' };

export const accountMachine = setup({
  types: {} as {
    input: { parent: Parent<AccountNews> };
    context: { parent: Parent<AccountNews>; wantsMails: boolean; form: DeletionForm; errorMessage: string };
    events:
      | { type: 'account.opened' }
      | { type: 'account.closed' }
      | { type: 'retry.requested' }
      | { type: 'mails.switched' }
      | { type: 'download.requested' }
      | { type: 'deletion.requested' }
      | { type: 'deletion.cancelled' }
      | { type: 'form.edited'; form: DeletionForm }
      | { type: 'form.submitted' };
  },
  actors: {
    loadMailWish: fromPromise<boolean>(() => Promise.reject(new Error('loadMailWish'))),
    changeMailWish: fromPromise<boolean, { wantsMails: boolean }>(() => Promise.reject(new Error('changeMailWish'))),
    downloadRecords: fromPromise<unknown>(() => Promise.reject(new Error('downloadRecords'))),
    deleteAccount: fromPromise<DeletionAnswer, DeletionForm>(() => Promise.reject(new Error('deleteAccount'))),
  },
  actions: {
    keepWish: assign((_, params: { wantsMails: boolean }) => ({ wantsMails: params.wantsMails })),
    keepForm: assign((_, params: { form: DeletionForm }) => ({ form: params.form, errorMessage: '' })),
    clearForm: assign({ form: { password: '' }, errorMessage: '' }),
    say: assign((_, params: { errorMessage: string }) => ({ errorMessage: params.errorMessage })),
    sayNoAnswer: assign({ errorMessage: 'Something went wrong!' }),
    reportDeletion: sendTo(({ context }) => context.parent, { type: 'account.deleted' as const }),
  },
  guards: {
    // Rules are provided by the app, as ports are.
    isReady: (_, _params: { form: DeletionForm }): boolean => {
      throw new Error('isReady');
    },
    wasDeleted: (_, params: DeletionAnswer) => params.outcome === 'deleted',
  },
  delays: {
    // A call is given up after 5000 ms (SE-2); the delay here also covers the wait for its token, and a second try after a 401.
    requestTimeout: 6_000,
  },
}).createMachine({
  id: 'account',
  description: 'Account settings: results mails on or off, a copy of all stored data, and deletion.',
  context: ({ input }) => ({ parent: input.parent, wantsMails: false, form: { password: '' }, errorMessage: '' }),
  initial: 'closed',
  states: {
    closed: { description: 'The account is closed.', on: { 'account.opened': { target: 'open' } } },
    open: {
      initial: 'loading',
      on: { 'account.closed': { target: 'closed' } },
      states: {
        loading: {
          description: 'The server is asked whether results mails are wanted.',
          tags: 'busy',
          entry: { type: 'say', params: { errorMessage: '' } },
          invoke: {
            id: 'loadMailWish',
            src: 'loadMailWish',
            onDone: { target: 'overview', actions: { type: 'keepWish', params: ({ event }) => ({ wantsMails: event.output }) } },
            onError: { target: 'failed' },
          },
          after: { requestTimeout: { target: 'failed' } },
        },
        failed: {
          description: 'The account could not be loaded; the player can try again.',
          on: { 'retry.requested': { target: 'loading' } },
        },
        overview: {
          description: 'Name and email, the switch for results emails, the download and the deletion are there.',
          on: {
            'mails.switched': { target: 'switching' },
            'download.requested': { target: 'downloading' },
            'deletion.requested': { target: '#account.deletion' },
          },
        },
        switching: {
          description: 'Results mails are being turned on or off; what is not confirmed is put back.',
          tags: 'busy',
          entry: { type: 'say', params: { errorMessage: '' } },
          invoke: {
            id: 'changeMailWish',
            src: 'changeMailWish',
            input: ({ context }) => ({ wantsMails: !context.wantsMails }),
            onDone: { target: 'overview', actions: { type: 'keepWish', params: ({ event }) => ({ wantsMails: event.output }) } },
            onError: { target: 'overview', actions: 'sayNoAnswer' },
          },
          after: { requestTimeout: { target: 'overview', actions: 'sayNoAnswer' } },
        },
        downloading: {
          description: 'All that is stored about the player is fetched and saved as a file.',
          tags: 'busy',
          entry: { type: 'say', params: { errorMessage: '' } },
          invoke: {
            id: 'downloadRecords',
            src: 'downloadRecords',
            onDone: { target: 'overview' },
            onError: { target: 'overview', actions: 'sayNoAnswer' },
          },
          after: { requestTimeout: { target: 'overview', actions: 'sayNoAnswer' } },
        },
      },
    },
    deletion: {
      description: 'The account is to go, once its password was given and the deletion confirmed.',
      entry: 'clearForm',
      exit: 'clearForm',
      initial: 'asking',
      states: {
        asking: {
          initial: 'incomplete',
          on: {
            'form.edited': { target: '.checking', actions: { type: 'keepForm', params: ({ event }) => ({ form: event.form }) } },
            'deletion.cancelled': { target: '#account.open.overview' },
            'account.closed': { target: '#account.closed' },
          },
          states: {
            checking: {
              description: 'An edit is sorted by the rules at once.',
              always: [
                { guard: { type: 'isReady', params: ({ context }) => ({ form: context.form }) }, target: 'ready' },
                { target: 'incomplete' },
              ],
            },
            incomplete: { description: 'The password is blank.' },
            ready: {
              description: 'The password is typed, and the deletion can be confirmed.',
              on: { 'form.submitted': { target: '#account.deletion.deleting' } },
            },
            unanswered: {
              description: 'No answer came, or none in time: what was typed stays and can be sent again.',
              entry: 'sayNoAnswer',
              on: { 'form.submitted': { target: '#account.deletion.deleting' } },
            },
          },
        },
        deleting: {
          description: 'The server checks the password and removes everything; nothing takes that back.',
          tags: 'busy',
          entry: { type: 'say', params: { errorMessage: '' } },
          invoke: {
            id: 'deleteAccount',
            src: 'deleteAccount',
            input: ({ context }) => context.form,
            onDone: [
              { guard: { type: 'wasDeleted', params: ({ event }) => event.output }, target: '#account.closed', actions: 'reportDeletion' },
              { target: 'asking.ready', actions: { type: 'say', params: ({ event }) => ({ errorMessage: event.output.message }) } },
            ],
            onError: { target: 'asking.unanswered' },
          },
          after: { requestTimeout: { target: 'asking.unanswered' } },
        },
      },
    },
  },
});
