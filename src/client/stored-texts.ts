// What could not be stored, in a browser that blocks storage or has none left: a person can still work in this tab.
const unstored = new Map<string, string>();
const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch (error) {
    console.error(error);
    return undefined;
  }
};
/** The text under a key; undefined or null where there is none. */
export const read = (key: string) => attempt(() => localStorage.getItem(key)) ?? unstored.get(key);

/**
 * Keeps a value as JSON. Where there is no room for the new, the old must not be taken for it: a refresh token is good
 * once.
 */
export const write = (key: string, value: unknown): void => {
  const text = JSON.stringify(value);
  unstored.set(key, text);
  attempt(() => {
    localStorage.setItem(key, text);
    unstored.delete(key);
  });
  if (unstored.has(key)) attempt(() => localStorage.removeItem(key));
};

/** Removes what is under a key. */
export const remove = (key: string): void => {
  unstored.delete(key);
  attempt(() => localStorage.removeItem(key));
};

/** Whether all that was kept will still be known after a reload. */
export const isRemembered = (): boolean => unstored.size === 0;
