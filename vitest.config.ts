import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{lib,components,cli,scripts,entrypoints,bench,e2e/faults}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    pool: 'forks',
  },
});
