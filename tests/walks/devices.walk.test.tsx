import { screen } from '@testing-library/react';
import { devicesMachine } from '../../machines/devices.machine.ts';
import type { Device } from '../../src/protocol/account.ts';
import { Devices } from '../../src/flows/devices/devices.view.tsx';
import { Card } from '../../src/ui/card.tsx';
import { walk } from '../support/walk.ts';
import { person } from './people/person.ts';

const day = '2026-11-18T18:00:00.000Z';
const here: Device = {
  id: 'd1',
  browser: 'Firefox on Windows',
  is_current: true,
  first_used_at: day,
  last_used_at: '2026-11-20T18:00:00.000Z',
};
const there: Device = { ...here, id: 'd2', browser: 'Safari on iPhone', is_current: false };

const tablet: Device = { ...there, id: 'd3', browser: 'Safari on iPad' };

const { user } = person();
const one = () => screen.getByRole('button', { name: 'Sign out Safari on iPhone' });
const all = () => screen.getByRole('button', { name: 'Sign out everywhere else' });

walk<typeof devicesMachine>('the devices [AK-5, SA-7]', {
  machine: devicesMachine,
  cases: {
    'signOut.requested': [
      ({ devices }) => (devices.length > 1 ? { id: null } : undefined),
      ({ devices }) => (devices.some(({ id }) => id === 'd2') ? { id: 'd2' } : undefined),
    ],
  },
  outcomes: {
    loadDevices: [[here, there, tablet], [here]],
    signOutDevices: [[here, tablet], [here], { message: 'Too many tries. Try again in 1 minute.' }],
  },
  show: (actor) => (
    <Card title="Your devices" level={2} width="page">
      <Devices actor={actor} />
    </Card>
  ),
  doing: {
    'retry.requested': () => person().press('Try again'),
    'signOut.requested': ({ id }) => user.click(id === null ? all() : one()),
  },
  seeing: {
    loading: 'Loading your devices',
    failed: ['Your devices could not be loaded.', 'button "Try again"'],
    showing: 'Firefox on WindowsFirst used Nov 18, 2026, last used Nov 20, 2026This device',
    signingOut: ['[disabled, busy]', 'button "Sign out Safari on iPad" (secondary) [disabled]'],
  },
});
