import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../../server/build/app.ts';
import { buildServerIfStale } from '../../../server/build/server.ts';
import { setup as makeEmptyDatabase } from '../server/memory.ts';
import { serveBrowser } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserUrl: string;
  }
}

/** Builds the app and the server as `npm start` does, and makes what the journeys share: a Chromium, and an empty database to begin with a copy of. */
export const setup = async (project: TestProject) => {
  const [removeDatabase, browser] = await Promise.all([
    makeEmptyDatabase(project),
    serveBrowser(),
    buildIfStale(),
    buildServerIfStale(),
  ]);
  project.provide('browserUrl', browser.wsEndpoint());
  return async () => {
    await browser.close();
    removeDatabase();
  };
};
