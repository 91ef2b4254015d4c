// Which modules make their tables and patterns when they are first used (lazy-constants.ts, lazy-patterns.ts).
import { resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';

const LIB = resolve('lib');
/** The guard keeps the browser's functions as they are when it is loaded, before a page can replace them, and calls its own copies of them. */
const GUARD = resolve('lib/egress');
/** Rooms that know no browser API (biome.json): when they compute something makes no difference. */
const PURE =
  /^[\\/](?:codecs|conversation|detect|judge|kinds|lexicon|notation|people|privacy|restore|sanitize|text)[\\/]/;
/** How WXT names the entry of a script that runs in the page's own world. */
const PAGE_WORLD = 'content-script-main-world';

/**
 * @param lib what is built as one file, such as a content script
 * @returns whether a module may be changed. In a script in the page's world none may: the page can replace what is used later. A script in a world
 *   of its own keeps what it reads of the page when it starts, so only modules that read nothing of it may.
 */
export function lazyModules(lib: ResolvedConfig['build']['lib']): (id: string) => boolean {
  if (lib !== false && JSON.stringify(lib.entry).includes(PAGE_WORLD)) return () => false;
  return (id) =>
    id.startsWith(LIB) &&
    !id.startsWith(GUARD) &&
    id.endsWith('.ts') &&
    (lib === false || PURE.test(id.slice(LIB.length)));
}
