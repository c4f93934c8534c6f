import { useRef, type ReactNode } from 'react';
import { FocusKeeper } from './focus-keeper.tsx';
import * as css from './pager.css.ts';

type PagerProps = { label: string; page: number; pages: number; back: ReactNode; on: ReactNode };

/** The position in a list of pages, between buttons to both neighbors. At either end, the other button takes focus. */
export function Pager({ label, page, pages, back, on }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  return (
    <nav ref={nav} aria-label={label} className={css.pager}>
      <FocusKeeper scope={nav} next={() => nav.current?.querySelector<HTMLElement>('button:enabled')}>
        {back}
        <p className={css.place}>{`Page ${page} of ${pages}`}</p>
        {on}
      </FocusKeeper>
    </nav>
  );
}
