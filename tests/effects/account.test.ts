import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { switchMails, downloadRecords, loadAccount } from '../../src/flows/account/account.effects.ts';
import { changeAccount } from '../../src/flows/account-change/account-change.effects.ts';
import { loadDevices, signOutDevices } from '../../src/flows/devices/devices.effects.ts';
import type { AccountForm } from '../../src/rules/account-forms.ts';
import { ApiError } from '../../src/client/calls.ts';
import { stubClient } from '../support/client.ts';
import { answerOf } from '../support/ports.ts';

const offline = new TypeError('Failed to fetch');

test('the account is loaded, and results emails are switched at their own address [API-21, API-22, AK-5]', async () => {
  const { asked, client } = stubClient({ wanted: false, first_name: 'Ada' });
  const user = { wanted: false, first_name: 'Ada' };
  expect(await answerOf(loadAccount(client))).toEqual({ user, wantsMails: false });
  expect(await answerOf(switchMails(client), { wantsMails: true })).toEqual({ wantsMails: false });
  expect(asked).toEqual([
    ['get', '/api/v1/user/profile/'],
    ['get', '/api/v1/user/results-mails/'],
    ['put', '/api/v1/user/results-mails/', { wanted: true }],
  ]);
});

describe('the copy of all stored data', () => {
  test('is saved as one readable file [API-23, SV-13]', async () => {
    const [{ client, asked }, save] = [stubClient({ profile: { email: 'ada@example.org' } }), vi.fn()];
    await answerOf(downloadRecords(client, save));
    expect(asked).toEqual([['get', '/api/v1/user/records/']]);
    expect(save.mock.calls).toEqual([
      ['lottery-board-data.json', '{\n  "profile": {\n    "email": "ada@example.org"\n  }\n}\n'],
    ]);
  });

  test('is not saved once the account is closed, nor without an answer [SV-13]', async () => {
    const [{ client }, save, saveLater] = [stubClient({}), vi.fn(), vi.fn()];
    createActor(downloadRecords(client, save)).start().stop();
    await answerOf(downloadRecords(client, saveLater));
    await expect(answerOf(downloadRecords(stubClient(offline).client, save))).rejects.toThrow(offline);
    expect([save.mock.calls.length, saveLater.mock.calls.length]).toEqual([0, 1]);
  });
});

test('a refused switch, copy or sign-out returns the reason [OT-13, SV-13, AK-5]', async () => {
  const [refused, save] = [{ outcome: 'refused', message: 'Too many tries. Try again in 1 minute.' } as const, vi.fn()];
  const { client } = stubClient(new ApiError(refused));
  expect(await answerOf(switchMails(client), { wantsMails: true })).toEqual(refused);
  expect(await answerOf(signOutDevices(client), { id: null })).toEqual(refused);
  expect(await answerOf(downloadRecords(client, save))).toEqual(refused);
  expect(save).not.toHaveBeenCalled();
});

const name: AccountForm = { subject: 'name', firstName: 'Ada', lastName: 'Byron' };
const forms: readonly (readonly [form: AccountForm, path: string, body: object])[] = [
  [name, '/api/v1/user/name/change/', { first_name: 'Ada', last_name: 'Byron' }],
  [
    { subject: 'email', email: 'a@b.org', currentPassword: 'p1' },
    '/api/v1/user/email/change/',
    { email: 'a@b.org', password: 'p1' },
  ],
  [
    { subject: 'password', currentPassword: 'p1', password: 'p2', confirmation: 'p3' },
    '/api/v1/user/password/change/',
    { password: 'p1', new_password1: 'p2', new_password2: 'p3' },
  ],
  [{ subject: 'deletion', currentPassword: 'p1' }, '/api/v1/user/delete/', { password: 'p1' }],
];

describe('an account change', () => {
  test.each(forms)('%j is sent to its own address [API-24, SV-13, AK-5]', async (form, path, body) => {
    const { asked, client } = stubClient({ detail: 'It is done.' });
    expect(await answerOf(changeAccount(client), form)).toEqual({ outcome: 'accepted', message: 'It is done.' });
    expect(asked).toEqual([['post', path, body]]);
  });

  test('that is refused says why [SV-13, AK-5]', async () => {
    const refused = { outcome: 'refused', message: 'Incorrect password.', field: 'password' };
    expect(await answerOf(changeAccount(stubClient(refused).client), name)).toEqual(refused);
  });

  test('without an answer is a failure [SV-13, AK-5]', async () => {
    await expect(answerOf(changeAccount(stubClient(offline).client), name)).rejects.toThrow(offline);
  });
});

test('devices are listed, and signed out one by one or all at once [AK-5]', async () => {
  const { asked, client } = stubClient([]);
  expect(await answerOf(loadDevices(client))).toEqual([]);
  for (const id of ['d2', null]) expect(await answerOf(signOutDevices(client), { id })).toEqual([]);
  expect(asked).toEqual([
    ['get', '/api/v1/user/devices/'],
    ['delete', '/api/v1/user/devices/d2/'],
    ['delete', '/api/v1/user/devices/'],
  ]);
});
