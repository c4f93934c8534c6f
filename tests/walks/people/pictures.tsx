import { createActor } from 'xstate';
import { pictureMachine } from '../../../machines/picture.machine.ts';
import { Picture, type Figure } from '../../../src/flows/picture/picture.view.tsx';
import { Plot } from '../../../src/ui/plot.tsx';

/** What draws pictures, where there is a canvas to draw on: happy-dom has none. */
export const plot = () => (document.createElement('canvas').getContext('2d') ? Plot : undefined);

const picture = createActor(pictureMachine, {
  snapshot: pictureMachine.resolveState({ value: 'drawn', context: {} }),
});

/** A figure as it is once what draws it has arrived. */
export const drawn = (figure: Figure) => <Picture actor={picture} plot={plot} figure={figure} />;
