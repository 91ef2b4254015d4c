// Writes down, when the extension is built, what the patterns of rules require of a text, so that the engine need not read it from their
// sources at each start.
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import '../lib/detect/find.ts';
import { patternRules } from '../lib/detect/patterns/index.ts';
import { requirementsToBuild } from '../lib/text/prefilter/pattern-set.ts';

const MODULE = resolve('lib/text/prefilter/built-requirements.ts');

/** The module with what is required. Parsing JSON is faster than evaluating the same data as code. */
function builtModule(): string {
  const built = requirementsToBuild();
  if (Object.keys(built).length < patternRules.length / 2) throw new Error('The sets of patterns are missing.');
  return `export const BUILT_REQUIREMENTS = JSON.parse(${JSON.stringify(JSON.stringify(built))});\n`;
}

export const builtRequirements = (): Plugin => ({
  name: 'coatcheck:built-requirements',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === MODULE ? builtModule() : undefined),
});
