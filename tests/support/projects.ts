import { playwright } from '@vitest/browser-playwright';
import { resolve } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumPath, shellPath } from './chromium/chromium.ts';
import { chromiumFlags } from './journey/browser.ts';
import { knowLocalhost } from './localhost.ts';
import { untiered } from './server/untiered.ts';

type Project = (name: string, test: TestProjectInlineConfiguration['test']) => TestProjectInlineConfiguration;

await knowLocalhost();

const include = ['tests/walks/*.walk.test.tsx'];
const setupFiles = ['tests/support/screen.ts'];

// Found while a walk runs they would make vite start over in the midst of it.
const prebundled = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom/client',
  '@xstate/react',
  '@xstate/test',
  'xstate',
  'xstate/graph',
  'axe-core',
  'fast-check',
  'wouter',
  'valibot',
  '@testing-library/dom',
  '@testing-library/jest-dom/vitest',
  '@testing-library/react',
  '@testing-library/user-event',
];

// Its browser field names a file that it does not bring, and its module one that @xstate/graph no longer exports.
const xstateTest = resolve('node_modules/@xstate/test/dist/xstate-test.cjs.js');

const inChromium = (
  project: Project,
  name: string,
  walking: 'check' | 'screens' | 'access',
  more: readonly string[] = [],
): TestProjectInlineConfiguration => ({
  ...project(name, {
    include: [...include, ...more],
    setupFiles,
    provide: { walking },
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.001 },
          resolveScreenshotPath: ({ root, arg, ext }) => `${root}/docs/flows/screens/${arg}${ext}`,
        },
      },
      // Wide enough for the top bar's own links (BAR-2).
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          // Looked for when it is started, so that suites without a browser fetch none.
          get executablePath() {
            return walking === 'screens' ? chromiumPath() : shellPath();
          },
          args: [...chromiumFlags],
        },
        // With less room the tests' frame is scaled down, and its pictures with it.
        contextOptions: { viewport: { width: 1400, height: 1300 } },
      }),
      instances: [{ browser: 'chromium' }],
    },
  }),
  optimizeDeps: { include: prebundled },
  resolve: { alias: { '@xstate/test': xstateTest } },
});

const throughProduct: TestProjectInlineConfiguration['test'] = {
  environment: 'node',
  globalSetup: ['tests/support/server/memory.ts', 'tests/support/journey/built.ts'],
  testTimeout: 120_000,
  hookTimeout: 120_000,
  isolate: false,
  maxWorkers: 2,
  execArgv: [untiered],
};

/** The walks, along the paths in a page without a browser and in Chromium, and with changed charts (MUTANTS=all takes every change); the journeys and the random walk. */
export const screenProjects = (project: Project): readonly TestProjectInlineConfiguration[] => [
  project('walks', {
    environment: 'happy-dom',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 20_000,
    setupFiles,
    provide: {
      walking:
        process.env['WALKING'] === 'model'
          ? 'model'
          : process.env['MUTANTS'] === 'all'
            ? 'mutants'
            : 'check and sample',
    },
  }),
  inChromium(project, 'chromium', process.env['WALKING'] === 'screens' ? 'screens' : 'check'),
  inChromium(project, 'access', 'access', ['tests/access/*.test.tsx']),
  project('journeys', throughProduct),
  project('wander', throughProduct),
];
