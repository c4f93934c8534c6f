import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { authorizationHeader } from './src/protocol/authorization.ts';
import { companionServer } from './server/dev.ts';

// What every screen needs comes as one file, so that a first visit takes few requests; what only some screens share
// stays separate.
const core = [
  /node_modules\/(?!@statelyai|uplot)|vite\/preload-helper/,
  /\/machines\/(?:account|activation-resend|app|connection|outside|page|session|toasts|version)\./,
  /\/src\/protocol\/(?:about|account|answers|authorization|paths)\./,
  /\/src\/rules\/(?:access|forms|games|people|phones|toasts)\./,
  /\/src\/app\/(?!charts|inspector|main|player|ticket-charts)/,
  /\/src\/client\//,
  /\/src\/flows\/(?:page\/(?!not-found|try-again)|toasts\/|activation-resend\/)/,
  /\/src\/flows\/(?:account|connection|session|version)\/\w+\.effects/,
  /\/src\/ui\/(?:background|boundary|button|card|error-line|field\.|focus|form|global|hidden|hydrated|icon)/,
  /\/src\/ui\/(?:logo|menu|spinner|surface|text-field|theme|toast)/,
];

// Shared by boards and homes: as files of their own, these would weigh more.
const play = [
  /\/src\/(?:app\/charts|rules\/(?:prizes|tabs)|flows\/ticket-entry\/ticket-boxes\.view)/,
  /\/src\/flows\/board\/(?:draw-panel|small-balls)\.view/,
  /\/src\/ui\/(?:ball|countdown|first-box|growing|hit|number|scroll|small-balls)/,
];

// Strips the charts' descriptions, which browsers do not need.
const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  transform: {
    filter: { id: /\/machines\/[\w-]+\.machine\.ts$/ },
    handler: (code) => ({
      code: code.replace(/\bdescription:\s+(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g, ''),
      map: null,
    }),
  },
});

// The second build is run once, by Node, to prerender pages.
const prerender = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true as const },
  build: {
    ssr: true,
    emptyOutDir: false,
    manifest: false,
    minify: false,
    rolldownOptions: {
      input: 'src/app/pages.tsx',
      output: {
        entryFileNames: '.prerender/[name].js',
        chunkFileNames: '.prerender/[name]-[hash].js',
        codeSplitting: true,
      },
    },
  },
};

// The third is the worker for offline use: one file, requested anew each time.
const worker = {
  consumer: 'client' as const,
  build: {
    emptyOutDir: false,
    manifest: false,
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { entryFileNames: 'sw.js', format: 'iife' as const, codeSplitting: false },
    },
  },
};

// Packages with WebAssembly or native code read files from beside their own, so they stay where they are.
const unbundled = ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native'];

// The server, and the commands for draws and mail, as a few files: their hundreds of modules are found and read once,
// here.
const serverBuild: ViteUserConfig = {
  publicDir: false,
  ssr: { noExternal: true, external: unbundled },
  build: {
    ssr: true,
    outDir: 'node_modules/.cache/lottery-board-server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: unbundled,
      input: { start: 'server/start.ts', draws: 'server/draws-command.ts', mail: 'server/mail/command.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemapExcludeSources: true },
    },
  },
};

const testModes = ['test', 'soak', 'model', 'screens', 'browsers'];

// Loaded only for tests: a production install does not have it.
const testOptions = async (mode: string): Promise<NonNullable<ViteUserConfig['test']>> => {
  const [{ projectsOf }, { reporter }] = await Promise.all([
    import('./tests/support/projects.ts'),
    import('./tests/support/reporter.ts'),
  ]);
  return {
    projects: [...projectsOf(mode)],
    // A walk of a mutant may well log errors while it notices the change.
    silent: 'passed-only',
    reporters: ['default', 'junit', reporter],
    outputFile: { junit: '.ci/reports/junit.xml' },
  };
};

const app = async (command: string, mode: string): Promise<ViteUserConfig> => ({
  plugins: [
    vanillaExtractPlugin(),
    withoutDescriptions(),
    react(),
    ...(testModes.includes(mode) ? [] : [companionServer()]),
  ],
  publicDir: 'src/public',
  // React has long had what this stands in for.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  define: {
    'import.meta.env.VITE_AUTHORIZATION_HEADER': JSON.stringify(
      process.env['AUTHORIZATION_HEADER']?.trim() || authorizationHeader,
    ),
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    // Icons are a few hundred bytes each, less than a request.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every visitor loads the names of all files, and their hashes cannot be compressed.
        entryFileNames: 'static/js/[name]-[hash:6].js',
        chunkFileNames: 'static/js/[name]-[hash:6].js',
        assetFileNames: 'static/[ext]/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
            { name: 'core', test: (id) => core.some((part) => part.test(id)) },
            { name: 'play', test: (id) => play.some((part) => part.test(id)) },
          ],
        },
      },
    },
  },
  ...(command === 'build' ? { builder: {}, environments: { ssr: prerender, worker } } : {}),
  test: testModes.includes(mode) ? await testOptions(mode) : {},
});

export default defineConfig(({ command, mode }) => (mode === 'server' ? serverBuild : app(command, mode)));
