// Which elements of this page may hold prompts. If the composer of a known site is visible, a one-line field is not one: it renames a chat, for
// example, or filters a list.
import { type SiteAdapter, trustedSelectors } from '../../sites/site-adapter.ts';
import {
  EDITABLE_SELECTOR,
  isEditable,
  isVisible,
  matchesAny,
  queryWithShadowRoot,
  visibleMatches,
} from '../dom/elements.ts';

export function mayBeComposer(element: Element, adapter: SiteAdapter): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  const known = [...adapter.composer, ...(adapter.edit?.box ?? [])];
  if (matchesAny(element, trustedSelectors(adapter, known))) return true;
  // Only editable elements: presses inside a composer are not intercepted, so an imported selector must not make a button or the whole page a
  // composer.
  if (!isEditable(element)) return false;
  if (matchesAny(element, known)) return true;
  return !(
    element instanceof HTMLInputElement && visibleMatches(trustedSelectors(adapter, adapter.composer)).length > 0
  );
}

export function composersIn(around: HTMLElement, adapter: SiteAdapter): HTMLElement[] {
  return queryWithShadowRoot(around, EDITABLE_SELECTOR).filter((one) => mayBeComposer(one, adapter) && isVisible(one));
}
