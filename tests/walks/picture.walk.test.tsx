import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pictureMachine } from '../../machines/picture.machine.ts';
import { Picture, type Figure } from '../../src/flows/picture/picture.view.tsx';
import { walk } from '../support/walk.ts';
import { draw } from './people/pictures.tsx';

const figure: Figure = {
  title: 'Main numbers',
  point: 'Most often: 3, in 6 of 9 draws (66.7%).',
  plotted: {
    kind: 'bars',
    tone: 'main',
    points: [4, 2, 6].map((y, at) => ({ x: at + 1, y })),
    xText: String,
    yText: String,
  },
  head: ['Number', 'Times drawn'],
  rows: [
    ['1', '4'],
    ['2', '2'],
    ['3', '6'],
  ],
};

walk<typeof pictureMachine>('a picture [PL-4]', {
  machine: pictureMachine,
  cases: {},
  outcomes: { loadPlot: [undefined] },
  show: (actor) => <Picture actor={actor} draw={draw} figure={figure} />,
  doing: { 'picture.asked': () => userEvent.click(screen.getByRole('button')) },
  seeing: {
    unasked: 'button "Show the chart"',
    loading: 'Loading the chart',
    drawn: 'img "Main numbers Most often: 3, in 6 of 9 draws (66.7%)."',
    missing: ['The chart could not be loaded.', 'button "Try again"'],
  },
});
