// Tells whether a script of the page can have run in a document. The page's world and the extension's world both ask this before they trust
// an event of the other world in that document.

import { unboundGetter } from './guarded/primitives.ts';

// The browser's getters: a page can shadow these properties with elements of the same name.
const headOf = unboundGetter(Document.prototype, 'head');
const bodyOf = unboundGetter(Document.prototype, 'body');
const rootOf = unboundGetter(Document.prototype, 'documentElement');
const scriptsOf = unboundGetter(Document.prototype, 'scripts');
const viewOf = unboundGetter(Document.prototype, 'defaultView');
const stateOf = unboundGetter(Document.prototype, 'readyState');
const addressOf = unboundGetter(Document.prototype, 'URL');
const nameOf = unboundGetter(Element.prototype, 'tagName');
const childrenOf = unboundGetter(Element.prototype, 'childElementCount');

/** A page of an extension runs only that extension's scripts, and no other page can have such an address. */
const isOfExtension = (page: Document): boolean => /^(?:chrome|moz)-extension:/.test(addressOf(page));

/** True if the parser has read nothing yet, for the empty document that a frame begins with, and for pages of an extension. */
export function isBeforePageScripts(page: Document): boolean {
  if (viewOf(page) === null) return false;
  if (isOfExtension(page)) return true;
  if (scriptsOf(page).length > 0) return false;
  const [head, body] = [headOf(page), bodyOf(page)];
  const root = rootOf(page) as Element | null;
  // In documents that are not HTML, scripts need neither a head nor a body.
  const isHtml = !root || nameOf(root) === 'HTML';
  if (stateOf(page) === 'loading') return isHtml && head === null && body === null;
  return addressOf(page) === 'about:blank' && (body === null || childrenOf(body) === 0);
}

/**
 * Whether the page was already open when the extension started: Firefox runs the scripts of a new or updated extension in open pages. A
 * body proves it: other extensions may put scripts into a head before ours runs, but never make a body. A frame with an `about:` address is
 * excluded, because pages often fill one before any extension's script runs.
 */
export const wasOpenBeforeExtension = (page: Document): boolean =>
  (stateOf(page) !== 'loading' || bodyOf(page) !== null) && !addressOf(page).startsWith('about:');
