import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { historyMachine } from '../../../machines/history.machine.ts';
import { gamePaths } from '../../../src/protocol/paths.ts';
import type { Game } from '../../../src/rules/games.ts';
import { historyGuards, noFilters } from '../../../src/rules/history-filters.ts';
import type { PastDraw } from '../../../src/rules/past-draws.ts';
import { History } from '../../../src/flows/history/history.view.tsx';
import { parent } from '../../walk/doubles.ts';

test('a history without any draw says so, and blames no filter [DH-1]', async () => {
  const chart = historyMachine.provide({
    guards: historyGuards,
    actors: { loadHistory: fromPromise<readonly PastDraw[], { game: Game }>(() => Promise.resolve([])) },
  });
  const input = { game: 'powerball', filters: noFilters, page: 1, parent } as const;
  const actor = createActor(chart, { input }).start();
  actor.send({ type: 'view.asked', view: input });
  render(<History actor={actor} played={new Set()} mine={() => null} files={gamePaths} aside={null} />);
  expect(await screen.findByText('There are no draws yet.')).toBeVisible();
  expect(screen.queryByText('No draw fits these filters.')).toBeNull();
});
