import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventCodeMachine } from '../../machines/event-code.machine.ts';
import { EventCode } from '../../src/flows/event-code/event-code.view.tsx';
import { walk } from '../support/walk.ts';
import { parent, sent } from '../walk/doubles.ts';

walk<typeof eventCodeMachine>('the saved-tickets area [WI-1, WI-2, WI-3, WI-4, WI-5, WI-6, WI-8, RS-1]', {
  machine: eventCodeMachine,
  inputs: [{ game: 'megamillions', parent }],
  cases: { 'code.outdated': [{}], 'code.answered': [], 'code.unanswered': [], 'resend.requested': [{}] },
  outcomes: {
    askEventCode: [101, 102, 103, 202, 203, 204, 205, 404],
    resendResults: [{ severity: 'success', text: 'sent', lasting: 5000 }],
  },
  impossible: [
    {
      runs: /^(?!asking.requesting: askEventCode answers).* → savedTickets: code.answered/,
      why: 'A code is passed on at once when its answer comes, and by nothing else.',
    },
    {
      runs: /^asking.requesting: askEventCode answers.* → (?!savedTickets: code)/,
      why: 'An answer is passed on as a code before anything else happens.',
    },
    {
      runs: /^asking.+ answers \((isBeingChecked\) → (?!.*isBeingChecked)|(?!isBeingChecked).* → .*isBeingChecked)/,
      why: 'The code that is passed on is the one that was answered: 103 or another.',
    },
    {
      runs: /^mail.sendable: .* → asking.requesting: askEventCode answers \(hasAwaitedNumbers/,
      why: 'A mail can be asked for only with 102 and 204, not with 103.',
    },
    {
      runs: /^(?!asking.requesting: (askEventCode fails|after)).* → savedTickets.waiting: code.unanswered/,
      why: 'Silence is passed on at once when an asking ends without an answer, and by nothing else.',
    },
    {
      runs: /^savedTickets(: code.answered .*|.waiting: code.unanswered) → asking.requesting/,
      why: 'The asking that brought it is over by then.',
    },
    {
      runs: /^savedTickets: code.answered \((?!wasMailed|hasMissedButMail).* → mail.sendable/,
      why: 'Only with 102 and 204 is there a mail to send again.',
    },
    {
      runs: /^(savedTickets.waiting: code.unanswered → mail|mail.* → savedTickets.unreached: after)/,
      why: 'No code has come yet, so no mail could be asked for.',
    },
    {
      runs: /^savedTickets.+: after askingPause → (?!asking.(resting|requesting): code.outdated)/,
      why: 'The end of the pause asks again before anything else happens.',
    },
    {
      runs: /^mail.sendable: .* → savedTickets.(mailing|checking): after/,
      why: 'A mail can be asked for only with 102 and 204, and those wait for no pause.',
    },
  ],
  show: (actor) => (
    <EventCode actor={actor}>
      <p>the list</p>
    </EventCode>
  ),
  doing: {
    'code.outdated': sent,
    'code.answered': sent,
    'code.unanswered': sent,
    'resend.requested': () => {
      const button = screen.queryByRole('button', { name: 'Resend e-mail' });
      return button && userEvent.click(button);
    },
  },
  seeing: {
    'asking.requesting': [],
    'asking.resting': [],
    'savedTickets.waiting': 'Looking up your tickets',
    'savedTickets.unreached': 'the list',
    'savedTickets.mailing': ['Your saved numbers are being checked against the latest draw', 'the list'],
    'savedTickets.mailed': ['An e-mail with your results was sent', 'button "Resend e-mail"', 'the list'],
    'savedTickets.checking': ['Your saved numbers are being checked against the latest draw', 'the list'],
    'savedTickets.starting': 'Start adding numbers!',
    'savedTickets.listing': 'the list',
    'savedTickets.missedButMailed': ['No tickets were saved for this draw', 'button "Resend e-mail"'],
    'savedTickets.missed': 'No tickets were saved for this draw',
    'savedTickets.silent': [],
    'mail.sendable': [],
    'mail.resending': [],
  },
});
