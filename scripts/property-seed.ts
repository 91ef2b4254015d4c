// Property tests draw the same samples in each run, so that a change fails by what it changed. COATCHECK_SEED=2 npx vitest run FOLDER draws others,
// and COATCHECK_SEED=random new ones each time; a failure prints its seed.
import fc from 'fast-check';

const asked = process.env.COATCHECK_SEED ?? '1';
if (asked !== 'random') fc.configureGlobal({ seed: Number(asked) });
