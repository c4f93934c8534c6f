import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { uncollected } from './uncollected.js';

const project = (name, groupOrder, test) => ({ extends: true, test: { name, sequence: { groupOrder }, ...test } });

// Groups run one after another and the first failure ends the run, so the quickest comes first.
export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  cacheDir: '.vite',
  test: {
    reporters: [uncollected],
    projects: [
      project('charts', 0, { environment: 'node', include: ['.ci/mutation/*.test.js'] }),
      project('rules', 1, {
        environment: 'node',
        include: ['tests/rules/charts/{tickets-list,unprovided-ports}.test.ts'],
      }),
      project('walks', 2, {
        environment: 'happy-dom',
        include: ['tests/walks/*.walk.test.tsx'],
        setupFiles: ['tests/support/screen.ts'],
        provide: { walking: 'check' },
      }),
    ],
  },
});
