import { useEffectEvent, useLayoutEffect, useRef } from 'react';

type Opening = { isReadOnly: boolean; takesFocus: boolean | undefined };

/** Focuses the first box when `takesFocus` becomes true, and when read-only boxes can be edited again, if emptied. */
export function useFirstBox(
  { isReadOnly, takesFocus = false }: Opening,
  goToFirst: () => void,
  wereEmptied: () => boolean,
) {
  const wasReadOnly = useRef(isReadOnly);
  const open = useEffectEvent(goToFirst);
  const startAgain = useEffectEvent(() => {
    if (wereEmptied()) goToFirst();
  });
  useLayoutEffect(() => {
    if (takesFocus) open();
  }, [takesFocus]);
  useLayoutEffect(() => {
    if (wasReadOnly.current && !isReadOnly) startAgain();
    wasReadOnly.current = isReadOnly;
  }, [isReadOnly]);
}

type Typing = { accept: (typed: string) => string | undefined; onBox: (box: number, text: string) => void };

/**
 * Moves focus from box to box. A leading zero is dropped but counts as a first digit: 0 then 5 moves on, like 1 then 2.
 */
export function useMoving({ accept, onBox }: Typing) {
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const zeroTypedIn = useRef<number>(undefined);
  const moveTo = (box: number) => {
    fields.current[box]?.focus();
    fields.current[box]?.select();
  };
  const type = (box: number, typed: string) => {
    const text = accept(typed);
    if (text === undefined) return;
    const isSecondDigit = typed.length === 2 || (typed.length === 1 && zeroTypedIn.current === box);
    zeroTypedIn.current = typed.length === 1 && text === '' ? box : undefined;
    onBox(box, text);
    if (isSecondDigit && text !== '') moveTo(box + 1);
  };
  const rememberField = (box: number, field: HTMLInputElement | null) => {
    fields.current[box] = field;
  };
  return { type, rememberField, moveTo };
}
