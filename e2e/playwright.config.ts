import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './build.setup.ts',
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { intervals: [20, 50, 100] } },
  reporter: 'list',
  outputDir: '../test-results',
});
