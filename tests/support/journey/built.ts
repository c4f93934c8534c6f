import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../../server/build/app.ts';
import { buildServerIfStale } from '../../../server/build/server.ts';
import { setup as makeMemoryImage } from '../server/memory.ts';
import { serveBrowser } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserUrl: string;
  }
}

/** Builds the app and the server as `npm start` does, and makes what the journeys share: a Chromium, and the image of an empty database. */
export const setup = async (project: TestProject) => {
  const [removeImage, browser] = await Promise.all([
    makeMemoryImage(project),
    serveBrowser(),
    buildIfStale(),
    buildServerIfStale(),
  ]);
  project.provide('browserUrl', browser.wsEndpoint());
  return async () => {
    await browser.close();
    removeImage();
  };
};
