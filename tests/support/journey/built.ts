import type { TestProject } from 'vitest/node';
import { shellPath } from '../chromium/chromium.ts';
import { build } from '../server/built.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserName: 'chromium' | 'firefox';
    browserPath: string;
  }
}

/** Builds the app and the server as `npm ci` does, for journeys in Chromium. */
export const setup = async (project: TestProject) => {
  project.provide('browserName', 'chromium');
  project.provide('browserPath', shellPath());
  await build();
  project.vitest.provide('isBuilt', true);
};
