import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fromCallback } from 'xstate';
import { sessionMachine, type Session, type StoredSessionEvent } from '../../machines/session.machine.ts';
import { sessionGuards, type SignInForm } from '../../src/rules/forms.ts';
import { forgetSession, storedSession, storeSession } from '../../src/client/storage.ts';
import { sessionStorageActions } from '../../src/app/session.chart.ts';
import { SignIn } from '../../src/flows/session/sign-in.view.tsx';
import { TopBar } from '../../src/flows/page/top-bar.view.tsx';
import { walk } from '../support/walk.ts';
import { ada } from './people/actors.ts';
import { edited, isOneChange, person, restored, write } from './people/person.ts';
import { deferredCallback, parent, sent, withStills } from '../walk/doubles.ts';

const secret = 'Sesame!Open';
const session: Session = { user: ada, tokens: { refresh: 'refresh-1', access: 'access-1' } };
/** A session whose access token is over. */
const old: Session = { ...session, tokens: { refresh: 'refresh-0', access: 'access-0' } };
const others: Session = { ...session, user: { ...session.user, id: '2' } };
const typed = (email: string, password: string) => edited<SignInForm>({ email, password });
const pages = () => screen.getByRole('navigation', { name: 'Pages' });
const player = ['button "Ada Lovelace"', 'button "Logout"'];

const followStorage = deferredCallback<StoredSessionEvent>();

walk<typeof sessionMachine>('session [BAR-1, SI-2, SI-3, SI-4, SI-5, SI-7, AK-1]', {
  machine: withStills(sessionMachine).provide({
    guards: { ...sessionGuards, isSuspect: (_, params) => params.session?.tokens.access === 'access-0' },
    actions: sessionStorageActions,
    actors: {
      followStorage: followStorage.logic,
      finishSignOuts: fromCallback(() => undefined),
    },
  }),
  inputs: [{ parent }],
  cases: {
    'form.edited': [
      typed('', ''),
      typed('ada@example.org', ''),
      typed('ada@example.org', secret),
      typed('ada@example.com', secret),
      restored({ email: 'ada@example.org', password: secret }),
    ],
    'profile.loaded': [{ user: { ...session.user, email: 'ada@example.com' } }],
    'session.appeared': [{ session }, { session: old }, { session: others }],
  },
  outcomes: {
    signIn: [
      { outcome: 'accepted', session },
      { outcome: 'accepted', session: old },
      { outcome: 'inactive', message: 'Activate your account first', token: 'resend-1' },
      { outcome: 'refused', message: 'Wrong email or password.' },
    ],
    renewTokens: [
      { outcome: 'renewed', tokens: { refresh: 'refresh-2', access: 'access-2' } },
      { outcome: 'renewed', tokens: old.tokens },
      { outcome: 'refused' },
    ],
    revokeSession: [null],
  },
  secrets: [secret, 'refresh-0', 'access-0', 'refresh-1', 'access-1', 'refresh-2', 'access-2', 'resend-1'],
  show: (actor) => {
    forgetSession();
    return (
      <>
        <TopBar actor={actor} />
        <SignIn actor={actor} />
      </>
    );
  },
  doing: {
    'form.edited': async (event, opened) => {
      // Only a page that was filled before the app ran brings both at once, which a journey shows.
      if (!isOneChange(opened.actor.getSnapshot().context.form, event.form)) await sent(event, opened);
      write('Email', event.form.email);
      write('Password', event.form.password);
    },
    'form.submitted': () => person().press('Sign In'),
    'signOut.requested': () => person().user.click(within(pages()).getByRole('button', { name: 'Logout' })),
    'token.requested': sent,
    'session.refused': sent,
    'profile.loaded': sent,
    'account.deleted': sent,
    'session.appeared': (event, { actor }) => {
      if (actor.getSnapshot().can(event)) storeSession(event.session);
      act(() => followStorage.send(event));
    },
    'session.vanished': (event) => {
      forgetSession();
      act(() => followStorage.send(event));
    },
  },
  seeing: {
    opening: [],
    'visitor.checking': [],
    'visitor.incomplete': ['link "Login"', 'button "Sign In" (primary) [disabled]'],
    'visitor.ready': ['link "Login"', 'button "Sign In"'],
    'visitor.inactive': 'button "Send the email again"',
    'visitor.unanswered': ['Something went wrong!', 'button "Sign In"'],
    signingIn: ['form "Sign In" [busy]', 'button "Sign In" (primary) [disabled, busy]'],
    'signedIn.suspect': player,
    'signedIn.fresh': player,
    'signedIn.renewing.ahead': player,
    'signedIn.renewing.awaited': player,
    'signedIn.due': player,
    signingOut: 'button "Logout" (inherit) [disabled, busy]',
    expired: 'link "Login"',
  },
  always: ({ actor }) => {
    const state = actor.getSnapshot();
    expect(state.context.session !== null).toBe(state.hasTag('signedIn'));
    const kept = ['user', 'tokens'].filter((key) => localStorage.getItem(key) !== null);
    expect(kept).toEqual(state.hasTag('signedIn') ? ['user', 'tokens'] : []);
    // New tokens are stored by the port that gets them.
    expect(storedSession()?.user).toEqual(state.context.session?.user);
  },
});
