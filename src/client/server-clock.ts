let ahead = 0;

/** The server's time in milliseconds since 1970 as its answers tell it; before the first one, this device's. */
export const serverNow = (): number => Date.now() + ahead;

/**
 * Takes the time of an answer, whose date counts whole seconds, to a question asked at an instant of this device in
 * milliseconds since 1970. What was known is changed by no more than the answer proves.
 */
export const hearDate = (date: string | null, asked: number): void => {
  const told = Date.parse(date ?? '');
  if (!Number.isNaN(told)) ahead = Math.min(Math.max(ahead, told - Date.now()), told + 1000 - asked);
};
