import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import * as look from './scroll-region.css.ts';

type ScrollRegionProps = { name: string; height: 170 | 270; isBusy: boolean; count: number; children: ReactNode };

/** A named part of the page that scrolls by itself, `height` pixels high; when the focused one of its `count` things goes, it takes the focus. */
export function ScrollRegion({ name, height, isBusy, count, children }: ScrollRegionProps) {
  const region = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const noteFocus = ({ type, relatedTarget }: FocusEvent) => {
    hadFocus.current = type === 'focus' || relatedTarget === null || region.current?.contains(relatedTarget) === true;
  };
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) region.current?.focus();
  }, [count]);

  return (
    <section
      ref={region}
      className={look.region[height]}
      aria-label={name}
      aria-busy={isBusy}
      tabIndex={0}
      onFocus={noteFocus}
      onBlur={noteFocus}
    >
      {children}
    </section>
  );
}
