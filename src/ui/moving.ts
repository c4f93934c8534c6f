import { useEffectEvent, useLayoutEffect, useRef } from 'react';

type Opening = { isReadOnly: boolean; takesFocus: boolean | undefined };

/**
 * Goes to the first box when `takesFocus` begins, and when boxes that were read-only no longer are and `wereEmptied`.
 */
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
 * Moves from box to box. A zero that the box does not keep counts as the first of two digits: 0, 5 moves on as 1, 2
 * does.
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
