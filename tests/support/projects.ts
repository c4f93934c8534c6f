import { playwright } from '@vitest/browser-playwright';
import { resolve } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumPath, shellPath } from './chromium/chromium.ts';
import { chromiumFlags } from './journey/browser.ts';
import { resolveLocalhost } from './localhost.ts';
import { processTimeout, waitTimeout, walkTimeout } from './limits.ts';
import { keepTemporaryFoldersInMemory } from './memory-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    walking: 'check and look' | 'check and sample' | 'model' | 'mutants' | 'screens';
  }
}

await resolveLocalhost();
keepTemporaryFoldersInMemory();

// If Node has its own storages, vitest leaves them in place of the page's.
const ofNode = '--no-experimental-webstorage';
const execArgv = process.allowedNodeEnvironmentFlags.has(ofNode) ? [ofNode] : [];

// All projects have the same number of workers: vitest runs only such projects side by side.
const inAll = {
  isolate: false,
  maxWorkers: 2,
  restoreMocks: true,
  unstubGlobals: true,
  expect: { poll: { timeout: waitTimeout } },
  execArgv,
};

const project = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...inAll, ...test },
});

const include = ['tests/walks/*.walk.test.tsx'];

// Its browser field names a file that it does not ship, and its module an export that @xstate/graph no longer has.
const xstateTest = resolve('node_modules/@xstate/test/dist/xstate-test.cjs.js');

/** These may start processes or browsers: what passes only on a retry is listed as flaky at the end of the run. */
const outside = { retry: 2, testTimeout: processTimeout, hookTimeout: processTimeout } as const;

const inChromium = (
  walking: 'check and look' | 'screens',
  more: readonly string[] = [],
): TestProjectInlineConfiguration => ({
  ...project('chromium', {
    include: [...include, ...more],
    setupFiles: ['tests/support/screen.ts'],
    ...outside,
    provide: { walking },
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
          // Looked up at the start, so that suites without a browser fetch none.
          get executablePath() {
            return walking === 'screens' ? chromiumPath() : shellPath();
          },
          args: [...chromiumFlags],
        },
        // With less room, the frame of the tests is scaled down, and its pictures with it.
        contextOptions: { viewport: { width: 1400, height: 1300 } },
      }),
      instances: [{ browser: 'chromium' }],
    },
  }),
  resolve: { alias: { '@xstate/test': xstateTest } },
});

const plain = { environment: 'node', testTimeout: walkTimeout, setupFiles: ['tests/support/fixed-seed.ts'] };

const server: TestProjectInlineConfiguration['test'] = {
  ...plain,
  ...outside,
  globalSetup: ['tests/support/postgres.ts', 'tests/support/server/memory.ts', 'tests/support/server/built.ts'],
};

const walks = (walking: ProvidedContext['walking'], more: TestProjectInlineConfiguration['test'] = {}) =>
  project('walks', {
    environment: 'happy-dom',
    testTimeout: walkTimeout,
    setupFiles: ['tests/support/screen.ts', 'tests/support/fixed-seed.ts'],
    provide: { walking },
    ...more,
  });

const journeys = {
  ...outside,
  environment: 'node',
  globalSetup: ['tests/support/server/memory.ts', 'tests/support/journey/built.ts'],
};

const ofTests = (): readonly TestProjectInlineConfiguration[] => [
  project('journeys', {
    ...journeys,
    provide: { browserName: 'chromium' },
    // After all others, so that walks in Chromium fill the time in which the server's tests wait.
    sequence: { groupOrder: 1 },
  }),
  project('server', { ...server, include: ['tests/{server,model}/**/*.test.ts'] }),
  inChromium('check and look', ['tests/access/*.test.tsx']),
  walks('check and sample', { include: ['tests/{walk,walks}/**/*.test.{ts,tsx}'] }),
  project('rules', plain),
  // Some files set the server's clock, which is state of a module.
  project('effects', { ...plain, isolate: true }),
];

const ofSoak = (): readonly TestProjectInlineConfiguration[] => {
  process.env['SEED'] ??= String(Date.now() % 1_000_000);
  console.log(`SEED=${process.env['SEED']} repeats this run's random choices.`);
  const once = { ...server, retry: 0, testTimeout: 0 };
  return [
    project('soak', { ...once, include: ['tests/soak/**/*.test.ts'] }),
    project('twin', { ...once, include: ['tests/model/**/*.test.ts'], env: { TWIN_RUNS: '50' } }),
    walks('mutants', { include }),
  ];
};

const ofBrowsers = (): readonly TestProjectInlineConfiguration[] => [
  project('browsers', {
    ...journeys,
    provide: { browserName: 'firefox' },
    include: [
      'tests/journeys/{story,keyboard}.test.ts',
      'tests/journeys/offline/{reading,versions}.test.ts',
      'tests/webkit/*.test.ts',
    ],
    alias: { playwright: 'playwright-esr' },
    // In Firefox, a window in the background shows no focus.
    maxWorkers: 1,
  }),
];

/**
 * The projects of a vitest mode: `test` is what must hold, `soak` kills at random and walks every mutant, `model`
 * freezes the walks again, `screens` takes their pictures, and `browsers` runs journeys in Firefox and WebKit.
 */
export const projectsOf = (mode: string): readonly TestProjectInlineConfiguration[] => {
  if (mode === 'soak') return ofSoak();
  if (mode === 'browsers') return ofBrowsers();
  if (mode === 'model')
    return [{ ...walks('model', { include: [...include, 'tests/walk/example/*.test.tsx'] }), mode }];
  if (mode === 'screens') return [inChromium('screens')];
  return ofTests();
};
