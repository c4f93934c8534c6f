import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '../../../machines/app.machine.ts';
import { pageMachine } from '../../../machines/page.machine.ts';
import { draw } from '../../../src/app/draw.tsx';
import { Page } from '../../../src/flows/page/page.view.tsx';
import { expectErrorScreen } from '../people/error-screen.ts';
import { parent, put, stillOf } from '../../walk/doubles.ts';

const broken = new Error('no such month');
const Broken = () => {
  throw broken;
};

const expectReload = async () => {
  await waitFor(expectErrorScreen);
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
};

test('a screen that throws is logged and replaced by an error, and the next one is shown [OT-1]', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const page = createActor(stillOf(pageMachine), { input: { address: '/powerball', parent } }).start();
  put(page, 'showing', { screen: '/powerball' });
  render(
    <>
      <p>What is around it</p>
      <Page actor={page} show={(name) => (name === '/powerball' ? <Broken /> : <h1>Home</h1>)} />
    </>,
  );
  await expectReload();
  expect(log.mock.calls.flat()).toContain(broken);
  expect(screen.getByText('What is around it')).toBeVisible();
  put(page, 'showing', { screen: '/' });
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

test('an app whose chart has failed says so, and is not hidden [OT-1]', async () => {
  const app = createActor(stillOf(appMachine), { input: { address: '/', search: '', wanted: '' } }).start();
  put(app, 'failed');
  const root = document.body.appendChild(document.createElement('div'));
  document.documentElement.classList.add('player');
  await draw(root, { app, views: { screenOf: () => undefined, player: () => undefined }, helpline: '1-800-HELP' });
  await expectReload();
  expect(document.documentElement).not.toHaveClass('player');
  root.remove();
});
