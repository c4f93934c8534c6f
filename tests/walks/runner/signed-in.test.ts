import { act } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { planOf } from '../../support/model/plan.ts';
import { casesOf } from '../../support/walking/cases.ts';
import type { Play } from '../../support/walking/walk-path.ts';
import { troublesOf } from './troubles.ts';

type SessionEvent = { readonly type: 'visitor.signedIn' } | { readonly type: 'session.refused' };

const parts = setup({ types: { events: {} as SessionEvent, tags: 'signedIn' } });
const session = parts.createMachine({
  id: 'session',
  initial: 'visitor',
  states: {
    visitor: { on: { 'visitor.signedIn': 'signedIn' } },
    signedIn: { tags: 'signedIn', on: { 'session.refused': 'visitor' } },
  },
});
const stubborn = parts.createMachine({
  id: 'session',
  initial: 'visitor',
  states: {
    visitor: { on: { 'visitor.signedIn': 'signedIn' } },
    signedIn: { tags: 'signedIn', on: { 'session.refused': { target: 'signedIn', reenter: true } } },
  },
});

const store = (...keys: readonly string[]) => {
  localStorage.clear();
  for (const key of keys) localStorage.setItem(key, '{}');
};

type Storing = Readonly<Record<SessionEvent['type'] | 'start', readonly string[]>>;
const sound: Storing = { start: [], 'visitor.signedIn': ['user', 'tokens'], 'session.refused': [] };

/** A walk of a session in which each event leaves some keys in the browser's storage. */
const troublesWith = (machine: typeof session | typeof stubborn, storing: Storing) => {
  const open: Play['open'] = ({ options }) => {
    store(...storing.start);
    const actor = createActor(machine, options).start();
    const does = (type: SessionEvent['type']) => () => {
      store(...storing[type]);
      return act(async () => actor.send({ type }));
    };
    return {
      actor,
      ports: {},
      doing: { 'visitor.signedIn': does('visitor.signedIn'), 'session.refused': does('session.refused') },
    };
  };
  const cases = casesOf(machine, { 'visitor.signedIn': [{}], 'session.refused': [{}] }, {});
  const plan = planOf(machine, { cases, inputs: [undefined], impossible: [] });
  const seeing = { visitor: () => undefined, signedIn: () => undefined };
  return troublesOf({ open, seeing, always: undefined, secrets: [] }, machine, plan);
};

afterEach(() => localStorage.clear());

describe('what a browser keeps of a session', () => {
  const exactly = 'someone is signed in exactly if user and tokens are stored';
  const refused = 'each 401 ends with user and tokens gone';

  test('a sound session keeps every invariant', async () => {
    expect(await troublesWith(session, sound)).toEqual({ sentence: undefined, broken: [] });
  });

  test.each([
    ['signed in with nothing stored', [], 'nothing'],
    ['signed in with half of it stored', ['user'], 'user'],
  ])('%s', async (_title, stored, said) => {
    expect(await troublesWith(session, { ...sound, 'visitor.signedIn': stored })).toEqual({
      sentence: `Always: ${exactly}. After visitor.signedIn: stored: ${said}`,
      broken: [exactly],
    });
  });

  test('stored without being signed in', async () => {
    expect(await troublesWith(session, { ...sound, start: ['user', 'tokens'] })).toEqual({
      sentence: `Always: ${exactly}. After the start: stored: user and tokens`,
      broken: [exactly],
    });
  });

  test('stored without being signed in, which a 401 left', async () => {
    expect(await troublesWith(session, { ...sound, 'session.refused': ['user', 'tokens'] })).toEqual({
      sentence: `Always: ${exactly}. After session.refused: stored: user and tokens`,
      broken: [exactly, refused],
    });
  });

  test('a 401 that leaves someone signed in', async () => {
    expect(await troublesWith(stubborn, { ...sound, 'session.refused': ['user', 'tokens'] })).toEqual({
      sentence: `Always: ${refused}. After session.refused: user and tokens`,
      broken: [refused],
    });
  });
});
