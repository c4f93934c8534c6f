import { createActor } from 'xstate';
import {
  sessionMachine,
  type OtherTabEvent,
  type Session,
  type SignInAnswer,
} from '../../../machines/session.machine.ts';
import type { User } from '../../../src/protocol/account.ts';
import { sessionGuards, type SignInForm } from '../../../src/rules/forms.ts';
import { deferredCallback, deferredPromise } from '../../support/deferred.ts';
import { parent } from '../../support/parent.ts';

export const ada: User = { id: '1', email: 'ada@example.org', first_name: 'Ada', last_name: 'Lovelace' };

/** A user's session, or a visitor's where there is none, and the ports through which a visitor signs in and a player out. */
export const sessionOf = (user: User | null) => {
  const signIn = deferredPromise<SignInAnswer, SignInForm>();
  const revokeSession = deferredPromise<unknown, Session | null>();
  const actors = {
    signIn: signIn.logic,
    revokeSession: revokeSession.logic,
    followOtherTabs: deferredCallback<OtherTabEvent>().logic,
  };
  const actions = { storeSession: () => undefined, forgetSession: () => undefined };
  const session = user && { user, tokens: { refresh: 'refresh-1', access: 'access-1' } };
  return {
    signIn,
    revokeSession,
    actor: createActor(sessionMachine.provide({ guards: sessionGuards, actors, actions }), {
      input: { session, parent },
    }).start(),
  };
};
