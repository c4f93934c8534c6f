import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether a built page has been hydrated: false at build and while React compares, when both must show the same. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
