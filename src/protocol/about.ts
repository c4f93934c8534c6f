/**
 * The number for help with gambling unless the settings have another; the server puts theirs wherever a page has this
 * one (LE-1).
 */
export const usualHelpline = '1-800-MY-RESET';

/** What a page has under this name in its head is the helpline of the server that sent it (LE-1). */
export const helplineName = 'helpline';
