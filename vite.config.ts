import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { authorizationHeader } from './src/protocol/authorization.ts';
import { companionServer } from './server/dev.ts';

const project = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], exclude: configDefaults.exclude, ...test },
});

// What every screen stands on comes as one file, so that a first visit takes few requests; what only some screens share stays apart.
const core = [
  /node_modules\/(?!@statelyai)|vite\/preload-helper/,
  /\/machines\/(?:account|app|connection|page|session|toasts|version)\./,
  /\/src\/(?:main|routes)\./,
  /\/src\/protocol\/(?:about|account|answers|authorization|paths)\./,
  /\/src\/effects\/(?:about|account|address|client|connection|session|storage|version|worker)/,
  /\/src\/rules\/(?:access|forms|games|people|toasts)\./,
  /\/src\/screens\/(?:app\.actor|child-events|deps|opened|session\.chart|shell\/.*)\./,
  /\/src\/ui\/(?:global|theme|icons|brand\/(?!hero)|look\/(?!notice)|live\/(?:place|focus)|toast|action\/(?:button|icon-button|link-button|menu|press)|form\/(?!checkbox|choice|password-rules|switch))/,
  /\/src\/views\/(?:frame\/(?!not-found)|account\/(?:account\.css|return-to-login))/,
];

// Nearly all of a file is called while its screen is drawn: browsers that know this hint, at the very top, compile it beside the main thread as it comes.
const compiledAtOnce = (): Plugin => ({
  name: 'compiled-at-once',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});

// What a chart says to its readers is not sent to browsers.
const withoutDescriptions = (): Plugin => ({
  name: 'without-descriptions',
  apply: 'build',
  transform: {
    filter: { id: /\/machines\/[\w-]+\.machine\.ts$/ },
    handler: (code) => ({
      code: code.replace(/\bdescription: (?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),?/g, ''),
      map: null,
    }),
  },
});

// The second build is run once, by Node, to draw the pages that are there before they are asked for.
const prerender = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { noExternal: true as const },
  build: {
    ssr: true,
    emptyOutDir: false,
    manifest: false,
    minify: false,
    rolldownOptions: {
      input: 'src/screens/shell/prerender.tsx',
      output: {
        entryFileNames: '.prerender/[name].js',
        chunkFileNames: '.prerender/[name]-[hash].js',
        codeSplitting: true,
      },
    },
  },
};

// The third is the worker that keeps the app for when there is no connection: one file, asked for anew each time.
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

// Packages that bring WebAssembly or machine code read their files from beside them, and stay where they are.
const unbundled = ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native'];

// The server, and the command that looks after draws, in a few files: the hundreds that they are made of are looked for and read once, here.
const companion: ViteUserConfig = {
  publicDir: false,
  ssr: { noExternal: true, external: unbundled },
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: unbundled,
      input: { start: 'server/start.ts', draws: 'server/draws/command.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', sourcemapExcludeSources: true },
    },
  },
};

const app = async (command: string, mode: string): Promise<ViteUserConfig> => ({
  plugins: [
    vanillaExtractPlugin(),
    withoutDescriptions(),
    compiledAtOnce(),
    react(),
    ...(mode === 'test' ? [] : [companionServer()]),
  ],
  publicDir: false,
  define: {
    'import.meta.env.VITE_AUTHORIZATION_HEADER': JSON.stringify(
      process.env['AUTHORIZATION_HEADER'] ?? authorizationHeader,
    ),
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    manifest: true,
    // Pictures are a few hundred bytes each, less than a request.
    assetsInlineLimit: (file) => file.endsWith('.svg'),
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: 'static/[ext]/[name]-[hash][extname]',
        codeSplitting: { groups: [{ name: 'core', test: (id) => core.some((part) => part.test(id)) }] },
      },
    },
  },
  ...(command === 'build' ? { builder: {}, environments: { ssr: prerender, worker } } : {}),
  test: {
    projects: [
      project('rules', { environment: 'node', maxWorkers: 1, isolate: false }),
      project('effects', { environment: 'node', testTimeout: 20_000 }),
      ...(mode === 'test' ? (await import('./tests/support/projects.ts')).screenProjects(project) : []),
      project('server', {
        include: ['tests/{server,model}/**/*.test.ts'],
        environment: 'node',
        globalSetup: ['tests/support/postgres.ts', 'tests/support/server/memory.ts', 'tests/support/server/built.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
        isolate: false,
        maxWorkers: 1,
      }),
    ],
  },
});

export default defineConfig(({ command, mode }) => (mode === 'server' ? companion : app(command, mode)));
