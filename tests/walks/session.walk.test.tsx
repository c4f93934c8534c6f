import { act, render, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine, type OtherTabEvent, type RenewalAnswer, type Session, type SignInAnswer } from '../../machines/session.machine.ts';
import { signInVerdict, type SignInForm } from '../../src/rules/forms.ts';
import { SignIn } from '../../src/views/account/sign-in.view.tsx';
import { TopBar } from '../../src/views/frame/top-bar.view.tsx';
import { heldCallback, heldPromise } from '../support/held.ts';
import { walk } from '../support/walk.tsx';
import { expectBusy, expectGoodManners, person } from './people/person.ts';

const secret = 'Sesame!Open';
const session: Session = {
  user: { id: '1', email: 'ada@example.org', first_name: 'Ada', last_name: 'Lovelace' },
  tokens: { refresh: 'refresh-1', access: 'access-1' },
};
const edited = (form: SignInForm) => ({ type: 'form.edited', form, verdict: signInVerdict(form) }) as const;
const signIn = () => screen.getByRole('button', { name: 'Sign In' });
const pages = () => screen.getByRole('navigation', { name: 'Pages' });

const expectPlayer = () => {
  expect(within(pages()).getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL');
  expect(within(pages()).getByRole('button', { name: 'Logout' })).toBeEnabled();
  expect(screen.queryByRole('form')).toBeNull();
};
const expectVisitor = () => {
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/sign-in');
};

walk<typeof sessionMachine>('session [SI-2, SI-3, SI-5, SI-7]', {
  machine: sessionMachine,
  input: { session: null },
  otherInputs: [{ session }],
  cases: [
    edited({ email: 'ada@example.org', password: '' }),
    edited({ email: 'ada@example.org', password: secret }),
    { type: 'form.submitted' },
    { type: 'renewal.requested' },
    { type: 'session.refused' },
    { type: 'signOut.requested' },
    { type: 'session.appeared', session },
    { type: 'session.vanished' },
    { type: 'xstate.done.actor.signIn', output: { outcome: 'accepted', session } },
    { type: 'xstate.done.actor.signIn', output: { outcome: 'refused', message: 'Wrong e-mail or password.' } },
    { type: 'xstate.error.actor.signIn', error: new Error('offline') },
    { type: 'xstate.done.actor.renewTokens', output: { outcome: 'renewed', tokens: { refresh: 'refresh-2', access: 'access-2' } } },
    { type: 'xstate.done.actor.renewTokens', output: { outcome: 'refused' } },
    { type: 'xstate.error.actor.renewTokens', error: new Error('offline') },
    { type: 'xstate.done.actor.revokeSession', output: null },
    { type: 'xstate.error.actor.revokeSession', error: new Error('offline') },
  ],
  open: (options, input) => {
    const ports = {
      signIn: heldPromise<SignInAnswer, SignInForm>(),
      renewTokens: heldPromise<RenewalAnswer, Session | null>(),
      revokeSession: heldPromise<unknown, Session | null>(),
    };
    const followOtherTabs = heldCallback<OtherTabEvent>();
    const provided = sessionMachine.provide({
      actors: {
        signIn: ports.signIn.logic,
        renewTokens: ports.renewTokens.logic,
        revokeSession: ports.revokeSession.logic,
        followOtherTabs: followOtherTabs.logic,
      },
    });
    const actor = createActor(provided, { ...options, input }).start();
    render(
      <>
        <TopBar actor={actor} />
        <SignIn actor={actor} />
      </>,
    );
    const { fillIn, press } = person();
    const tell = (event: Parameters<typeof actor.send>[0]) => act(() => actor.send(event));
    return {
      actor,
      ports,
      doing: {
        'form.edited': async ({ form }) => {
          await fillIn('Email', form.email);
          await fillIn('Password', form.password);
        },
        'form.submitted': () => press('Sign In'),
        'signOut.requested': () => act(() => within(pages()).getByRole('button', { name: 'Logout' }).click()),
        'renewal.requested': tell,
        'session.refused': tell,
        'session.appeared': (event) => act(() => followOtherTabs.send(event)),
        'session.vanished': (event) => act(() => followOtherTabs.send(event)),
      },
    };
  },
  seeing: {
    opening: () => undefined,
    'visitor.incomplete': () => {
      expectVisitor();
      expect(signIn()).toBeDisabled();
    },
    'visitor.ready': ({ actor }) => {
      expectVisitor();
      expect(signIn()).toBeEnabled();
      expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
      expect(screen.getByLabelText('Password')).toHaveValue(secret);
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe(actor.getSnapshot().context.trouble);
    },
    signingIn: ({ ports }) => {
      expect(ports['signIn']?.inputs.at(-1)).toEqual({ email: 'ada@example.org', password: secret });
      expectBusy(signIn());
    },
    'signedIn.fresh': expectPlayer,
    'signedIn.renewing': expectPlayer,
    'signedIn.unrenewed': expectPlayer,
    signingOut: () => expectBusy(within(pages()).getByRole('button', { name: 'Logout' })),
    expired: expectVisitor,
  },
  always: () => expectGoodManners(secret),
});
