import { describe, expect, test } from 'vitest';
import { emit, type AnyStateMachine } from 'xstate';
import { frozenOf } from '../../support/walking/frozen-file.ts';
import { frozenText, type Frozen, type Moment } from '../../support/walking/frozen.ts';
import { holdAgainst } from '../../support/walking/path-tests.ts';
import { noteMachine } from './note.machine.ts';
import { Note, notePlan, notePlay, stumbleOf, type NoteView } from './note.tsx';

const plan = notePlan(noteMachine);

const freeze = async (): Promise<Frozen> => {
  const walked: Moment[][] = plan.paths.map(() => []);
  expect(
    await stumbleOf(notePlay(Note), noteMachine, plan, (moment, _, number) => walked[number]?.push(moment)),
  ).toBeUndefined();
  return JSON.parse(frozenText(plan, walked, {})) as Frozen;
};

/** What walks of a view along the frozen paths stumble over. */
const stumbleAgainst = (frozen: Frozen, View: NoteView, machine: AnyStateMachine = noteMachine) =>
  stumbleOf(notePlay(View), machine, plan, (moment, at, number) => {
    const path = plan.paths[number];
    if (path) holdAgainst(frozen, number, path, moment, at);
  });

describe('a frozen path', () => {
  test('holds for what was frozen', async () => {
    expect(await stumbleAgainst(await freeze(), Note)).toBeUndefined();
  });

  test('catches a changed text', async () => {
    const View: NoteView = ({ actor }) => <Note actor={actor} flaw="says it otherwise" />;
    expect(await stumbleAgainst(await freeze(), View)).toMatch(/^the frozen screen: expected .* to deeply equal/);
  });

  test('catches news that are told otherwise', async () => {
    const changed = noteMachine.provide({ actions: { announce: emit({ type: 'note.kept', where: 'elsewhere' }) } });
    expect(await stumbleAgainst(await freeze(), Note, changed)).toMatch(/^the frozen step: expected/);
  });

  test('catches what another actor is asked otherwise', async () => {
    const text = JSON.stringify(await freeze());
    const asked = 'asks saveNote: {\\"text\\":\\"milk\\"}';
    expect(text).toContain(asked);
    const frozen = JSON.parse(text.replaceAll(asked, 'asks saveNote: {}')) as Frozen;
    expect(await stumbleAgainst(frozen, Note)).toMatch(/^the frozen step: expected/);
  });

  test('is read from a file, and where there is none a sentence says how to make it', () => {
    expect(() => frozenOf('no-chart')).toThrow(
      /^tests\/paths\/no-chart\.json is not there: run npm run model, and read what it froze\.$/,
    );
  });
});
