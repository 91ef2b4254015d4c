import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{lib,components,cli,scripts,entrypoints}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    pool: 'forks',
  },
});
