// So long that only a dead machine reaches them: a limit ends a run that hangs, and says nothing about speed.

/** Milliseconds for a test that walks a chart or a mutant. */
export const walkTimeout = 120_000;

/** Milliseconds for a test, or a hook, that starts processes or browsers. */
export const processTimeout = 300_000;

/** Milliseconds for one wait in such a test, which can then still say what it waited for. */
export const waitTimeout = 120_000;
