import { describe, expect, test } from 'vitest';
import { invariants } from '../../support/walking/invariants.ts';
import { noteMachine, noteParts } from './note.machine.ts';
import { Note, notePlan, notePlay, type NoteView } from './note.tsx';
import { troublesOf } from './troubles.ts';

const notes = notePlan(noteMachine);
const viewThat =
  (flaw: string): NoteView =>
  ({ actor }) => <Note actor={actor} flaw={flaw} />;

describe('what holds after every step', () => {
  test('a sound view keeps every invariant', async () => {
    expect(await troublesOf(notePlay(Note, { secrets: ['bread'] }), noteMachine, notes)).toEqual({
      sentence: undefined,
      broken: [],
    });
  });

  test.each([
    ['can be pressed', 'nothing busy can be pressed', 'After form.submitted: Save'],
    ['has a nameless button', 'nothing busy can be pressed', "After form.submitted: '' without a name"],
    ['has another way to submit', 'nothing busy can be pressed', 'After form.submitted: Send'],
    [
      'alerts twice',
      'there is at most one alert',
      "After xstate.done.actor.saveNote: 'Not saved.' without a name, 'Really not.' without a name",
    ],
    ['tells the text', "a password or token is never in the page's text or title", 'After text.edited: milk'],
    ['tells the title', "a password or token is never in the page's text or title", 'After text.edited: milk'],
    [
      'forgets',
      'what was typed survives every failure',
      "After xstate.error.actor.saveNote: Text had 'bread' and has ''",
    ],
  ])('a view that %s does not keep that %s, and keeps the others', async (flaw, name, rest) => {
    const troubles = await troublesOf(notePlay(viewThat(flaw), { secrets: ['milk'] }), noteMachine, notes);
    expect(troubles).toEqual({ sentence: `Always: ${name}. ${rest}`, broken: [name] });
  });

  test('a view that drops the focus is caught, also where the step itself had put it there', async () => {
    const { sentence } = await troublesOf(notePlay(viewThat('drops the focus')), noteMachine, notes);
    expect(sentence).toBe('Always: the focus is never lost to the body. After form.submitted: it was on Save');
  });

  test('a chart that waits without a delay is caught', async () => {
    const endless = noteParts.createMachine({
      id: 'note',
      context: { text: '' },
      initial: 'saving',
      states: {
        saving: { invoke: { id: 'saveNote', src: 'saveNote', input: ({ context }) => context, onDone: 'saved' } },
        saved: {},
      },
    });
    const name = 'every waiting state has an end: a delay runs while an answer is awaited';
    expect(await troublesOf(notePlay(Note), endless, notePlan(endless))).toEqual({
      sentence: `Always: ${name}. After the start: note.saving waits for saveNote without a delay`,
      broken: [name],
    });
  });

  test('each invariant has a name of its own', () => {
    expect(new Set(invariants.map(({ name }) => name)).size).toBe(invariants.length);
  });
});
