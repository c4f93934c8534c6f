import { firefox } from 'playwright-esr';
import type { TestProject } from 'vitest/node';
import { build } from '../server/built.ts';
import { installed, programs } from './webkit.ts';

/** Builds the app and the server, and starts the headless Firefox that the journeys share. */
export const setup = async (project: TestProject) => {
  const executablePath = installed('firefox-esr', 'firefox');
  programs();
  await build();
  const browser = await firefox.launchServer({ channel: 'moz-firefox', executablePath });
  project.provide('browserName', 'firefox');
  project.provide('browserUrl', browser.wsEndpoint());
  return () => browser.close();
};
