import { useRef } from 'react';
import { FocusKeeper } from './focus-keeper.tsx';
import { Button } from './button.tsx';
import * as css from './pager.css.ts';

type Turn = { readonly text: string; readonly isPossible: boolean; readonly onTurn: () => void };
type PagerProps = { label: string; page: number; pages: number; back: Turn; on: Turn };

/** The position in a list of pages, with buttons to both neighbors. At either end, the other button takes focus. */
export function Pager({ label, page, pages, back, on }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  return (
    <nav ref={nav} aria-label={label} className={css.pager}>
      <FocusKeeper scope={nav} next={() => nav.current?.querySelector<HTMLElement>('button:enabled')}>
        <TurnButton {...back} />
        <p className={css.place}>{`Page ${page} of ${pages}`}</p>
        <TurnButton {...on} />
      </FocusKeeper>
    </nav>
  );
}

function TurnButton({ text, isPossible, onTurn }: Turn) {
  return (
    <Button variant="secondary" disabled={!isPossible} onClick={onTurn}>
      {text}
    </Button>
  );
}
