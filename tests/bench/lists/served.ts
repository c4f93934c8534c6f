import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

/** Builds the bench's page with React as in production and every component under its own name, and serves it on loopback. */
export const servePage = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-board-lists-'));
  const plan = { root: import.meta.dirname, configFile: false as const, logLevel: 'error' as const };
  const built = { outDir: folder, emptyOutDir: true, minify: false as const, target: 'es2022' as const };
  await build({
    ...plan,
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [vanillaExtractPlugin(), react()],
    build: { ...built, rolldownOptions: { output: { keepNames: true } } },
  });
  const server = await preview({ ...plan, build: built, preview: { host: '127.0.0.1', port: 4900 } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    stop: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
