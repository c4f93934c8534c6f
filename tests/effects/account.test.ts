import { describe, expect, test, vi } from 'vitest';
import {
  changeMailWish,
  deleteAccount,
  downloadRecords,
  loadMailWish,
} from '../../src/flows/account/account.effects.ts';
import { clientThat } from '../support/client.ts';

const offline = new TypeError('Failed to fetch');

describe('results mails', () => {
  test('are asked for and changed at their own address [API-21, API-22]', async () => {
    const { asked, client } = clientThat({ wanted: false });
    expect(await loadMailWish(client)()).toBe(false);
    expect(await changeMailWish(client)({ wantsMails: true })).toBe(false);
    expect(asked).toEqual([
      ['get', '/api/v1/user/results-mails/'],
      ['put', '/api/v1/user/results-mails/', { wanted: true }],
    ]);
  });
});

describe('the copy of all that is stored', () => {
  test('is saved as one file, readable as it is [API-23, SV-13]', async () => {
    const [{ client, asked }, save] = [clientThat({ profile: { email: 'ada@example.org' } }), vi.fn()];
    await downloadRecords(client, save)(new AbortController().signal);
    expect(asked).toEqual([['get', '/api/v1/user/records/']]);
    expect(save.mock.calls).toEqual([
      ['lottery-board-data.json', '{\n  "profile": {\n    "email": "ada@example.org"\n  }\n}\n'],
    ]);
  });

  test('is not saved for somebody who closed the account meanwhile, nor without an answer [SV-13]', async () => {
    const save = vi.fn();
    await downloadRecords(clientThat({}).client, save)(AbortSignal.abort());
    await expect(downloadRecords(clientThat(offline).client, save)(new AbortController().signal)).rejects.toThrow(
      offline,
    );
    expect(save).not.toHaveBeenCalled();
  });
});

describe('deleting the account', () => {
  test.each([
    [{ detail: 'Your account has been deleted.' }, { outcome: 'deleted', message: 'Your account has been deleted.' }],
    [
      { isRefused: true, message: 'Incorrect password.' },
      { outcome: 'refused', message: 'Incorrect password.' },
    ],
    [
      { isRefused: true, message: undefined },
      { outcome: 'refused', message: 'Something went wrong!' },
    ],
  ])('answered with %j is %j [API-24, SV-13]', async (answer, outcome) => {
    const { asked, client } = clientThat(answer);
    expect(await deleteAccount(client)({ password: 'Sesame!Open' })).toEqual(outcome);
    expect(asked).toEqual([['post', '/api/v1/user/delete/', { password: 'Sesame!Open' }]]);
  });

  test('without an answer is a failure [SV-13]', async () => {
    await expect(deleteAccount(clientThat(offline).client)({ password: 'Sesame!Open' })).rejects.toThrow(offline);
  });
});
