import { render, screen } from '@testing-library/react';
import { test } from 'vitest';
import { createActor } from 'xstate';
import { historyMachine } from '../../../machines/history.machine.ts';
import { gamePaths } from '../../../src/protocol/paths.ts';
import { noFilters } from '../../../src/rules/history-filters.ts';
import { History } from '../../../src/flows/history/history.view.tsx';
import { pastDraw } from '../../support/past-draw.ts';
import { parent, put, stillOf } from '../../walk/doubles.ts';

test('thousands of draws that a filter finds are counted with a comma [DH-1]', () => {
  const draws = Array.from({ length: 2000 }, (_, day) =>
    pastDraw(new Date(day * 86_400_000).toISOString().slice(0, 10), [1, 2, 3, 4, 5, day < 1200 ? 6 : 7]),
  );
  const filters = { ...noFilters, numbers: '6' };
  const actor = createActor(stillOf(historyMachine), {
    input: { game: 'powerball', filters, page: 1, parent },
  }).start();
  put(actor, 'draws.settled', { draws });
  render(<History actor={actor} played={new Set()} mine={() => null} files={gamePaths} aside={null} />);
  screen.getByText('1,200 of 2,000 draws');
});
