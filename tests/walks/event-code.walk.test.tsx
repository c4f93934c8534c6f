import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventCodeMachine } from '../../machines/event-code.machine.ts';
import { EventCode } from '../../src/flows/event-code/event-code.view.tsx';
import { walk } from '../support/walk.ts';
import { parent, sent } from '../walk/doubles.ts';

walk<typeof eventCodeMachine>('the saved-tickets area [WI-1, WI-2, WI-3, WI-4, WI-5, WI-6, WI-8, RS-1]', {
  machine: eventCodeMachine,
  inputs: [{ game: 'megamillions', parent }],
  cases: { 'code.answered': [], 'code.unanswered': [] },
  outcomes: {
    askEventCode: [101, 102, 103, 202, 203, 204, 205, 404],
    resendResults: [{ severity: 'success', text: 'sent', lasting: 5000 }],
  },
  impossible: {
    'A code is passed on at once when its answer comes, and by nothing else.':
      /^(?!asking.requesting: askEventCode answers).* → savedTickets: code.answered/,
    'An answer is passed on as a code before anything else happens.':
      /^asking.requesting: askEventCode answers.* → (?!savedTickets: code)/,
    'The code that is passed on is the one that was answered: 103 or another.':
      /^asking.+ answers \((isBeingChecked\) → (?!.*isBeingChecked)|(?!isBeingChecked).* → .*isBeingChecked)/,
    'A mail can be asked for only with 102 and 204, not with 103.':
      /^mail.sendable: .* → asking.requesting: askEventCode answers \(hasAwaitedNumbers/,
    'Silence is passed on at once when an asking ends without an answer, and by nothing else.':
      /^(?!asking.requesting: (askEventCode fails|after)).* → savedTickets.waiting: code.unanswered/,
    'The asking that brought it is over by then.':
      /^savedTickets(: code.answered .*|.waiting: code.unanswered) → asking.requesting/,
    'Only with 102 and 204 is there a mail to send again.':
      /^savedTickets: code.answered \((?!wasMailed|hasMissedButMail).* → mail.sendable/,
    'No code has come yet, so no mail could be asked for.':
      /^(savedTickets.waiting: code.unanswered → mail|mail.* → savedTickets.unreached: after)/,
    'The end of the pause asks again before anything else happens.':
      /^savedTickets.+: after askingPause → (?!asking.(resting|requesting): code.outdated)/,
    'A mail can be asked for only with 102 and 204, and those wait for no pause.':
      /^mail.sendable: .* → savedTickets.(mailing|checking): after/,
  },
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
