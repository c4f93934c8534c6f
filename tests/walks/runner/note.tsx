import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { createActor, type ActorRefFrom, type AnyStateMachine } from 'xstate';
import { heldPromise } from '../../support/held.ts';
import { planOf, type Plan } from '../../support/model/plan.ts';
import { recorderOf } from '../../support/model/recorder.ts';
import { casesOf } from '../../support/walking/cases.ts';
import { walkPath, type Play } from '../../support/walking/walk-path.ts';
import { noteMachine, type NoteAnswer } from './note.machine.ts';

type NoteRef = ActorRefFrom<typeof noteMachine>;
type Flaw = 'edits twice' | 'submits twice' | 'submits nothing' | 'alerts twice';

const Note = ({ actor, flaw }: { readonly actor: NoteRef; readonly flaw: Flaw | undefined }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const submit = () => {
    if (flaw !== 'submits nothing') actor.send({ type: 'form.submitted' });
    if (flaw === 'submits twice') actor.send({ type: 'form.submitted' });
  };
  const edit = (text: string) => {
    actor.send({ type: 'text.edited', text });
    if (flaw === 'edits twice') actor.send({ type: 'text.edited', text });
  };
  return (
    <main>
      <input aria-label="Text" value={state.context.text} onChange={({ target }) => edit(target.value)} />
      <button type="button" aria-disabled={state.hasTag('busy')} onClick={submit}>
        Save
      </button>
      {state.matches('refused') && <p role="alert">Not saved.</p>}
      {state.matches('refused') && flaw === 'alerts twice' && <p role="alert">Really not.</p>}
    </main>
  );
};

/** What a walk of a note gives the runner; its view is sound, unless a flaw is given. */
export const notePlay = (flaw?: Flaw): Play => ({
  open: ({ machine, options }) => {
    const saveNote = heldPromise<NoteAnswer, { readonly text: string }>();
    const actor = createActor(machine.provide({ actors: { saveNote: saveNote.logic } }), options).start();
    render(<Note actor={actor as unknown as NoteRef} flaw={flaw} />);
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
  },
  seeing: { writing: () => undefined, saving: () => undefined, refused: () => undefined, saved: () => undefined },
  always: undefined,
  secrets: [],
});

const other = (context: unknown) => ({ text: (context as { text: string }).text === 'milk' ? 'bread' : 'milk' });

/** The paths of a note. */
export const notePlan: Plan = planOf(noteMachine, {
  cases: casesOf(
    noteMachine,
    { 'text.edited': [other], 'form.submitted': [{}] },
    { saveNote: [{ outcome: 'saved' }, { outcome: 'refused' }] },
  ),
  inputs: [undefined],
  impossible: [],
});

/** What walks of some paths stumble over, as a sentence; undefined if nothing. */
export const stumbleOf = async (
  play: Play,
  { paths }: Pick<Plan, 'paths'> = notePlan,
  machine: AnyStateMachine = noteMachine,
): Promise<string | undefined> => {
  for (const path of paths)
    try {
      await walkPath(play, machine, path, recorderOf().watch(), () => undefined);
    } catch (error) {
      return (error as Error).message;
    } finally {
      cleanup();
    }
  return undefined;
};
