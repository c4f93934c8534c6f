import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { landingMachine } from '../../machines/landing.machine.ts';
import { Landing } from '../../src/flows/home/landing.view.tsx';
import { ball } from '../../src/ui/balls.css.ts';
import { walk } from '../support/walk.ts';
import { followVisibility, sessionOf } from './people/actors.ts';
import { aDraw } from './people/boards.ts';
import { expectFailed } from './people/error-screen.ts';
import { announcing, put, withStills } from '../walk/doubles.ts';

walk<typeof landingMachine>('the landing page [BD-3, HOME-1, HOME-2, HOME-3, RS-3]', {
  machine: withStills(landingMachine).provide({ actors: { followVisibility: followVisibility.logic } }),
  cases: { 'draw.held': [], 'draw.arrived': [] },
  outcomes: {},
  show: (actor) => {
    const { powerball, megamillions } = actor.getSnapshot().children;
    put(powerball, 'showing.settled', { draw: aDraw });
    put(megamillions, 'showing.settled', { draw: { ...aDraw, next_jackpot: '$152 Million' } });
    return <Landing actor={actor} session={sessionOf(null).actor} />;
  },
  doing: {
    'draw.held': announcing('powerball'),
    'draw.arrived': announcing('powerball'),
    'screen.outdated': (event) => act(() => followVisibility.send(event)),
  },
  seeing: {
    showing: () => {
      const features = screen.getByRole('region', { name: 'Key Features' }).querySelectorAll('[data-icon]');
      const icons = [...features].map((icon) => icon.getAttribute('data-icon'));
      expect(icons).toEqual(['clock', 'ticket', 'bell', 'user', 'chart', 'shield']);
      expect(screen.getAllByText('10').map(({ className }) => className)).toEqual([ball.power, ball.mega]);
    },
    failed: expectFailed,
  },
});
