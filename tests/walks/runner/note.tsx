import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { createActor, type ActorRefFrom, type AnyStateMachine } from 'xstate';
import { heldPromise } from '../../support/held.ts';
import type { Cases } from '../../support/model/graph.ts';
import { planOf, type Plan } from '../../support/model/plan.ts';
import { recorderOf } from '../../support/model/recorder.ts';
import { casesOf } from '../../support/walking/cases.ts';
import type { Moment } from '../../support/walking/frozen.ts';
import { walkPath, type Play } from '../../support/walking/walk-path.ts';
import type { NoteAnswer, noteMachine } from './note.machine.ts';

type NoteRef = ActorRefFrom<typeof noteMachine>;
/** A view of a note. */
export type NoteView = (props: { readonly actor: NoteRef }) => React.JSX.Element;

/** The view of a note: sound, unless a flaw is given. */
export const Note = ({ actor, flaw = '' }: { readonly actor: NoteRef; readonly flaw?: string }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isBusy = state.hasTag('busy');
  const isRefused = state.matches('refused');
  const { text } = state.context;
  const times = (what: string, send: () => void) => Array.from({ length: flaw === `${what} twice` ? 2 : 1 }, send);
  return (
    <main>
      <label>
        Text
        <input
          value={flaw === 'forgets' && isRefused ? '' : text}
          readOnly={isBusy}
          onChange={({ target }) => times('edits', () => actor.send({ type: 'text.edited', text: target.value }))}
        />
      </label>
      <button
        key={flaw === 'drops the focus' ? String(isBusy) : 'save'}
        type="button"
        aria-busy={isBusy}
        aria-disabled={isBusy && flaw !== 'can be pressed'}
        onClick={() => times('submits', () => actor.send({ type: 'form.submitted' }))}
      >
        Save
      </button>
      <form aria-busy={isBusy}>{isBusy && flaw === 'has another way to submit' && <button>Send</button>}</form>
      {flaw === 'has a nameless button' && <button type="button" aria-busy={isBusy} />}
      {isRefused && <p role="alert">{flaw === 'says it otherwise' ? 'No.' : 'Not saved.'}</p>}
      {isRefused && flaw === 'alerts twice' && <p role="alert">Really not.</p>}
      {flaw === 'tells the text' && <p>{text}</p>}
      {flaw === 'tells the title' && <title>{text}</title>}
      {state.matches('saved') && <p>Saved.</p>}
    </main>
  );
};

/** Opens a note's view as a walk does; `machine` may be a changed one. */
export const openNote =
  (View: NoteView): Play['open'] =>
  ({ machine, options }) => {
    const saveNote = heldPromise<NoteAnswer, { readonly text: string }>();
    const actor = createActor(machine.provide({ actors: { saveNote: saveNote.logic } }), options).start();
    render(<View actor={actor as unknown as NoteRef} />);
    return {
      actor,
      ports: { saveNote },
      doing: {
        'text.edited': (event) =>
          fireEvent.change(screen.getByLabelText('Text'), {
            target: { value: (event as unknown as { text: string }).text },
          }),
        'form.submitted': () => userEvent.click(screen.getByText('Save')),
      },
    };
  };

/** What a walk of a note gives the runner, with some of it otherwise. */
export const notePlay = (View: NoteView, otherwise: Partial<Play> = {}): Play => ({
  open: openNote(View),
  seeing: { writing: () => undefined, saving: () => undefined, refused: () => undefined, saved: () => undefined },
  always: undefined,
  secrets: [],
  ...otherwise,
});

const other = (context: unknown) => ({ text: (context as { text: string }).text === 'milk' ? 'bread' : 'milk' });

/** The cases of a note's walk. */
export const noteCases = (machine: AnyStateMachine): Cases =>
  casesOf(
    machine,
    { 'text.edited': [other], 'form.submitted': [{}] },
    { saveNote: [{ outcome: 'saved' }, { outcome: 'refused' }] },
  );

/** The paths of a note. */
export const notePlan = (machine: AnyStateMachine): Plan =>
  planOf(machine, { cases: noteCases(machine), inputs: [undefined], impossible: [] });

/** What walks of all paths of a plan stumble over, as a sentence; undefined if nothing. `seen` gets what was shown and told. */
export const stumbleOf = async (
  play: Play,
  machine: AnyStateMachine,
  { paths }: Plan,
  seen: (moment: Moment, at: number, number: number) => unknown = () => undefined,
): Promise<string | undefined> => {
  for (const [number, path] of paths.entries())
    try {
      await walkPath(play, machine, path, recorderOf().watch(), (moment, at) => seen(moment, at, number));
    } catch (error) {
      return (error as Error).message;
    } finally {
      cleanup();
    }
  return undefined;
};
