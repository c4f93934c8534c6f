import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { appMachine } from '../../../machines/app.machine.ts';
import { pageMachine, type OpenedScreen } from '../../../machines/page.machine.ts';
import { draw } from '../../../src/app/draw.tsx';
import { Page } from '../../../src/flows/page/page.view.tsx';
import { expectErrorScreen } from '../people/error-screen.ts';
import { parent, withStills } from '../../walk/doubles.ts';

/** What is logged from here on, which the console does not show. */
const logged = () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  return (): readonly unknown[] => log.mock.calls.flat();
};

const broken = new Error('no such month');
const breaks = () => {
  throw broken;
};
const Broken = breaks;

const expectReload = async () => {
  await waitFor(expectErrorScreen);
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  onTestFinished(() => reload.mockRestore());
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
};

test('a screen that throws says so in its place, is logged, and the next one is shown [OT-1]', async () => {
  const log = logged();
  const openScreen = fromPromise<OpenedScreen, { address: string }>(({ input: { address } }) =>
    Promise.resolve({ name: address, title: address }),
  );
  const page = createActor(pageMachine.provide({ actors: { openScreen } }), {
    input: { address: '/powerball', parent },
  });
  render(
    <>
      <p>What is around it</p>
      <Page actor={page} show={(name) => (name === '/powerball' ? <Broken /> : <h1>Home</h1>)} />
    </>,
  );
  await act(async () => page.start());
  await expectReload();
  expect(log()).toContain(broken);
  expect(screen.getByText('What is around it')).toBeVisible();
  await act(async () => page.send({ type: 'address.changed', address: '/' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

test('an app whose chart has failed says so, is logged, and is not hidden [OT-1]', async () => {
  const log = logged();
  const app = createActor(
    withStills(appMachine).provide({
      actors: { followAddress: fromCallback(breaks) },
      guards: { isForPlayers: () => false },
    }),
    {
      input: { address: '/', search: '', wanted: '' },
      logger: (...said: readonly unknown[]) => console.error(...said),
    },
  ).start();
  app.send({ type: 'session.vanished' });
  expect(app.getSnapshot()).toMatchObject({ status: 'active', value: 'failed', children: {} });
  const root = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => root.remove());
  document.documentElement.classList.add('player');
  await draw(root, {
    app,
    views: { screenOf: () => undefined, player: () => undefined },
    helpline: '1-800-HELP',
  });
  await expectReload();
  expect(log()).toContainEqual(expect.objectContaining({ error: broken }));
  expect(document.documentElement).not.toHaveClass('player');
});
