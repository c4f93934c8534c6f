import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { FocusKeeper } from './focus-keeper.tsx';
import * as css from './number-row.css.ts';

type RowMode = 'reading' | 'editing' | 'saving' | 'asking' | 'deleted';

type NumberRowProps = {
  name: string;
  mode: RowMode;
  boxes: ReactNode;
  /** The button that opens the boxes and, while they are open, the one that closes them. */
  editButton: ReactNode;
  /** The button that asks for confirmation first. */
  deleteButton: ReactNode;
  before?: ReactNode;
  children?: ReactNode;
  onEscape?: (() => void) | undefined;
};

/**
 * Six number boxes with their buttons. Back in `reading`, the button that led away from it takes focus that was lost;
 * otherwise the first marked box does.
 */
export function NumberRow({ name, mode, boxes, editButton, deleteButton, before, children, onEscape }: NumberRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const editing = useRef<HTMLSpanElement>(null);
  const asking = useRef<HTMLSpanElement>(null);
  const lastMode = useRef(mode);
  useLayoutEffect(() => {
    lastMode.current = mode;
  }, [mode]);
  const next = () =>
    mode === 'reading'
      ? (lastMode.current === 'asking' ? asking : editing).current?.querySelector('button')
      : row.current?.querySelector<HTMLElement>('[aria-invalid="true"]');

  return (
    <div
      ref={row}
      role="group"
      tabIndex={-1}
      aria-label={name}
      className={css.row}
      onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
    >
      <FocusKeeper scope={row} next={next}>
        {boxes}
        <span className={css.buttons}>
          {before}
          <span ref={editing}>{editButton}</span>
          <span ref={asking}>{deleteButton}</span>
        </span>
        {children}
      </FocusKeeper>
    </div>
  );
}
