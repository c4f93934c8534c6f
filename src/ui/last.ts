import { useLayoutEffect, useRef } from 'react';

/** The value of the last commit. */
export function useLast<T>(value: T) {
  const last = useRef(value);
  useLayoutEffect(() => {
    last.current = value;
  }, [value]);
  return last;
}
