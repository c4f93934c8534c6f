import { useLayoutEffect, useRef } from 'react';

/** A value as last rendered: in effects of children still the one before the current. */
export function useLast<T>(value: T) {
  const last = useRef(value);
  useLayoutEffect(() => {
    last.current = value;
  }, [value]);
  return last;
}
