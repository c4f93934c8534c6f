import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { whatIfMachine } from '../../machines/what-if.machine.ts';
import type { PastDraw } from '../../src/rules/past-draws.ts';
import { whatIf, whatIfGuards } from '../../src/rules/what-if.ts';
import { WhatIf } from '../../src/flows/what-if/what-if.view.tsx';
import { walk } from '../support/walk.ts';
import { boxed, enter, entered, paste } from './people/boxes.ts';
import { expectBusy } from './people/person.ts';
import { sent } from '../walk/doubles.ts';

const past: PastDraw = {
  ...{ date: '2026-11-18', numbers: [5, 12, 33, 41, 61, 8], multiplier: null, jackpot: null },
  ...{ state: 'confirmed', corrections: [], conflicts: [] },
};
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const check = () => screen.getByRole('button', { name: 'Check all draws' });
const sees = (what: { canCheck: boolean; alert?: string; sum?: boolean }) => {
  expect(check().hasAttribute('disabled')).toBe(!what.canCheck);
  if (what.alert !== undefined) expect(screen.getByText(what.alert)).toBeVisible();
  expect(screen.queryByText('Imagined, not real winnings') !== null).toBe(what.sum === true);
};

walk<typeof whatIfMachine>('what if [DH-3, OT-12]', {
  machine: whatIfMachine.provide({ guards: whatIfGuards }),
  inputs: [{ game: 'powerball' }],
  cases: {
    'numbers.edited': [
      boxed(0, '5'),
      boxed(0, ''),
      entered('5', '5', '33', '41', '60', '8'),
      entered('5', '5', '33', '41', '60', '9'),
      entered('5', '12', '33', '41', '60', '8'),
      entered('5', '12', '33', '41', '60', '9'),
    ],
    'paste.refused': [{ found: 4 }],
    'form.submitted': [{}],
    'game.chosen': [
      ({ game }) => ({ game: game === 'powerball' ? 'megamillions' : 'powerball' }),
      ({ game }) => ({ game }),
    ],
  },
  outcomes: { checkNumbers: [whatIf('powerball', [5, 12, 33, 41, 60, 8], [past])] },
  show: (actor) => <WhatIf actor={actor} />,
  doing: {
    'numbers.edited': ({ numbers }) => enter(boxes(), numbers),
    'paste.refused': () => paste(boxes()[0], ['5', '12', '33', 'and', '41']),
    'form.submitted': () => userEvent.click(check()),
    'game.chosen': sent,
  },
  seeing: {
    'entering.checking': () => undefined,
    'entering.incomplete': () => sees({ canCheck: false }),
    'entering.invalid': () => sees({ canCheck: false, alert: 'Duplicate values are not allowed.' }),
    'entering.complete': () => sees({ canCheck: true }),
    'entering.answered': () => {
      sees({ canCheck: false, sum: true });
      expect(screen.getByText('$50,000')).toBeVisible();
      expect(screen.getByRole('list', { name: 'Best draws' })).toHaveTextContent(
        /4 numbers and the (Power|Mega) Ball matched: \$/,
      );
    },
    'entering.unanswered': () =>
      sees({ canCheck: true, alert: 'The draw history could not be loaded. Please try again.' }),
    checkingNumbers: () => {
      expectBusy(check());
      for (const field of boxes()) expect(field).toHaveAttribute('readonly');
    },
  },
  always: ({ actor }) => {
    const { numbers, found } = actor.getSnapshot().context;
    expect(boxes().map(({ value }) => value)).toEqual(numbers);
    expect(screen.queryByText(/This text has 4\./) !== null).toBe(found === 4);
  },
});
