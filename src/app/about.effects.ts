import { helplineName, usualHelpline } from '../protocol/about.ts';

/**
 * The number for help with gambling that the page came with; in development, where pages say none, the usual one
 * (LE-1).
 */
export const readHelpline = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${helplineName}"]`)?.content ?? usualHelpline;
