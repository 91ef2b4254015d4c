import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests without state and without changes to globals. Their files share one worker's modules; loading those again for each file costs a third
 * of the processor's time.
 */
const PURE = [
  'lib/{text,detect,privacy,codecs,sanitize,restore,audit,language,egress,models,selection,sites}/**/*.test.ts',
  '{components,scripts}/**/*.test.{ts,tsx}',
];
/** Tests that change shared state, or measure time, which a worker with much in memory would distort. */
const ISOLATED = [
  'lib/privacy/random.test.ts',
  'lib/egress/guarded/stream.test.ts',
  'lib/egress/untouched.test.ts',
  'lib/models/download.test.ts',
  'scripts/layers.test.ts',
  'lib/{detect/patterns,restore}/speed.test.ts',
  'lib/codecs/formats/laws.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    pool: 'forks',
    // By default Vitest leaves one core free, which is half of a two-core machine.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, exclude: ISOLATED, isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['{lib,components,cli,scripts,entrypoints,bench,e2e/faults}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...PURE],
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
    ],
  },
});
