import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whatIfMachine } from '../../machines/what-if.machine.ts';
import type { PastDraw } from '../../src/rules/past-draws.ts';
import { whatIf, whatIfGuards } from '../../src/rules/what-if.ts';
import { WhatIf } from '../../src/flows/what-if/what-if.view.tsx';
import { walk } from '../support/walk.ts';
import { enter, paste, sixEdits } from './people/boxes.ts';
import { pastDraw } from '../support/past-draw.ts';
import { sent } from '../walk/doubles.ts';

const past = pastDraw('2026-11-18', [5, 12, 33, 41, 61, 8]);
const older = ['14', '11', '07', '04', '02'].map((day) => ({ ...past, date: `2026-11-${day}` }));
/** Its numbers ended at 59, and its special balls at 35. */
const oldest = { ...past, date: '2012-01-18' };
const checkedAgainst = (...draws: PastDraw[]) => whatIf('powerball', [5, 12, 33, 41, 60, 8], draws);
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');

walk<typeof whatIfMachine>('what if [DH-3, OT-12, SV-8]', {
  machine: whatIfMachine.provide({ guards: whatIfGuards }),
  inputs: [{ game: 'powerball' }],
  cases: {
    'numbers.edited': sixEdits,
    'paste.refused': [{ found: 4 }],
    'game.chosen': [
      ({ game }) => ({ game: game === 'powerball' ? 'megamillions' : 'powerball' }),
      ({ game }) => ({ game }),
    ],
  },
  outcomes: {
    checkNumbers: [
      checkedAgainst(past, ...older, oldest),
      checkedAgainst({ ...past, state: 'sample' }),
      checkedAgainst(oldest, { ...past, date: '2012-01-21' }),
    ],
  },
  show: (actor) => <WhatIf actor={actor} />,
  doing: {
    'numbers.edited': ({ numbers }) => enter(boxes(), numbers),
    'paste.refused': () => paste(boxes()[0], ['5', '12', '33', 'and', '41']),
    'form.submitted': () => userEvent.click(screen.getByRole('button', { name: 'Check all draws' })),
    'game.chosen': sent,
  },
  seeing: {
    'entering.checking': [],
    'entering.incomplete': 'button "Check all draws" (primary) [disabled]',
    'entering.invalid': ['Duplicate values are not allowed.', 'button "Check all draws" (primary) [disabled]'],
    'entering.complete': 'button "Check all draws"',
    'entering.answered': ({ actor }) => {
      const { played = 0, outOfEra = 0 } = actor.getSnapshot().context.outcome ?? {};
      const left = outOfEra === 1 ? '1 draw is' : '2 draws are';
      if (outOfEra > 0) screen.getByText(`${left} left out: these numbers could not be played then.`);
      return screen.getByText(
        played + outOfEra === 0
          ? 'No real draw has been received yet, so there is nothing to check.'
          : new RegExp(`^${played} prizes in ${played} draws`),
      );
    },
    'entering.unanswered': 'The draw history could not be loaded. Please try again.',
    checkingNumbers: ['form "What if?" [busy]', 'button "Check all draws" (primary) [disabled, busy]'],
  },
});
