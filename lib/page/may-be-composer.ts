// Which elements of this page hold prompts, or may. Where a site's own composer is known and there, a one-line field is something else:
// a chat that is renamed, a filter.
import type { SiteAdapter } from '../sites/site-adapter.ts';
import { EDITABLE, isEditable, isVisible, matchesAny, searchIn, visibleOf } from './elements.ts';

export function mayBeComposer(element: Element, adapter: SiteAdapter): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  if (matchesAny(element, adapter.composer) || matchesAny(element, adapter.edit?.box ?? [])) return true;
  if (!isEditable(element)) return false;
  return !(element instanceof HTMLInputElement && visibleOf(adapter.composer).length > 0);
}

export function composersIn(around: HTMLElement, adapter: SiteAdapter): HTMLElement[] {
  return searchIn(around, EDITABLE).filter((one) => mayBeComposer(one, adapter) && isVisible(one));
}
