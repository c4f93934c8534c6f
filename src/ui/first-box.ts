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
