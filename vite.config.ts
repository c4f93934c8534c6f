import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';
import { authorizationHeader } from './src/protocol/authorization.ts';
import { companionServer } from './server/http/dev.ts';

const project = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], exclude: configDefaults.exclude, ...test },
});

export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => ({
  plugins: [vanillaExtractPlugin(), react(), ...(mode === 'test' ? [] : [companionServer()])],
  publicDir: false,
  define: { 'import.meta.env.VITE_AUTHORIZATION_HEADER': JSON.stringify(process.env['AUTHORIZATION_HEADER'] ?? authorizationHeader) },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: 'static/[ext]/[name]-[hash][extname]',
        // What several screens share comes as one file, so that opening a screen takes few requests.
        codeSplitting: { groups: [{ name: 'shared', test: /\/src\/(?:ui|rules|protocol|effects|views|screens)\//, minShareCount: 3 }] },
      },
    },
  },
  test: {
    projects: [
      project('rules', { environment: 'node', maxWorkers: 2 }),
      project('effects', { environment: 'node', testTimeout: 20_000 }),
      ...(mode === 'test' ? (await import('./tests/support/projects.ts')).walkProjects(project) : []),
      project('server', {
        environment: 'node',
        globalSetup: ['tests/support/postgres.ts', 'tests/support/server/memory.ts'],
        testTimeout: 30_000,
        hookTimeout: 60_000,
        isolate: false,
        maxWorkers: 2,
      }),
      project('journeys', {
        environment: 'node',
        globalSetup: ['tests/support/journey/built.ts'],
        testTimeout: 120_000,
        hookTimeout: 120_000,
        isolate: false,
        maxWorkers: 2,
      }),
    ],
  },
}));
