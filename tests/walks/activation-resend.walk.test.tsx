import { activationResendMachine } from '../../machines/activation-resend.machine.ts';
import { AccountVerification } from '../../src/flows/registration/account-verification.screen.tsx';
import { walk } from '../support/walk.ts';
import { person } from './people/person.ts';

walk<typeof activationResendMachine>('activation resend [AK-1, AK-2, AK-3, AV-1]', {
  machine: activationResendMachine,
  inputs: [{ token: 't1' }],
  cases: {},
  outcomes: {
    resendActivationMail: [
      { outcome: 'sent' },
      { outcome: 'dead' },
      { outcome: 'refused', message: 'Too many tries. Try again in 42 seconds.' },
    ],
  },
  show: (actor) => <AccountVerification sent={{ email: 'ada@example.org', resend: actor }} />,
  doing: { 'mail.requested': () => person().press('Send the email again') },
  seeing: {
    ready: 'button "Send the email again"',
    sending: 'button "Send the email again" (secondary) [disabled, busy]',
    sent: ['We sent the email again. You can have it sent once a minute.', '(secondary) [disabled]'],
    unanswered: ['Something went wrong!', 'button "Send the email again"'],
    dead: ['We can’t send the email from here.', 'link "Sign in" to /sign-in'],
  },
});
