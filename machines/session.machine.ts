import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { Tokens, User } from '../src/protocol/account.ts';
import type { SignInForm } from '../src/rules/forms.ts';
import { activationResendMachine } from './activation-resend.machine.ts';
import { unprovided, type Parent } from './outside.ts';

export type Session = { user: User; tokens: Tokens };
export type SignInAnswer =
  | { outcome: 'accepted'; session: Session }
  | { outcome: 'inactive'; message: string; token: string }
  | { outcome: 'refused'; message: string };
export type RenewalAnswer = { outcome: 'renewed'; tokens: Tokens } | { outcome: 'refused' };
/** The stored session, at the start and whenever another tab changes it. */
export type StoredSessionEvent = { type: 'session.appeared'; session: Session } | { type: 'session.vanished' };

/** What a session tells the app. */
export type SessionNews =
  | { type: 'session.started' }
  | { type: 'session.renewed' }
  | { type: 'session.ended' }
  | { type: 'session.vanished' }
  | { type: 'session.expired' };

export const sessionMachine = setup({
  types: {} as {
    input: { parent: Parent<SessionNews> };
    context: {
      parent: Parent<SessionNews>;
      form: SignInForm;
      errorMessage: string;
      resendToken: string;
      session: Session | null;
    };
    events:
      | { type: 'form.edited'; form: SignInForm }
      | { type: 'form.submitted' }
      | { type: 'token.requested' }
      | { type: 'session.refused' }
      | { type: 'signOut.requested' }
      | { type: 'profile.loaded'; user: Partial<User> }
      | { type: 'account.deleted' }
      | StoredSessionEvent;
    children: { activationResend: 'activationResend' };
  },
  actors: {
    signIn: fromPromise<SignInAnswer, SignInForm>(() => unprovided('signIn')),
    renewTokens: fromPromise<RenewalAnswer, Session | null>(() => unprovided('renewTokens')),
    revokeSession: fromPromise<unknown, Session | null>(() => unprovided('revokeSession')),
    followStorage: fromCallback<StoredSessionEvent>(() => unprovided('followStorage')),
    finishSignOuts: fromCallback(() => unprovided('finishSignOuts')),
    activationResend: activationResendMachine,
  },
  actions: {
    keepForm: assign((_, { form }: { form: SignInForm }) => ({ form, errorMessage: '' })),
    clearForm: assign({ form: { email: '', password: '' }, errorMessage: '' }),
    say: assign((_, said: SignInAnswer | { message: string }) => ({
      errorMessage: 'message' in said ? said.message : '',
    })),
    keepResendToken: assign((_, params: SignInAnswer) => ({
      resendToken: params.outcome === 'inactive' ? params.token : '',
    })),
    keepSession: assign((_, { session }: { session: Session | null }) => ({ session })),
    keepTokens: assign(({ context: { session } }, params: RenewalAnswer) =>
      session && params.outcome === 'renewed' ? { session: { ...session, tokens: params.tokens } } : {},
    ),
    keepUser: assign(({ context }, params: { user: Partial<User> }) =>
      context.session ? { session: { ...context.session, user: { ...context.session.user, ...params.user } } } : {},
    ),
    dropSession: assign({ session: null }),
    // The app provides these: user and tokens are stored exactly while someone is signed in (SE-1, SE-3, SE-4, SI-6).
    storeSession: (): void => unprovided('storeSession'),
    storeUser: (): void => unprovided('storeUser'),
    forgetSession: (): void => unprovided('forgetSession'),
    reportStart: sendTo(({ context }) => context.parent, { type: 'session.started' as const }),
    reportRenewal: sendTo(({ context }) => context.parent, { type: 'session.renewed' as const }),
    reportEnd: sendTo(({ context }) => context.parent, { type: 'session.ended' as const }),
    reportVanishing: sendTo(({ context }) => context.parent, { type: 'session.vanished' as const }),
    reportExpiry: sendTo(({ context }) => context.parent, { type: 'session.expired' as const }),
  },
  guards: {
    isReady: (_, _params: { form: SignInForm }): boolean => unprovided('isReady'),
    isSuspect: (_, _params: { session: Session | null }): boolean => unprovided('isSuspect'),
    isOther: ({ context }, { session }: { session: Session }) => session.user.id !== context.session?.user.id,
    wasAccepted: (_, params: SignInAnswer) => params.outcome === 'accepted',
    isInactive: (_, params: SignInAnswer) => params.outcome === 'inactive',
    wasRenewed: (_, params: RenewalAnswer) => params.outcome === 'renewed',
  },
  delays: {
    // The plain client has no timeout of its own, and nobody watches a spinner for longer than this.
    requestTimeout: 30_000,
    // An access token lives 15 minutes; the app provides the stored one's remaining time, less a minute.
    untilRenewal: 840_000,
    // Short enough for several tries before the access token expires.
    renewalPause: 10_000,
    // The authenticated client's own timeout: signing out never waits longer for the server.
    signOutTimeout: 5_000,
  },
}).createMachine({
  id: 'session',
  description:
    'Who is using the app: a visitor who signs in, a signed-in player whose session is kept alive, and how it ends.',
  context: ({ input }) => ({
    ...input,
    form: { email: '', password: '' },
    errorMessage: '',
    resendToken: '',
    session: null,
  }),
  invoke: [
    { id: 'followStorage', src: 'followStorage' },
    { id: 'finishSignOuts', src: 'finishSignOuts' },
  ],
  initial: 'opening',
  states: {
    opening: {
      description: 'The app starts: storage says who is signed in.',
      on: {
        'session.appeared': {
          target: 'signedIn',
          actions: [{ type: 'keepSession', params: ({ event }) => event }, 'reportStart'],
        },
        'session.vanished': { target: 'visitor', actions: 'reportVanishing' },
      },
    },
    visitor: {
      description: 'Nobody is signed in; the sign-in form holds what was typed.',
      initial: 'incomplete',
      on: {
        'form.edited': { target: '.checking', actions: { type: 'keepForm', params: ({ event }) => event } },
        'session.appeared': {
          target: 'signedIn',
          actions: [{ type: 'keepSession', params: ({ event }) => event }, 'reportStart'],
        },
      },
      states: {
        checking: {
          description: 'The rules check the edit at once.',
          always: [
            { guard: { type: 'isReady', params: ({ context }) => context }, target: 'ready' },
            { target: 'incomplete' },
          ],
        },
        incomplete: { description: 'Email or password is blank.' },
        ready: {
          description: 'Email and password are filled in and can be sent.',
          on: { 'form.submitted': { target: '#session.signingIn' } },
        },
        inactive: {
          description:
            'Email and password are right, but the account is not active yet: its email can be sent again (AK-1).',
          invoke: {
            id: 'activationResend',
            src: 'activationResend',
            input: ({ context }) => ({ token: context.resendToken }),
            onError: { target: 'unanswered' },
          },
          on: { 'form.submitted': { target: '#session.signingIn' } },
        },
        unanswered: {
          description: 'The call failed or timed out: what was typed stays and can be sent again.',
          entry: { type: 'say', params: { message: 'Something went wrong!' } },
          on: { 'form.submitted': { target: '#session.signingIn' } },
        },
      },
    },
    signingIn: {
      description: 'The server checks email and password.',
      tags: 'busy',
      entry: { type: 'say', params: { message: '' } },
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => event.output },
            target: 'signedIn.fresh',
            actions: [
              {
                type: 'keepSession',
                params: ({ event }) => ({ session: event.output.outcome === 'accepted' ? event.output.session : null }),
              },
              'storeSession',
              'reportStart',
            ],
          },
          {
            guard: { type: 'isInactive', params: ({ event }) => event.output },
            target: 'visitor.inactive',
            actions: [
              { type: 'say', params: ({ event }) => event.output },
              { type: 'keepResendToken', params: ({ event }) => event.output },
            ],
          },
          { target: 'visitor.ready', actions: { type: 'say', params: ({ event }) => event.output } },
        ],
        onError: { target: 'visitor.unanswered' },
      },
      after: { requestTimeout: { target: 'visitor.unanswered' } },
      on: {
        'session.appeared': {
          target: 'signedIn',
          actions: [{ type: 'keepSession', params: ({ event }) => event }, 'reportStart'],
        },
      },
    },
    signedIn: {
      description: 'A player is signed in; the session is renewed before its access token ends.',
      tags: 'signedIn',
      entry: 'clearForm',
      initial: 'suspect',
      on: {
        'signOut.requested': { target: 'signingOut' },
        'session.refused': { target: 'expired' },
        'session.vanished': { target: 'visitor', actions: ['dropSession', 'reportVanishing'] },
        'profile.loaded': {
          description: 'The account’s name or email may have changed.',
          actions: [{ type: 'keepUser', params: ({ event }) => event }, 'storeUser'],
        },
        'account.deleted': { target: 'visitor', actions: ['dropSession', 'forgetSession', 'reportVanishing'] },
        'session.appeared': [
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            description: 'Another player has signed in in another tab: the page reloads, and shows what is theirs.',
            target: '.suspect',
            actions: [{ type: 'keepSession', params: ({ event }) => event }, 'reportExpiry'],
          },
          { target: '.suspect', actions: { type: 'keepSession', params: ({ event }) => event } },
        ],
      },
      states: {
        suspect: {
          description:
            'The access token was stored earlier: it may have expired, and this device’s clock may be wrong.',
          on: {
            'token.requested': {
              guard: { type: 'isSuspect', params: ({ context }) => context },
              target: 'renewing.awaited',
            },
          },
          after: { untilRenewal: { target: 'renewing' } },
        },
        fresh: {
          description:
            'The access token is new. It may expire before its renewal: a device that sleeps stops its timers.',
          on: {
            'token.requested': {
              guard: { type: 'isSuspect', params: ({ context }) => context },
              target: 'renewing.awaited',
            },
          },
          after: { untilRenewal: { target: 'renewing' } },
        },
        renewing: {
          description: 'The refresh token is exchanged for new tokens; the player can keep working.',
          invoke: {
            id: 'renewTokens',
            src: 'renewTokens',
            input: ({ context }) => context.session,
            onDone: [
              {
                guard: { type: 'wasRenewed', params: ({ event }) => event.output },
                target: 'fresh',
                actions: [{ type: 'keepTokens', params: ({ event }) => event.output }, 'reportRenewal'],
              },
              { target: '#session.expired' },
            ],
            onError: { target: 'due' },
          },
          after: { requestTimeout: { target: 'due' } },
          initial: 'ahead',
          states: {
            ahead: {
              description: 'Calls keep using the old token while it lasts.',
              on: {
                'token.requested': {
                  guard: { type: 'isSuspect', params: ({ context }) => context },
                  target: 'awaited',
                },
              },
            },
            awaited: { description: 'Calls wait for the new token.', tags: 'awaited' },
          },
        },
        due: {
          description: 'The renewal failed; it is tried again soon, or when a call finds that its token has expired.',
          on: {
            'token.requested': {
              guard: { type: 'isSuspect', params: ({ context }) => context },
              target: 'renewing.awaited',
            },
          },
          after: { renewalPause: { target: 'renewing' } },
        },
      },
    },
    signingOut: {
      description:
        'The server ends the session. If it does not answer, the player is signed out here anyway; it is told later.',
      tags: ['busy', 'signedIn'],
      invoke: {
        id: 'revokeSession',
        src: 'revokeSession',
        input: ({ context }) => context.session,
        onDone: { target: 'visitor', actions: ['dropSession', 'forgetSession', 'reportEnd'] },
        onError: { target: 'visitor', actions: ['dropSession', 'forgetSession', 'reportEnd'] },
      },
      after: { signOutTimeout: { target: 'visitor', actions: ['dropSession', 'forgetSession', 'reportEnd'] } },
      on: {
        'session.appeared': {
          guard: { type: 'isOther', params: ({ event }) => event },
          description: 'Another player has signed in in another tab, and stays signed in.',
          target: 'signedIn',
          actions: [{ type: 'keepSession', params: ({ event }) => event }, 'reportExpiry'],
        },
      },
    },
    expired: {
      type: 'final',
      description: 'The server no longer knows this session: everything stored is removed and the page reloads.',
      entry: ['dropSession', 'forgetSession', 'reportExpiry'],
    },
  },
});
