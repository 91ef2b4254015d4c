// Which modules make their tables and patterns when they are first used (lazy-constants.ts, lazy-patterns.ts).
import { resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';

const LIB = resolve('lib');
/** The guard keeps the browser's functions as they are when it is loaded, before a page can replace them, and calls its own copies of them. */
const GUARD = resolve('lib/egress');
/** Rooms that use no browser API (biome.json), so a constant has the same value whenever it is computed. */
const PURE =
  /^[\\/](?:codecs|conversation|detect|judge|kinds|lexicon|notation|people|privacy|restore|sanitize|text)[\\/]/;
/** How WXT names the entry of a script that runs in the page's own world. */
const PAGE_WORLD = 'content-script-main-world';

/**
 * @param lib Vite's library options, which WXT sets for a content script; false for the pages and the background
 * @returns a predicate: whether the constants and patterns of the module with this id may be made lazy. In the page's own world none may, because
 *   the page can replace `RegExp` and other built-ins before the first use. In the content script's isolated world the modules of pure rooms may;
 *   others read the page at start-up and must keep what they read then.
 */
export function lazyModules(lib: ResolvedConfig['build']['lib']): (id: string) => boolean {
  if (lib !== false && JSON.stringify(lib.entry).includes(PAGE_WORLD)) return () => false;
  return (id) =>
    id.startsWith(LIB) &&
    !id.startsWith(GUARD) &&
    id.endsWith('.ts') &&
    (lib === false || PURE.test(id.slice(LIB.length)));
}
