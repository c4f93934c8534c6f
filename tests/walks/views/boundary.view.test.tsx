import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { pageMachine } from '../../../machines/page.machine.ts';
import { Page } from '../../../src/flows/page/page.view.tsx';
import { expectErrorScreen } from '../people/error-screen.ts';
import { parent, put, stillOf } from '../../walk/doubles.ts';

const broken = new Error('no such month');
const Broken = () => {
  throw broken;
};

afterEach(() => void vi.restoreAllMocks());

test('a screen that throws says so in its place, is logged, and the next one is shown [OT-1]', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const page = createActor(stillOf(pageMachine), { input: { address: '/powerball', parent } }).start();
  put(page, 'showing', { screen: '/powerball' });
  render(
    <>
      <p>What is around it</p>
      <Page actor={page} show={(name) => (name === '/powerball' ? <Broken /> : <h1>Home</h1>)} />
    </>,
  );
  await waitFor(expectErrorScreen);
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(log.mock.calls.flat()).toContain(broken);
  expect(screen.getByText('What is around it')).toBeVisible();
  put(page, 'showing', { screen: '/' });
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});
