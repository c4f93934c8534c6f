import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { resultsMachine } from '../../machines/results.machine.ts';
import type { LastResults } from '../../src/protocol/history.ts';
import { Results } from '../../src/flows/results/results.view.tsx';
import { walk } from '../support/walk.ts';
import { checkedWith } from './people/boards.ts';
import { parent, sent } from '../walk/doubles.ts';

const unchecked = (state: LastResults['state'], tickets: number) => ({ ...checkedWith(), state, tickets });

walk<typeof resultsMachine>('the results of the last draw [OT-10, RS-1, RS-4, SV-8, SV-11]', {
  machine: resultsMachine,
  inputs: [{ game: 'megamillions', parent }],
  cases: {
    'results.answered': [],
    'results.unanswered': [],
  },
  outcomes: {
    loadLastResults: [
      unchecked('none', 0),
      unchecked('awaited', 1),
      unchecked('checking', 2),
      unchecked('disputed', 1000),
      checkedWith(1, 9, null),
      checkedWith(3, 8, null),
      checkedWith(null),
      { ...checkedWith(3), is_sample: true },
      { ...checkedWith(3), date: '2026-11-20' },
    ],
  },
  impossible: {
    'Results are passed on at once when they come, and by nothing else.':
      /^(?!asking.requesting: loadLastResults answers|asking: results.answered).* → (asking|outcome): results.answered/,
    'Results are passed on before anything else happens.':
      /^asking.requesting: loadLastResults answers → (?!(asking|outcome): results.answered)/,
    'Silence is passed on at once when an asking ends without an answer, and by nothing else.':
      /^(?!asking.requesting: (loadLastResults fails|after)).* → outcome.(opening|waiting): results.unanswered/,
    'The asking that brought it is over by then.':
      /^outcome(: results.answered .*|.(opening|waiting): results.unanswered) → asking.requesting/,
    'A draw, the end of a pause and the person ask again before anything else happens.':
      /^outcome(: draw.held|.(awaited|checking): after|.failed: retry).* → (?!asking: results.outdated)/,
    'The opening lasts while the first asking does, and is the shorter of the two.':
      /^asking.*(fails|Timeout|Pause) → outcome.opening: after|^outcome.opening: after.* → asking.resting/,
  },
  show: (actor) => <Results actor={actor} shownDate="2026-11-18" />,
  doing: {
    'draw.held': sent,
    'results.outdated': sent,
    'retry.requested': () => {
      const button = screen.queryByRole('button', { name: 'Try again' });
      return button && userEvent.click(button);
    },
    'results.answered': sent,
    'results.unanswered': sent,
  },
  seeing: {
    'asking.requesting': [],
    'asking.resting': [],
    'outcome.opening': 'Looking up your results…',
    'outcome.waiting': 'Looking up your results…',
    'outcome.failed': 'Your results could not be loaded.',
    'outcome.notPlayed': 'No ticket in the last draw None of your tickets played on Nov 18, 2026.',
    'outcome.awaited': 'Waiting for the',
    'outcome.checking': 'Your results are being checked The numbers of Nov 18, 2026 are waiting',
    'outcome.disputed': 'The sources disagree Your 1,000 tickets for Nov 18, 2026 will be checked',
    'outcome.wonJackpot': [
      'Your result for Nov 18, 2026 You won the jackpot and $10 to $50',
      '2 of your 3 tickets won.',
    ],
    'outcome.won': () => expect(screen.getByRole('status')).toHaveTextContent(/ won |The new numbers are out/),
    'outcome.lost': 'Your result for Nov 18, 2026 No prize this time Your ticket did not win.',
  },
});
