import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { uncollected } from './uncollected.js';

export default defineConfig({
  cacheDir: '.vite',
  plugins: [vanillaExtractPlugin()],
  test: {
    reporters: [uncollected],
    environment: 'node',
    testTimeout: 20_000,
    include: ['tests/rules/*.test.ts', 'tests/rules/{draws,history,protocol}/*.test.ts', 'tests/effects/*.test.ts'],
  },
});
