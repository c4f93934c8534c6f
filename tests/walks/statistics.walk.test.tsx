import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { statisticsMachine } from '../../machines/statistics.machine.ts';
import type { PastDraw, SixNumbers } from '../../src/rules/past-draws.ts';
import { statisticsOf, type Scope } from '../../src/rules/statistics.ts';
import { Numbers } from '../../src/flows/statistics/statistics.view.tsx';
import { pastDraw } from '../support/past-draw.ts';
import { walk } from '../support/walk.ts';
import { drawn } from './people/pictures.tsx';
import { sent } from '../walk/doubles.ts';

/** A draw every week, of numbers that wander over their ranges; its jackpot grows for ten draws. */
const drawsOf = (count: number): readonly PastDraw[] =>
  Array.from({ length: count }, (_, age): PastDraw => {
    const at = (place: number) => ((age * 17 + place * 13 + age * age) % 68) + 1;
    const numbers: SixNumbers = [at(0), at(1), at(2), at(3), at(4), ((age * 7) % 24) + 1];
    const date = new Date(Date.parse('2026-11-18') - age * 7 * 86_400_000).toISOString().slice(0, 10);
    const jackpot = age < 60 ? `$${(10 - (age % 10)) * 40} Million` : null;
    return pastDraw(date, numbers, { jackpot });
  });
const many = statisticsOf('megamillions', drawsOf(200));
const few = statisticsOf('megamillions', drawsOf(200).slice(90, 92));
const none = statisticsOf('megamillions', []);

const seesFigures = (isBusy: boolean) => () =>
  expect(screen.getAllByRole('radio')[0]?.closest('[aria-busy]')).toHaveAttribute('aria-busy', String(isBusy));
const choosing =
  (scope: Scope) =>
  ({ scope: before }: { readonly scope: Scope }) =>
    before === scope ? undefined : { scope };

walk<typeof statisticsMachine>('numbers and jackpots [PL-4]', {
  machine: statisticsMachine,
  inputs: [{ game: 'powerball' }],
  cases: {
    'game.chosen': [
      ({ game }) => ({ game: game === 'powerball' ? 'megamillions' : 'powerball' }),
      ({ game }) => ({ game }),
    ],
    'scope.chosen': [choosing('all'), choosing('era')],
  },
  outcomes: { countDraws: [many, few, none] },
  show: (actor) => <Numbers actor={actor} aside={null} picture={drawn} />,
  doing: {
    'game.chosen': sent,
    'scope.chosen': ({ scope }) =>
      userEvent.click(screen.getByRole('radio', { name: scope === 'all' ? 'All draws' : /^Since / })),
    'retry.requested': () => userEvent.click(screen.getByRole('button', { name: 'Try again' })),
    'draws.outdated': sent,
  },
  seeing: {
    unasked: 'Loading the draws',
    loading: 'Loading the draws',
    failed: ['The draws could not be loaded.', 'button "Try again"'],
    empty: 'No real draw has been received yet',
    'showing.counted': seesFigures(false),
    'showing.recounting': seesFigures(true),
  },
});
