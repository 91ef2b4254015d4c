// Can a script of the page have run in a document? Both worlds ask this before they trust what they hear from each other in it.

import { getter } from './guarded/primitives.ts';

// A page puts elements in the place of these by their names.
const headOf = getter(Document.prototype, 'head');
const bodyOf = getter(Document.prototype, 'body');
const rootOf = getter(Document.prototype, 'documentElement');
const scriptsOf = getter(Document.prototype, 'scripts');
const viewOf = getter(Document.prototype, 'defaultView');
const stateOf = getter(Document.prototype, 'readyState');
const addressOf = getter(Document.prototype, 'URL');
const nameOf = getter(Element.prototype, 'tagName');
const childrenOf = getter(Element.prototype, 'childElementCount');

/** A page of an extension's runs that extension's scripts only, and no other page can have such an address. */
const isOfExtension = (page: Document): boolean => /^(?:chrome|moz)-extension:/.test(addressOf(page));

/** True if the parser has read nothing yet, for the empty document that a frame begins with, and for pages of an extension. */
export function isUntouched(page: Document): boolean {
  if (viewOf(page) === null) return false;
  if (isOfExtension(page)) return true;
  if (scriptsOf(page).length > 0) return false;
  const [head, body] = [headOf(page), bodyOf(page)];
  const root = rootOf(page) as Element | null;
  // In documents of another kind scripts need neither a head nor a body.
  const isHtml = !root || nameOf(root) === 'HTML';
  if (stateOf(page) === 'loading') return isHtml && head === null && body === null;
  return addressOf(page) === 'about:blank' && (body === null || childrenOf(body) === 0);
}

/**
 * Did this extension come to a page that stood open already? Firefox runs the scripts of an extension that is installed or updated in
 * the pages that are there. Other extensions may put scripts into a head before ours runs, but none makes a body; a frame without an
 * address of its own is often filled before any extension's script runs in it.
 */
export const isLateIn = (page: Document): boolean =>
  (stateOf(page) !== 'loading' || bodyOf(page) !== null) && !addressOf(page).startsWith('about:');
