import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { accountChangeMachine } from '../../../machines/account-change.machine.ts';
import { accountMachine } from '../../../machines/account.machine.ts';
import { devicesMachine } from '../../../machines/devices.machine.ts';
import { eventCodeMachine } from '../../../machines/event-code.machine.ts';
import { historyMachine } from '../../../machines/history.machine.ts';
import { gamePaths } from '../../../src/protocol/paths.ts';
import { noFilters } from '../../../src/rules/history-filters.ts';
import { Offline } from '../../../src/ui/offline.tsx';
import { AccountChange } from '../../../src/flows/account-change/account-change.view.tsx';
import { Account } from '../../../src/flows/account/account.view.tsx';
import { Devices } from '../../../src/flows/devices/devices.view.tsx';
import { History } from '../../../src/flows/history/history.view.tsx';
import { EventCode } from '../../../src/flows/event-code/event-code.view.tsx';
import { TicketEntry } from '../../../src/flows/ticket-entry/ticket-entry.view.tsx';
import { TicketRow } from '../../../src/flows/ticket-row/ticket-row.view.tsx';
import { ada, sessionOf } from '../people/actors.ts';
import { aTicket } from '../people/boards.ts';
import { entryChart, rowChart } from '../people/tickets.ts';
import { parent, stillOf } from '../../walk/doubles.ts';

const notice = 'You are not connected. You are seeing data last loaded.';
const form = { subject: 'deletion', currentPassword: 'Sesame!Open' } as const;

const account = () => {
  const context = { parent, wantsMails: true, form, notice: '', errorMessage: '' };
  const snapshot = accountMachine.resolveState({ value: { open: 'overview' }, context });
  const actor = createActor(accountMachine, { input: { parent }, snapshot }).start();
  const why = 'You are not connected. Changes to your account have to wait.';
  return { actor, why, view: <Account actor={actor} session={sessionOf(ada).actor} /> };
};
const deletion = () => {
  const context = { form, parent, weakness: '', errorMessage: '', refusedField: '' };
  const snapshot = accountChangeMachine.resolveState({ value: { filling: 'ready' }, context });
  const actor = createActor(accountChangeMachine, { input: { form, parent }, snapshot }).start();
  return { actor, why: notice, view: <AccountChange actor={actor} /> };
};
const row = (...types: readonly ('editing.started' | 'deletion.requested')[]) => {
  const actor = createActor(rowChart, { input: { game: 'powerball', ticket: aTicket, parent } }).start();
  for (const type of types) actor.send({ type });
  return { actor, why: notice, view: <TicketRow actor={actor} list={parent} game="powerball" ticket={aTicket} /> };
};
const entry = () => {
  const actor = createActor(entryChart, { input: { game: 'powerball', parent } }).start();
  actor.send({ type: 'numbers.edited', numbers: aTicket.numbers });
  const why = 'You are not connected. Saving has to wait; what you typed stays here.';
  return { actor, why, view: <TicketEntry actor={actor} /> };
};
const eventCode = () => {
  const actor = createActor(eventCodeMachine, { input: { game: 'powerball', parent } }).start();
  actor.send({ type: 'code.answered', code: 102 });
  return { actor, why: notice, view: <EventCode actor={actor}>the list</EventCode> };
};
const devices = () => {
  const used = { first_used_at: '2026-11-20T12:00:00Z', last_used_at: '2026-11-20T12:00:00Z' };
  const known = ['here', 'there'].map((id) => ({ id, browser: id, is_current: id === 'here', ...used }));
  const context = { devices: known, signOut: { id: null }, errorMessage: '' };
  const actor = createActor(devicesMachine, { snapshot: devicesMachine.resolveState({ value: 'showing', context }) });
  return { actor: actor.start(), why: notice, view: <Devices actor={actor} /> };
};
const history = () => {
  const view = { game: 'powerball', filters: noFilters, page: 1 } as const;
  const actor = createActor(stillOf(historyMachine), { input: { ...view, parent } }).start();
  const props = { played: new Set<string>(), mine: () => null, files: gamePaths, aside: null };
  return { actor, why: notice, view: <History actor={actor} {...props} /> };
};
const settings = ['Results emails', 'Change name', 'Show devices', 'Download my data', 'Delete my account'];

test.each([
  ['the account', account, settings],
  ['a deletion with its password', deletion, ['Delete my account']],
  ['the devices', devices, ['Sign out there', 'Sign out everywhere else']],
  ['a ticket', () => row(), ['Edit ticket', 'Delete ticket']],
  ['an open ticket', () => row('editing.started'), ['Save changes']],
  ['a ticket that is to be deleted', () => row('deletion.requested'), ['Yes']],
  ['a new ticket', entry, ['Save Ticket', 'Ticket is complete: save it']],
  ['a mailed result', eventCode, ['Resend e-mail']],
  ['the files of a game', history, ['Download history (CSV)', 'Calendar of coming draws (.ics)']],
])('without a connection, %s sends nothing, and each control says why [PL-3]', async (_what, open, names) => {
  const { actor, why, view } = open();
  render(
    <Offline value="notice">
      <p id="notice">{notice}</p>
      {view}
    </Offline>,
  );
  const send = vi.spyOn(actor, 'send');
  for (const field of document.querySelectorAll('input')) await userEvent.type(field, '{Enter}');
  for (const name of names) {
    const found = ['switch', 'link', 'button'].flatMap((role) => screen.queryAllByRole(role, { name }));
    const [control = expect.fail(name)] = found;
    expect(control).toHaveAttribute('aria-disabled', 'true');
    expect(control).toHaveAccessibleDescription(expect.stringContaining(why) as string);
    await userEvent.click(control);
    // A checkbox is only read-only.
    expect(control.matches('input') || !fireEvent.click(control)).toBe(true);
  }
  expect(send).not.toHaveBeenCalled();
});
