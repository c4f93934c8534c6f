export type Severity = 'success' | 'info' | 'warning' | 'error';

/** A message for the top right corner; `lasting` is its duration in milliseconds, if not the default. */
export type Toast = { readonly severity: Severity; readonly text: string; readonly lasting?: number };

/** The toast for a saved ticket: success when the server's message says so, otherwise info (TE-8, TR-6). */
export const savedToast = (message: string | undefined, usual: string): Toast => {
  const text = message ?? usual;
  return { severity: text.includes('success') ? 'success' : 'info', text };
};
