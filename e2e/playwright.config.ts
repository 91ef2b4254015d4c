import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';

/** More than half a minute each. They begin first, so that the workers end at nearly the same time. */
const LONG =
  '{sites,restoration,situations,whole-chats,editor-job,main-job,text-size,at-rest,models,long-replies,editor-structure,' +
  'accessibility,hostile,egress,life,replies,graphics}.spec.ts';

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'rest', testMatch: '*.spec.ts', testIgnore: LONG },
  ],
  globalSetup: './build.setup.ts',
  // One more than there are cores, because tests wait for typing pauses and time-outs; each browser takes up to a gigabyte.
  workers: Math.min(8, 1 + cpus().length),
  // A test that passes only at the second try is named at the end of the checks: its cause is to be found.
  retries: 1,
  timeout: 120_000,
  // With more browsers than cores, what takes a second alone may take twenty.
  expect: { timeout: 40_000, toPass: { intervals: [20, 50, 100] } },
  reporter: 'list',
  outputDir: '../test-results',
});
