import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** The rooms that hold no state and touch no global: their files share a worker's modules, which to load again costs a third of the time. */
const PURE = ['lib/{text,detect,privacy,sanitize,restore,audit,language}/**/*.test.ts'];
/** But one takes the browser's `crypto` away, and these measure time, which a worker with much in its memory takes more of. */
const ISOLATED = [
  'lib/privacy/random.test.ts',
  'lib/{detect/patterns,restore}/speed.test.ts',
  'lib/sanitize/formats/laws.test.ts',
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
