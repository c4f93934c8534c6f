import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { FocusKeeper } from '../live/focus-keeper.tsx';
import * as look from './number-row.css.ts';

export type RowMode = 'reading' | 'editing' | 'saving' | 'asking' | 'deleted';

type NumberRowProps = {
  name: string;
  mode: RowMode;
  boxes: ReactNode;
  /** The button that opens the boxes and, while they are open, the one that closes them. */
  turn: ReactNode;
  /** The button that asks before it does something. */
  ask: ReactNode;
  before?: ReactNode;
  children?: ReactNode;
  onEscape?: (() => void) | undefined;
};

/**
 * Six number boxes with their buttons. Back in `reading`, the button that led away from it takes the focus that was lost
 * on the way; otherwise the first marked box does.
 */
export function NumberRow({ name, mode, boxes, turn, ask, before, children, onEscape }: NumberRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const turning = useRef<HTMLSpanElement>(null);
  const asking = useRef<HTMLSpanElement>(null);
  const lastMode = useRef(mode);
  useLayoutEffect(() => {
    lastMode.current = mode;
  }, [mode]);
  const next = () =>
    mode === 'reading'
      ? (lastMode.current === 'asking' ? asking : turning).current?.querySelector('button')
      : row.current?.querySelector<HTMLElement>('[aria-invalid="true"]');

  return (
    <div
      ref={row}
      role="group"
      tabIndex={-1}
      aria-label={name}
      className={look.row}
      onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
    >
      <FocusKeeper place={row} next={next}>
        {boxes}
        <span className={look.buttons}>
          {before}
          <span ref={turning}>{turn}</span>
          <span ref={asking}>{ask}</span>
        </span>
        {children}
      </FocusKeeper>
    </div>
  );
}
