import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{lib,components,cli,scripts,entrypoints,bench,e2e/faults}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 30_000,
    pool: 'forks',
    // Vitest would leave a core free, which on a machine of two is half of it.
    maxWorkers: availableParallelism(),
  },
});
