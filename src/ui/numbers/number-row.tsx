import { useEffect, useRef, type ReactNode } from 'react';
import { isFocusLost } from '../live/focus.ts';
import * as look from './number-row.css.ts';

type NumberRowProps = {
  name: string;
  mode: 'reading' | 'editing' | 'waiting';
  boxes: ReactNode;
  /** The button that opens the boxes and, while they are open, the one that closes them. */
  turn: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
  children?: ReactNode;
  onEscape?: (() => void) | undefined;
};

/** Six number boxes with their buttons. Back in `reading` from another mode, the turning button takes the focus if it was lost on the way. */
export function NumberRow({ name, mode, boxes, turn, before, after, children, onEscape }: NumberRowProps) {
  const turning = useRef<HTMLSpanElement>(null);
  const lastMode = useRef(mode);
  useEffect(() => {
    const isBack = mode === 'reading' && lastMode.current !== 'reading';
    lastMode.current = mode;
    if (isBack && isFocusLost()) turning.current?.querySelector('button')?.focus();
  }, [mode]);

  return (
    <div role="group" aria-label={name} className={look.row} onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}>
      {boxes}
      <span className={look.buttons}>
        {before}
        <span ref={turning}>{turn}</span>
        {after}
      </span>
      {children}
    </div>
  );
}
