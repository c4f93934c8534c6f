import { useRef, type ReactNode } from 'react';
import { FocusKeeper } from './focus-keeper.tsx';
import { place } from './place.css.ts';

/** Where one thing takes the place of another: the focus that goes with the old one waits here for the new one. */
export function Place({ width, children }: { width: keyof typeof place; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} tabIndex={-1} className={place[width]}>
      <FocusKeeper place={ref}>{children}</FocusKeeper>
    </div>
  );
}
