import type { AnyStateMachine } from 'xstate';
import type { Plan } from '../../support/model/plan.ts';
import { invariants, sightOf, type Sight } from '../../support/walking/invariants.ts';
import type { Play } from '../../support/walking/walk-path.ts';
import { stumbleOf } from './note.tsx';

/** What walks of all paths of a plan stumble over, as a sentence, and the names of all invariants that did not hold then. */
export const troublesOf = async (play: Play, machine: AnyStateMachine, plan: Plan) => {
  const broken = new Set<string>();
  let number = -1;
  let before: Sight | undefined;
  let at = -1;
  const open: Play['open'] = (opening) => {
    [number, at, before] = [number + 1, -1, undefined];
    return play.open(opening);
  };
  const always: Play['always'] = ({ actor }) => {
    const now = sightOf(actor);
    const event = plan.paths[number]?.steps[at]?.event;
    for (const { name, fails } of invariants)
      if (fails({ before, event, now, secrets: play.secrets })) broken.add(name);
    [at, before] = [at + 1, now];
  };
  return { sentence: await stumbleOf({ ...play, open, always }, machine, plan), broken: [...broken] };
};
