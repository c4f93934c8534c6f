import type { TestProject } from 'vitest/node';
import { build } from '../server/built.ts';
import { serveBrowser } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserName: 'chromium' | 'firefox';
    browserUrl: string;
  }
}

/** Builds the app and the server as `npm ci` does, and starts the Chromium that the journeys share. */
export const setup = async (project: TestProject) => {
  const [browser] = await Promise.all([serveBrowser(), build()]);
  project.provide('browserName', 'chromium');
  project.provide('browserUrl', browser.wsEndpoint());
  return () => browser.close();
};
