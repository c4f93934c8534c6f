/** How long a walk, a mutant or any other test in this process may take, in milliseconds: only a dead machine needs it. */
export const walkTimeout = 120_000;
/** The same for a test that starts processes or browsers. */
export const processTimeout = 300_000;
