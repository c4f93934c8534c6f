import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** What stands where a screen should be and cannot: why, and a way to load the page again. */
export const expectUndrawn = () => {
  const card = within(screen.getByRole('region', { name: 'This page cannot be shown' }));
  expect(card.getByRole('alert')).toHaveTextContent('Something went wrong in the app.');
  expect(card.getByRole('button', { name: 'Reload' })).toBeEnabled();
};

/** What a page's chart does for its log alone. */
export const logOfFailure = {
  mutant: /^failed without the action 1 of its entry$/,
  why: 'It is told to the console, for who looks there after a report.',
} as const;
