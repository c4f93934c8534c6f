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
  cases: { 'address.changed': [{ address: '/powerball' }, { address: '/megamillions' }] },
  outcomes: { openScreen: [board] },
  show: (actor) => <Page actor={actor} show={show} />,
  doing: { 'address.changed': sent, 'retry.requested': () => person().press('Try again') },
  seeing: {
    loading: 'Loading the page',
    showing: 'heading "The board of /powerball"',
    failed: ['Something went wrong on the way.', 'button "Try again"'],
  },
});
