import { describe, expect, test } from 'vitest';
import { masked } from '../../src/app/inspector.ts';
import type { RegistrationForm, ResetForm } from '../../src/rules/passwords.ts';

const tokens = { access: 'a.b.c', refresh: 'd' };

describe('what is streamed to the inspector', () => {
  test('has the passwords of every form masked, and the rest of the form', () => {
    const registration: RegistrationForm = {
      email: 'ann@example.org',
      firstName: 'Ann',
      lastName: 'Example',
      password: 'Un+common-7',
      confirmation: 'Un+common-8',
      consentsToUpdates: true,
      agreesToTerms: false,
    };
    const reset: ResetForm = { password: 'Un+common-7', confirmation: '' };
    expect(masked({ type: 'form.edited', form: registration, found: 4 })).toEqual({
      type: 'form.edited',
      form: { ...registration, password: '•••', confirmation: '•••' },
      found: 4,
    });
    expect(masked(reset)).toEqual({ password: '•••', confirmation: '' });
  });

  test('has tokens masked wherever they stand: in context, input and output', () => {
    const hidden = { access: '•••', refresh: '•••' };
    expect(
      masked({
        snapshot: {
          context: { session: { tokens } },
          input: { uid: 'u', token: 't' },
          output: { outcome: 'renewed', tokens },
        },
        event: { type: 'xstate.done.actor.signIn', output: { session: { tokens } } },
      }),
    ).toEqual({
      snapshot: {
        context: { session: { tokens: hidden } },
        input: { uid: 'u', token: '•••' },
        output: { outcome: 'renewed', tokens: hidden },
      },
      event: { type: 'xstate.done.actor.signIn', output: { session: { tokens: hidden } } },
    });
  });

  test('has the keys of mailed links masked in addresses, and alone', () => {
    expect(masked({ type: 'activation.failed', link: 'k3y' })).toEqual({ type: 'activation.failed', link: '•••' });
    expect(masked({ address: '/user/activate/u1/k3y' })).toEqual({ address: '/user/activate/u1/•••' });
    expect(masked(['/user/password-reset/u1/k3y?inspect', '/powerball'])).toEqual([
      '/user/password-reset/u1/•••?inspect',
      '/powerball',
    ]);
  });
});
