import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { pageMachine, type OpenedScreen } from '../../machines/page.machine.ts';
import { Page } from '../../src/flows/page/page.view.tsx';
import { walk } from '../support/walk.ts';
import { person } from './people/person.ts';
import { parent, sent } from '../walk/doubles.ts';

const input = { address: '/', parent };
const board: OpenedScreen = { name: '/powerball', title: 'Power Ball' };
const show = (name: string) => <h1>{`The board of ${name}`}</h1>;

walk<typeof pageMachine>('page [NAV-8]', {
  machine: pageMachine,
  inputs: [input],
  cases: { 'address.changed': [{ address: '/powerball' }, { address: '/megamillions' }], 'retry.requested': [{}] },
  outcomes: { openScreen: [board] },
  show: (actor) => <Page actor={actor} show={show} />,
  doing: { 'address.changed': sent, 'retry.requested': () => person().press('Try again') },
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
