import type { MailToWrite, Renderer, Renderers } from '../mail/outbox.ts';
import type { EmailTemplate } from '../mail/template.ts';

const activation = (path: string): EmailTemplate => ({
  subject: 'Activate your account',
  paragraphs: [
    'Welcome to the Lottery Board. Confirm your email address to activate your account; then you can sign in.',
  ],
  action: { label: 'Activate my account', path },
  closing: 'The link works for 24 hours. If you did not sign up, ignore this mail and nothing happens.',
});

const knownAddress: EmailTemplate = {
  subject: 'You already have an account',
  paragraphs: [
    'Somebody tried to sign up with this email address, which already has an account.',
    'If it was you, sign in as usual. ' +
      'If you don’t remember your password, choose ‘Forgot Password?’ on the sign-in page.',
  ],
  action: { label: 'Sign in', path: '/sign-in' },
  closing: 'If it was not you, there is nothing to do: your account and your password are unchanged.',
};

const reset = (path: string): EmailTemplate => ({
  subject: 'Reset your password',
  paragraphs: ['Somebody, we hope you, asked to reset the password of your account. Choose a new one here.'],
  action: { label: 'Choose a new password', path },
  closing:
    'The link works once, for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
});

const linked = (template: (path: string) => EmailTemplate): Renderer => {
  const write = ({ path }: MailToWrite) => (path === null ? undefined : template(path));
  return () => Promise.resolve(write);
};

/** Writes the mails of an account. None carries a name: a stranger who registers the address would have chosen it. */
export const accountEmails = {
  activation: linked(activation),
  reset: linked(reset),
  'known-address': () => Promise.resolve(() => knownAddress),
} satisfies Partial<Renderers>;
