import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { accountMachine } from '../../../machines/account.machine.ts';
import { appMachine } from '../../../machines/app.machine.ts';
import { connectionMachine } from '../../../machines/connection.machine.ts';
import { pageMachine } from '../../../machines/page.machine.ts';
import { sessionMachine } from '../../../machines/session.machine.ts';
import { toastsMachine } from '../../../machines/toasts.machine.ts';
import { versionMachine } from '../../../machines/version.machine.ts';
import { childEvents } from '../../../src/screens/child-events.ts';
import { draw } from '../../../src/screens/shell/draw.tsx';
import { Page } from '../../../src/views/frame/page.view.tsx';
import { stillOf } from '../../support/still.ts';

/** What is logged from here on, which the console does not show. */
const logged = () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  return (): readonly unknown[] => log.mock.calls.flat();
};

const broken = new Error('no such month');
const Broken = () => {
  throw broken;
};

const expectUndrawn = async () => {
  const card = within(await screen.findByRole('region', { name: 'This page cannot be shown' }));
  expect(card.getByRole('alert')).toHaveTextContent('Something went wrong in the app.');
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  onTestFinished(() => reload.mockRestore());
  await userEvent.click(card.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
};

test('a screen that throws while it is drawn says so in its place, is logged, and does not keep another from being shown [OT-1]', async () => {
  const log = logged();
  const openScreen = fromPromise(({ input: { address } }: { input: { address: string } }) =>
    Promise.resolve({ name: address, title: address }),
  );
  const page = createActor(pageMachine.provide({ actors: { openScreen } }), { input: { address: '/powerball' } });
  render(
    <>
      <p>What is around it</p>
      <Page actor={page} show={(name) => (name === '/powerball' ? <Broken /> : <h1>Home</h1>)} />
    </>,
  );
  await act(async () => page.start());
  await expectUndrawn();
  expect(log()).toContain(broken);
  expect(screen.getByText('What is around it')).toBeVisible();
  await act(async () => page.send({ type: 'address.changed', address: '/' }));
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
});

test('an app whose chart has failed says so, is logged, and hides nothing of it behind a shell for another [OT-1]', async () => {
  const log = logged();
  const app = createActor(
    appMachine.provide({
      actors: {
        childEvents,
        session: stillOf(sessionMachine),
        page: stillOf(pageMachine),
        toasts: stillOf(toastsMachine),
        account: stillOf(accountMachine),
        connection: stillOf(connectionMachine),
        version: stillOf(versionMachine),
        followAddress: fromCallback(() => {
          throw broken;
        }),
      },
      guards: { isForPlayers: () => false },
    }),
    { input: { session: null, address: '/' } },
  );
  app.subscribe({ error: () => undefined });
  app.start();
  expect(app.getSnapshot().status).toBe('error');
  const root = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => root.remove());
  document.documentElement.classList.add('unfit');
  await draw(root, { source: app, views: { screenOf: () => undefined, player: () => undefined } }, '1-800-HELP');
  await expectUndrawn();
  expect(log()).toContain(broken);
  expect(document.documentElement).not.toHaveClass('unfit');
});
