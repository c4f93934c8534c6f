import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { pictureMachine } from '../../../machines/picture.machine.ts';
import { Button } from '../../ui/button.tsx';
import { tryAgain } from '../../ui/field.css.ts';
import { FocusScope } from '../../ui/focus-keeper.tsx';
import { hidden } from '../../ui/hidden.css.ts';
import type { PlotProps } from '../../ui/plot.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import * as css from './picture.css.ts';

/** A plot, its main point in words, and the same figures as a table. */
export type Figure = {
  readonly title: string;
  readonly point: string;
  readonly plotted: PlotProps;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Draws points with the library that was loaded for it. */
export type Draw = (plotted: PlotProps) => ReactNode;

type PictureProps = {
  actor: ActorRefFrom<typeof pictureMachine>;
  /** Draws the plot, once its library has loaded. */
  draw: Draw;
  figure: Figure;
};

/** A plot with its main point in words, and its figures as a table, which does not wait for it (PL-4). */
export function Picture({ actor, draw, figure }: PictureProps) {
  const isUnasked = useSelector(actor, (state) => state.matches('unasked'));
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isMissing = useSelector(actor, (state) => state.matches('missing'));
  const { title, point, plotted, head, rows } = figure;
  const id = useId();
  const ask = () => actor.send({ type: 'picture.asked' });
  return (
    <section aria-labelledby={id} className={css.figure}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      <p id={`${id}-point`} className={css.point}>
        {point}
      </p>
      <FocusScope width="full">
        {isUnasked ? (
          <div>
            <Button variant="secondary" onClick={ask}>
              Show the chart
            </Button>
          </div>
        ) : isMissing ? (
          <div className={tryAgain}>
            <p role="status">The chart could not be loaded. The table has all its figures.</p>
            <Button variant="secondary" onClick={ask}>
              Try again
            </Button>
          </div>
        ) : isLoading ? (
          <div className={css.frame}>
            <Spinner label="Loading the chart" />
          </div>
        ) : (
          <div role="img" aria-labelledby={`${id} ${id}-point`} className={css.frame}>
            {draw(plotted)}
          </div>
        )}
      </FocusScope>
      <details>
        <summary className={css.summary}>{`${title} as a table`}</summary>
        <ScrollRegion name={`${title}: figures`} height="upTo270" isBusy={false}>
          <Table title={title} head={head} rows={rows} />
        </ScrollRegion>
      </details>
    </section>
  );
}

function Table({ title, head, rows }: Pick<Figure, 'title' | 'head' | 'rows'>) {
  return (
    <table className={css.table}>
      <caption className={hidden}>{title}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
