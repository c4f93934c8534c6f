/** The server's source of time, in milliseconds since 1970. */
export type Clock = { readonly now: () => number };

/** The system clock, or one that started at `clockStart` when the process started. */
export const clockFrom = ({ clockStart }: { readonly clockStart?: number | undefined }): Clock => {
  const shift = clockStart === undefined ? 0 : clockStart - Date.now();
  return { now: () => Date.now() + shift };
};
