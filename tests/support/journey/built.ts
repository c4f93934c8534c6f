import type { TestProject } from 'vitest/node';
import { installed, shellPath } from '../chromium/chromium.ts';
import { build } from '../server/built.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserName: 'chromium' | 'firefox';
    browserPath: string;
  }
}

/** Finds the browser of a project's journeys, and builds the app and the server as `npm ci` does. */
export const setup = async (project: TestProject) => {
  const isChromium = project.getProvidedContext().browserName === 'chromium';
  project.provide('browserPath', isChromium ? shellPath() : installed('firefox-esr', 'firefox'));
  await build();
  project.vitest.provide('isBuilt', true);
};
