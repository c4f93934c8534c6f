import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { User } from '../src/protocol/account.ts';
import type { AccountForm } from '../src/rules/account-forms.ts';
import { accountChangeMachine, type ChangeNews } from './account-change.machine.ts';
import { devicesMachine } from './devices.machine.ts';
import { unprovided, type Parent } from './outside.ts';

export type AccountAnswer = { user: User; wantsMails: boolean };
/** The server's words, if it refused (OT-13). */
export type MailsAnswer = { wantsMails: boolean } | { message: string };
export type RecordsAnswer = { message?: string };

/** What the account tells the app. */
export type AccountNews = { type: 'profile.loaded'; user: Partial<User> } | { type: 'account.deleted' };

const form: AccountForm = { subject: 'name', firstName: '', lastName: '' };

const nameIn = (form: AccountForm): Partial<User> =>
  form.subject === 'name' ? { first_name: form.firstName, last_name: form.lastName } : {};

export const accountMachine = setup({
  types: {} as {
    input: { parent: Parent<AccountNews> };
    context: {
      parent: Parent<AccountNews>;
      wantsMails: boolean;
      form: AccountForm;
      notice: string;
      errorMessage: string;
    };
    events:
      | { type: 'account.opened' }
      | { type: 'account.closed' }
      | { type: 'retry.requested' }
      | { type: 'mails.switched' }
      | { type: 'download.requested' }
      | { type: 'change.requested'; form: AccountForm }
      | { type: 'devices.requested' }
      | { type: 'devices.closed' }
      | ChangeNews;
    children: { accountChange: 'accountChange'; devices: 'devices' };
  },
  actors: {
    loadAccount: fromPromise<AccountAnswer>(() => unprovided('loadAccount')),
    switchMails: fromPromise<MailsAnswer, { wantsMails: boolean }>(() => unprovided('switchMails')),
    downloadRecords: fromPromise<RecordsAnswer>(() => unprovided('downloadRecords')),
    accountChange: accountChangeMachine,
    devices: devicesMachine,
  },
  actions: {
    keepMailsAnswer: assign((_, answer: MailsAnswer) =>
      'message' in answer ? { errorMessage: answer.message } : { wantsMails: answer.wantsMails },
    ),
    keepForm: assign((_, { form }: { form: AccountForm }) => ({ form })),
    keepNotice: assign((_, { notice }: { notice: string }) => ({ notice })),
    forgetMessages: assign({ notice: '', errorMessage: '' }),
    say: assign((_, { message = '' }: RecordsAnswer) => ({ errorMessage: message })),
    sayNoAnswer: assign({ errorMessage: 'Something went wrong!' }),
    reportProfile: sendTo(
      ({ context }) => context.parent,
      (_, { user }: { user: Partial<User> }) => ({ type: 'profile.loaded' as const, user }),
    ),
    reportDeletion: sendTo(({ context }) => context.parent, { type: 'account.deleted' as const }),
  },
  guards: {
    isDeletion: (_, { form }: { form: AccountForm }) => form.subject === 'deletion',
  },
  delays: {
    // A call times out after 5000 ms (SE-2), and so does the renewal of the token that it may have to wait for.
    requestTimeout: 11_000,
  },
}).createMachine({
  id: 'account',
  description:
    'Account settings: who is signed in and where, results emails on or off, a copy of all stored data, and deletion.',
  context: ({ input: { parent } }) => ({ parent, wantsMails: false, form, notice: '', errorMessage: '' }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The account is closed.',
      on: { 'account.opened': { target: 'open' } },
    },
    open: {
      initial: 'loading',
      exit: 'forgetMessages',
      on: { 'account.closed': { target: 'closed' } },
      states: {
        loading: {
          description: 'The server is asked who is signed in, and whether results emails are wanted.',
          tags: 'busy',
          invoke: {
            id: 'loadAccount',
            src: 'loadAccount',
            onDone: {
              target: 'overview',
              actions: [
                { type: 'keepMailsAnswer', params: ({ event }) => event.output },
                { type: 'reportProfile', params: ({ event }) => event.output },
              ],
            },
            onError: { target: 'failed' },
          },
          after: { requestTimeout: { target: 'failed' } },
        },
        failed: {
          description: 'The account could not be loaded; the player can try again.',
          on: { 'retry.requested': { target: 'loading' } },
        },
        overview: {
          description: 'Shows name, email, the switch for results emails, the download and the deletion.',
          on: {
            'mails.switched': { target: 'switching' },
            'download.requested': { target: 'downloading' },
            'change.requested': {
              target: '#account.changing',
              actions: { type: 'keepForm', params: ({ event }) => event },
            },
            'devices.requested': { target: '#account.devices' },
          },
        },
        switching: {
          description: 'Results emails are being turned on or off; the switch goes back if this is not confirmed.',
          tags: 'busy',
          entry: 'forgetMessages',
          invoke: {
            id: 'switchMails',
            src: 'switchMails',
            input: ({ context }) => ({ wantsMails: !context.wantsMails }),
            onDone: {
              target: 'overview',
              actions: { type: 'keepMailsAnswer', params: ({ event }) => event.output },
            },
            onError: { target: 'overview', actions: 'sayNoAnswer' },
          },
          after: { requestTimeout: { target: 'overview', actions: 'sayNoAnswer' } },
        },
        downloading: {
          description: 'All data stored about the player is fetched and saved as a file.',
          tags: 'busy',
          entry: 'forgetMessages',
          invoke: {
            id: 'downloadRecords',
            src: 'downloadRecords',
            onDone: { target: 'overview', actions: { type: 'say', params: ({ event }) => event.output } },
            onError: { target: 'overview', actions: 'sayNoAnswer' },
          },
          after: { requestTimeout: { target: 'overview', actions: 'sayNoAnswer' } },
        },
      },
    },
    changing: {
      description: 'A form replaces the overview: for the name, the email, the password, or the deletion.',
      invoke: {
        id: 'accountChange',
        src: 'accountChange',
        input: ({ context, self }) => ({ form: context.form, parent: self }),
        onError: { target: 'open.failed' },
      },
      on: {
        'change.accepted': [
          { guard: { type: 'isDeletion', params: ({ event }) => event }, target: 'closed', actions: 'reportDeletion' },
          {
            description: 'A changed name is shown at once, even if the account is closed before it has loaded again.',
            target: 'open.loading',
            actions: [
              { type: 'keepNotice', params: ({ event }) => event },
              { type: 'reportProfile', params: ({ event }) => ({ user: nameIn(event.form) }) },
            ],
          },
        ],
        'change.cancelled': { target: 'open.overview' },
      },
    },
    devices: {
      description: 'The list of devices replaces the overview.',
      invoke: { id: 'devices', src: 'devices', onError: { target: 'open.failed' } },
      on: { 'devices.closed': { target: 'open.overview' }, 'account.closed': { target: 'closed' } },
    },
  },
});
