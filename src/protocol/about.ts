/** The default gambling helpline; the server replaces it in every page with the one from its settings (LE-1). */
export const usualHelpline = '1-800-MY-RESET';

/** The name of the meta tag with the helpline of the server that sent the page (LE-1). */
export const helplineName = 'helpline';

/** The name of the meta tag with the build that a page belongs to. */
export const versionName = 'version';
