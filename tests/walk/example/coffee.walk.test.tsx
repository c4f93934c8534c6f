import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { walkWith } from '../walk.ts';
import { coffeeMachine } from './coffee.machine.ts';
import { Coffee } from './coffee.view.tsx';

const walk = walkWith({
  reference: { folder: './paths', files: import.meta.glob('./paths/*.json', { import: 'default' }) },
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;

walk<typeof coffeeMachine>('a cup of coffee', {
  machine: coffeeMachine,
  cases: {
    'cup.chosen': [({ cup }) => (cup === 'Lungo' ? undefined : { cup: 'Lungo' }), { cup: 'Espresso' }],
  },
  outcomes: { brew: ['poured', 'no beans'] },
  show: (actor) => <Coffee actor={actor} />,
  doing: {
    'cup.chosen': ({ cup }) => fireEvent.click(screen.getByRole('radio', { name: cup })),
    'cup.ordered': () => fireEvent.click(screen.getByRole('button', { name: /Brew|Try again/ })),
    'cup.taken': () => press('Take the cup'),
  },
  seeing: {
    choosing: 'button "Brew"',
    brewing: ({ actor }) => expect(status()).toBe(`Brewing ${actor.getSnapshot().context.cup}`),
    ready: 'button "Take the cup"',
    failed: 'button "Try again"',
  },
});
