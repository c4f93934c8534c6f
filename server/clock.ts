/** Where the server reads the time: milliseconds since 1970. */
export type Clock = { readonly now: () => number };

/** The machine's clock, or one that started at `clockStart` when the process did and runs on from there. */
export const clockFrom = ({ clockStart }: { readonly clockStart?: number | undefined }): Clock => {
  const shift = clockStart === undefined ? 0 : clockStart - Date.now();
  return { now: () => Date.now() + shift };
};
