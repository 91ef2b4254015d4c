import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests that hold no state and touch no global: their files share a worker's modules, which to load again costs a third of the
 * processor's time.
 */
const PURE = [
  'lib/{text,detect,privacy,codecs,sanitize,restore,audit,language,egress,models,selection,sites}/**/*.test.ts',
  '{components,scripts}/**/*.test.{ts,tsx}',
];
/** But some of them change what all share, and some measure time, which a worker with much in its memory takes more of. */
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
    // Vitest would leave a core free, which on a machine of two is half of it.
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
