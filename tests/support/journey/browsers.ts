import type { TestProject } from 'vitest/node';
import { build } from '../server/built.ts';
import { installed, programs } from './webkit.ts';

/** Builds the app and the server, for journeys in Firefox and WebKit. */
export const setup = async (project: TestProject) => {
  project.provide('browserName', 'firefox');
  project.provide('browserPath', installed('firefox-esr', 'firefox'));
  programs();
  await build();
};
