import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { toastsMachine } from '../../machines/toasts.machine.ts';
import type { Severity } from '../../src/rules/toasts.ts';
import { Toasts } from '../../src/flows/toasts/toasts.view.tsx';
import { walk } from '../support/walk.ts';
import { sent } from '../walk/doubles.ts';

const raised = (severity: Severity, lasting?: number) => ({
  toast: { severity, text: `A ${severity} message`, ...(lasting === undefined ? {} : { lasting }) },
});
const roleOf = { success: 'group', info: 'group', warning: 'alert', error: 'alert' } as const;
type Opened = { actor: ActorRefFrom<typeof toastsMachine> };
const severityIn = ({ actor }: Opened) => actor.getSnapshot().context.toast?.severity ?? 'info';
const card = (opened: Opened) => screen.getByRole(roleOf[severityIn(opened)], { name: severityIn(opened) });
const seesIcon = (opened: Opened) =>
  expect(card(opened).querySelector('[data-icon]')).toHaveAttribute('data-icon', severityIn(opened));

walk<typeof toastsMachine>('toasts [TO-1, TO-2]', {
  machine: toastsMachine,
  cases: {
    'toast.raised': [raised('success'), raised('info', 5000), raised('warning'), raised('error')],
  },
  outcomes: {},
  impossible: {
    'A message that is held takes the newer one by an arrow of its own.': /^showing: toast.held → toast.raised/,
  },
  show: (actor) => <Toasts actor={actor} />,
  doing: {
    'toast.raised': sent,
    'toast.held': (_, opened) => fireEvent.pointerEnter(card(opened)),
    'toast.released': (_, opened) => fireEvent.pointerLeave(card(opened)),
    'toast.closed': () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
  },
  seeing: {
    empty: 'status "Messages"',
    showing: seesIcon,
    held: seesIcon,
  },
});
