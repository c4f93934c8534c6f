import { useRef, type ReactNode } from 'react';
import { FocusKeeper } from './focus-keeper.tsx';
import { place } from './focus-scope.css.ts';

/** Where one thing takes the place of another: the focus that goes with the old one waits here for the new one. */
export function FocusScope({ width, children }: { width: keyof typeof place; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} tabIndex={-1} className={place[width]}>
      <FocusKeeper scope={ref}>{children}</FocusKeeper>
    </div>
  );
}
