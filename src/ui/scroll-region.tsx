import { useRef, type ReactNode } from 'react';
import { FocusKeeper } from './focus-keeper.tsx';
import * as css from './scroll-region.css.ts';

type ScrollRegionProps = { name: string; height: keyof typeof css.region; isBusy: boolean; children: ReactNode };

/**
 * A named part of the page that scrolls by itself, `height` pixels high; it takes focus when the focused element in it
 * goes.
 */
export function ScrollRegion({ name, height, isBusy, children }: ScrollRegionProps) {
  const region = useRef<HTMLElement>(null);
  return (
    <section ref={region} className={css.region[height]} aria-label={name} aria-busy={isBusy} tabIndex={0}>
      <FocusKeeper scope={region}>{children}</FocusKeeper>
    </section>
  );
}
