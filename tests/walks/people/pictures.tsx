import { createActor } from 'xstate';
import { pictureMachine } from '../../../machines/picture.machine.ts';
import { Picture, type Draw, type Figure } from '../../../src/flows/picture/picture.view.tsx';
import { Plot } from '../../../src/ui/plot.tsx';

/** Draws where there is a canvas to draw on: happy-dom has none. */
export const draw: Draw = (plotted) => document.createElement('canvas').getContext('2d') && <Plot {...plotted} />;

const picture = createActor(pictureMachine, {
  snapshot: pictureMachine.resolveState({ value: 'drawn', context: {} }),
});

/** A figure as it is once what draws it has arrived. */
export const drawn = (figure: Figure) => <Picture actor={picture} draw={draw} figure={figure} />;
