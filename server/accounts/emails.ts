import { timeOf } from '../../src/rules/dates.ts';
import type { MailToWrite, Renderer, Renderers } from '../mail/outbox.ts';
import type { EmailTemplate } from '../mail/template.ts';

const activation = (path: string, { signed_up_at }: MailToWrite): EmailTemplate => ({
  subject: 'Activate your account',
  paragraphs: [
    'Welcome to the Lottery Board. Confirm your email address to activate your account; then you can sign in.',
    ...(signed_up_at === null
      ? []
      : [`Someone, hopefully you, signed up with it on ${timeOf(signed_up_at.toISOString())}.`]),
  ],
  action: { label: 'Activate my account', path },
  closing:
    'The link works for 24 hours. If you did not sign up then, someone else did, and the link would activate the ' +
    'password that they chose: ignore this email and nothing happens. If you signed up at another time, open the ' +
    'link in the email that names that time.',
});

const knownAddress: EmailTemplate = {
  subject: 'You already have an account',
  paragraphs: [
    'Someone tried to sign up with this email address, but it already has an account.',
    'If it was you, sign in as usual. ' +
      'If you don’t remember your password, choose ‘Forgot Password?’ on the sign-in page.',
  ],
  action: { label: 'Sign in', path: '/sign-in' },
  closing: 'If it was not you, there is nothing to do: your account and your password are unchanged.',
};

const reset = (path: string): EmailTemplate => ({
  subject: 'Reset your password',
  paragraphs: ['Someone, hopefully you, asked to reset the password of your account. Choose a new one here.'],
  action: { label: 'Choose a new password', path },
  closing:
    'The link works once, for one hour. If you did not ask for it, ignore this email: your password stays as it is.',
});

const notMe = {
  action: { label: 'This was not me', path: '/forgot-password' },
  closing: 'If it was not you, choose a new password at once. That signs everyone out.',
};

const passwordChanged: EmailTemplate = {
  subject: 'Your password was changed',
  paragraphs: [
    'Your account has a new password, and your other devices were signed out.',
    'If it was you, there is nothing to do.',
  ],
  ...notMe,
};

const newDevice = ({ sign_in }: MailToWrite): EmailTemplate | undefined =>
  sign_in === null
    ? undefined
    : {
        subject: 'New sign-in to your account',
        paragraphs: [
          'Someone, hopefully you, signed in to your account from a new browser: ' +
            `${sign_in.browser}, on ${timeOf(sign_in.at)}.`,
          'If it was you, there is nothing to do.',
        ],
        ...notMe,
      };

const emailChange = (path: string): EmailTemplate => ({
  subject: 'Confirm your new email address',
  paragraphs: ['You asked to use this email address for your account. Confirm it, and sign in with it from then on.'],
  action: { label: 'Confirm this address', path },
  closing: 'The link works for 24 hours. If you did not ask for it, ignore this email and nothing happens.',
});

const emailChanged = (path: string): EmailTemplate => ({
  subject: 'Your email address was changed',
  paragraphs: [
    'Your account now has a different email address, and your other devices were signed out.',
    'If it was you, there is nothing to do.',
  ],
  action: { label: 'This was not me', path },
  closing:
    'If it was not you, choose a new password. That signs everyone out and gives your account this address back. ' +
    'The link works once, for 7 days.',
});

const linked = (template: (path: string, mail: MailToWrite) => EmailTemplate): Renderer => {
  const write = (mail: MailToWrite) => (mail.path === null ? undefined : template(mail.path, mail));
  return () => Promise.resolve(write);
};

/** Renders account emails. None carries a name: a stranger who registered the address would have chosen it. */
export const accountEmails = {
  activation: linked(activation),
  reset: linked(reset),
  'email-change': linked(emailChange),
  'email-changed': linked(emailChanged),
  'password-changed': () => Promise.resolve(() => passwordChanged),
  'new-device': () => Promise.resolve(newDevice),
  'known-address': () => Promise.resolve(() => knownAddress),
} satisfies Partial<Renderers>;
