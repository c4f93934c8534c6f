import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { resultsMachine } from '../../../machines/results.machine.ts';
import type { LastResults } from '../../../src/protocol/history.ts';
import type { Game } from '../../../src/rules/games.ts';
import { Results } from '../../../src/views/board/results.view.tsx';
import { deferredPromise } from '../../support/deferred.ts';
import { checkedWith } from '../people/boards.ts';

const show = async (
  results: LastResults,
  { game = 'powerball', shownDate = '2026-11-18' }: { game?: Game; shownDate?: string } = {},
) => {
  const loadLastResults = deferredPromise<LastResults, { game: Game }>();
  const machine = resultsMachine.provide({ actors: { loadLastResults: loadLastResults.logic } });
  render(<Results actor={createActor(machine, { input: { game } }).start()} shownDate={shownDate} />);
  await act(async () => loadLastResults.resolve(results));
  return screen.getByRole('status');
};

test('results are not shown beside the numbers of the draw before [OT-10]', async () => {
  const band = await show(checkedWith(3), { shownDate: '2026-11-16' });
  expect(band).toHaveTextContent('The new numbers are out');
  expect(band).not.toHaveTextContent('You won');
});

test('what a sample draw would have won is not said to be won [RS-1, SV-8]', async () => {
  const band = await show({ ...checkedWith(3), is_sample: true });
  expect(band).toHaveTextContent('Sample draw of Nov 18, 2026You would have won $50,000');
  expect(band).toHaveTextContent('These numbers are made up.');
});

test('prizes by the multiplier are a range, and say why [RS-1, SV-11]', async () => {
  const band = await show(checkedWith(3), { game: 'megamillions' });
  expect(band).toHaveTextContent('You won $20,000 to $100,000');
  expect(band).toHaveTextContent('The amount depends on the multiplier on each ticket.');
});
