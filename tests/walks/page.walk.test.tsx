import { act, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { pageMachine, type OpenedScreen } from '../../machines/page.machine.ts';
import { Page } from '../../src/views/frame/page.view.tsx';
import { deferredPromise } from '../support/deferred.ts';
import { walk } from '../support/walk.ts';
import { person } from './people/person.ts';

const input = { address: '/' };
const board: OpenedScreen = { name: '/powerball', title: 'Power Ball' };
const show = (name: string) => <h1>{`The board of ${name}`}</h1>;

walk<typeof pageMachine>('page [NAV-8]', {
  machine: pageMachine,
  inputs: [input],
  cases: { 'address.changed': [{ address: '/powerball' }, { address: '/megamillions' }], 'retry.requested': [{}] },
  answers: { openScreen: [board] },
  open: ({ machine, options }) => {
    const openScreen = deferredPromise<OpenedScreen, { address: string }>();
    const actor = createActor(machine.provide({ actors: { openScreen: openScreen.logic } }), {
      ...options,
      input,
    }).start();
    render(<Page actor={actor} show={show} />);
    return {
      actor,
      ports: { openScreen },
      doing: {
        'address.changed': (event) => act(() => actor.send(event)),
        'retry.requested': () => person().press('Try again'),
      },
    };
  },
  seeing: {
    loading: ({ actor, ports }) => {
      expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
      expect(ports.openScreen.inputs.at(-1)).toEqual({ address: actor.getSnapshot().context.address });
    },
    showing: () => expect(screen.getByRole('heading', { name: 'The board of /powerball' })).toBeVisible(),
    failed: () => {
      expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on the way.');
      expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
  },
});
