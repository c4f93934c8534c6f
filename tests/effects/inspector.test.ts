import { describe, expect, test } from 'vitest';
import { masked } from '../../src/app/inspector.ts';
import type { ResetForm } from '../../src/rules/passwords.ts';
import { signUpForm } from '../support/sign-up-form.ts';

describe('what is streamed to the inspector', () => {
  test('has passwords and tokens masked, and nothing else', () => {
    const reset: ResetForm = { password: 'Un+common-7', confirmation: '' };
    const output = { session: { tokens: { access: 'a.b.c', refresh: 'd' } } };
    expect(masked({ type: 'form.edited', form: signUpForm, found: 4, input: { token: 't' }, output })).toEqual({
      type: 'form.edited',
      form: { ...signUpForm, password: '•••', confirmation: '•••' },
      found: 4,
      input: { token: '•••' },
      output: { session: { tokens: { access: '•••', refresh: '•••' } } },
    });
    expect(masked(reset)).toEqual({ password: '•••', confirmation: '' });
  });

  test('has the keys of emailed links masked, in addresses and alone', () => {
    expect(masked({ type: 'activation.failed', link: 'k3y' })).toEqual({ type: 'activation.failed', link: '•••' });
    expect(masked({ address: '/user/activate/u1/k3y' })).toEqual({ address: '/user/activate/u1/•••' });
    expect(masked(['/user/password-reset/u1/k3y?inspect', '/powerball'])).toEqual([
      '/user/password-reset/u1/•••?inspect',
      '/powerball',
    ]);
  });
});
