import { helplineName, usualHelpline } from '../protocol/about.ts';

/**
 * The gambling helpline that the server wrote into the page; in development, where pages carry none, the default
 * (LE-1).
 */
export const readHelpline = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${helplineName}"]`)?.content ?? usualHelpline;
