import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './build.setup.ts',
    // Two browsers at once on two cores: what takes a second alone may take twenty.
    maxWorkers: 2,
    // As for Chromium, a failed test runs once more; scripts/check.mjs lists the tests that passed only then.
    retry: 1,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
