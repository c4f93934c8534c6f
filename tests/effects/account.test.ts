import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  changeMailWish,
  deleteAccount,
  downloadRecords,
  loadMailWish,
} from '../../src/flows/account/account.effects.ts';
import { clientThat } from '../support/client.ts';
import { answerOf } from '../support/ports.ts';

const offline = new TypeError('Failed to fetch');

describe('results mails', () => {
  test('are asked for and changed at their own address [API-21, API-22]', async () => {
    const { asked, client } = clientThat({ wanted: false });
    expect(await answerOf(loadMailWish(client))).toBe(false);
    expect(await answerOf(changeMailWish(client), { wantsMails: true })).toBe(false);
    expect(asked).toEqual([
      ['get', '/api/v1/user/results-mails/'],
      ['put', '/api/v1/user/results-mails/', { wanted: true }],
    ]);
  });
});

describe('the copy of all that is stored', () => {
  test('is saved as one file, readable as it is [API-23, SV-13]', async () => {
    const [{ client, asked }, save] = [clientThat({ profile: { email: 'ada@example.org' } }), vi.fn()];
    await answerOf(downloadRecords(client, save));
    expect(asked).toEqual([['get', '/api/v1/user/records/']]);
    expect(save.mock.calls).toEqual([
      ['lottery-board-data.json', '{\n  "profile": {\n    "email": "ada@example.org"\n  }\n}\n'],
    ]);
  });

  test('is not saved for somebody who closed the account meanwhile, nor without an answer [SV-13]', async () => {
    const [{ client }, save, saveLater] = [clientThat({}), vi.fn(), vi.fn()];
    createActor(downloadRecords(client, save)).start().stop();
    await answerOf(downloadRecords(client, saveLater));
    await expect(answerOf(downloadRecords(clientThat(offline).client, save))).rejects.toThrow(offline);
    expect([save.mock.calls.length, saveLater.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('deleting the account', () => {
  test.each([
    [{ detail: 'Your account has been deleted.' }, { outcome: 'deleted', message: 'Your account has been deleted.' }],
    [
      { outcome: 'refused', message: 'Incorrect password.' },
      { outcome: 'refused', message: 'Incorrect password.' },
    ],
  ])('answered with %j is %j [API-24, SV-13]', async (answer, outcome) => {
    const { asked, client } = clientThat(answer);
    expect(await answerOf(deleteAccount(client), { password: 'Sesame!Open' })).toEqual(outcome);
    expect(asked).toEqual([['post', '/api/v1/user/delete/', { password: 'Sesame!Open' }]]);
  });

  test('without an answer is a failure [SV-13]', async () => {
    await expect(answerOf(deleteAccount(clientThat(offline).client), { password: 'Sesame!Open' })).rejects.toThrow(
      offline,
    );
  });
});
