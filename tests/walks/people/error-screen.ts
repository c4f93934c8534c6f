import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

/** What stands where a screen should be and cannot: why, and a way to load the page again. */
export const expectErrorScreen = () => {
  const card = within(screen.getByRole('region', { name: 'This page cannot be shown' }));
  expect(card.getByRole('alert')).toHaveTextContent('Something went wrong in the app.');
  expect(card.getByRole('button', { name: 'Reload' })).toBeEnabled();
};

/** A page of which a part did not start, or an app that failed, says so on the screen and in the log. */
export const expectFailed = ({ logged }: { readonly logged: readonly unknown[] }) => {
  expectErrorScreen();
  expect(logged.slice(-2)).toEqual([
    expect.stringMatching(/^(?:A part of the page did not start|The app failed)$/),
    expect.objectContaining({ type: expect.stringMatching(/^xstate\.error\.actor\./) as string }),
  ]);
};
