import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { lazyConstants } from './scripts/lazy-constants.ts';
import { lazyPatterns } from './scripts/lazy-patterns.ts';

/**
 * Tests without state and without changes to globals. Their files share one worker's modules; loading those again for each file costs a third
 * of the processor's time.
 */
const PURE = [
  'lib/{text,detect,privacy,codecs,kinds,notation,sanitize,restore,audit,language,egress,models,selection,sites}/**/*.test.ts',
  '{components,scripts}/**/*.test.{ts,tsx}',
];
/** Pure tests that take over 0.75 seconds: property tests, statistics of mechanisms, long texts. `npm run test:fast` leaves them out. */
const SLOW = [
  'lib/codecs/formats/{phone,written-formats}.test.ts',
  'lib/detect/{annotate,undisguised-text,patterns/kinds,patterns/number-labels}.test.ts',
  'lib/egress/{original-finder,plain-search,readings}.test.ts',
  'lib/models/{alignment,external-weights,shipped-language-model,graphics/{float-products,serve}}.test.ts',
  'lib/privacy/{across-chats,birthday,date-shift,restoration/vector-noise,words/cape,words/content-words}.test.ts',
  'lib/restore/{addresses,corpus/corpus,growing-reply,long-reply,scaled-results}.test.ts',
  'lib/sanitize/{date-forms,dates,echo.property,long-text,sanitize,sanitize.property,words/words}.test.ts',
  'lib/sanitize/numbers/{closure/value-closure,relations/chance,relations/examples}.test.ts',
  'lib/sanitize/numbers/{noise-guarantee,related-guarantee,related-numbers,related-numbers.property}.test.ts',
  'lib/sanitize/surrogates/{email-surrogate.property,one-pool,script-names}.test.ts',
  'lib/sites/sites.test.ts',
  'scripts/{messages,rooms,spoken-texts}.test.ts',
];
/** Tests that change shared state, or measure time, which a worker with much in memory would distort. */
const ISOLATED = [
  'lib/privacy/random.test.ts',
  'lib/egress/guarded/stream.test.ts',
  'lib/egress/untouched.test.ts',
  'lib/models/download.test.ts',
  'scripts/layers.test.ts',
  'scripts/steps/{pattern,text}-growth.test.ts',
  'lib/{detect/patterns,restore}/speed.test.ts',
  'lib/codecs/formats/laws.test.ts',
];

/**
 * These run once more with lazy patterns and constants, as the extension has them: tests of code that asks for more than the matches of a
 * pattern, and of code with many tables.
 */
const AS_BUILT = [
  'lib/detect/{merge,dictionary-matcher,native-borders,native-names/*}.test.ts',
  'lib/detect/patterns/{contact,finance,host,identity,number-labels,secrets}.test.ts',
  'lib/sites/site-file.test.ts',
  'lib/restore/{digits,other-names}.test.ts',
  'lib/sanitize/sanitize.test.ts',
];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    setupFiles: ['scripts/property-seed.ts'],
    pool: 'forks',
    // By default Vitest leaves one core free, which is half of a two-core machine.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'fast', include: PURE, exclude: [...ISOLATED, ...SLOW], isolate: false } },
      { extends: true, test: { name: 'slow', include: SLOW, isolate: false } },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['{lib,components,cli,scripts,entrypoints,bench,e2e/faults}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...PURE],
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
      {
        extends: true,
        plugins: [lazyConstants('serve'), lazyPatterns('serve')],
        test: { name: 'as built', include: AS_BUILT },
      },
    ],
  },
});
