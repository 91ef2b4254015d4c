// Which elements of this page hold prompts, or may. Where a site's own composer is known and there, a one-line field is something else:
// a chat that is renamed, a filter.
import { type SiteAdapter, trusted } from '../../sites/site-adapter.ts';
import { EDITABLE, isEditable, isVisible, matchesAny, searchIn, visibleOf } from '../dom/elements.ts';

export function mayBeComposer(element: Element, adapter: SiteAdapter): element is HTMLElement {
  if (!(element instanceof HTMLElement)) return false;
  const known = [...adapter.composer, ...(adapter.edit?.box ?? [])];
  if (matchesAny(element, trusted(adapter, known))) return true;
  // A press in a composer sends nothing, so an imported selector cannot make a button or a whole page one.
  if (!isEditable(element)) return false;
  if (matchesAny(element, known)) return true;
  return !(element instanceof HTMLInputElement && visibleOf(trusted(adapter, adapter.composer)).length > 0);
}

export function composersIn(around: HTMLElement, adapter: SiteAdapter): HTMLElement[] {
  return searchIn(around, EDITABLE).filter((one) => mayBeComposer(one, adapter) && isVisible(one));
}
