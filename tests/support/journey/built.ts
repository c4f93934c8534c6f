import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../../server/build/app.ts';
import { buildServerIfStale } from '../../../server/build/server.ts';
import { serveBrowser } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserUrl: string;
  }
}

/** Builds the app and the server as `npm start` does, and starts the Chromium that the journeys share. */
export const setup = async (project: TestProject) => {
  const [browser] = await Promise.all([serveBrowser(), buildIfStale(), buildServerIfStale()]);
  project.provide('browserUrl', browser.wsEndpoint());
  return () => browser.close();
};
