import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { toastsMachine } from '../../machines/toasts.machine.ts';
import type { Severity, Toast } from '../../src/rules/toasts.ts';
import { Toasts } from '../../src/flows/toasts/toasts.view.tsx';
import { walk } from '../support/walk.ts';
import { sent } from '../walk/doubles.ts';

const raised = (severity: Severity, lasting?: number) => ({
  toast: { severity, text: `A ${severity} message`, ...(lasting === undefined ? {} : { lasting }) },
});
const roleOf = { success: 'group', info: 'group', warning: 'alert', error: 'alert' } as const;
const card = ({ severity }: Toast) => screen.getByRole(roleOf[severity], { name: severity });
type Opened = { actor: ActorRefFrom<typeof toastsMachine> };
const shown = ({ actor }: Opened) => card(actor.getSnapshot().context.toast ?? { severity: 'info', text: '' });
const seesToast = ({ actor }: Opened) => {
  const { toast } = actor.getSnapshot().context;
  expect(toast && card(toast)).toHaveTextContent(toast?.text ?? '');
  expect(toast && card(toast).querySelector('[data-icon]')).toHaveAttribute('data-icon', toast?.severity);
};

walk<typeof toastsMachine>('toasts [TO-1, TO-2]', {
  machine: toastsMachine,
  cases: {
    'toast.raised': [raised('success'), raised('info', 5000), raised('warning'), raised('error')],
    'toast.held': [{}],
    'toast.released': [{}],
    'toast.closed': [{}],
  },
  outcomes: {},
  show: (actor) => <Toasts actor={actor} />,
  doing: {
    'toast.raised': sent,
    'toast.held': (_, opened) => fireEvent.pointerEnter(shown(opened)),
    'toast.released': (_, opened) => fireEvent.pointerLeave(shown(opened)),
    'toast.closed': () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
  },
  seeing: {
    empty: () => expect(screen.getByRole('status', { name: 'Messages' })).toBeEmptyDOMElement(),
    showing: seesToast,
    held: seesToast,
  },
});
