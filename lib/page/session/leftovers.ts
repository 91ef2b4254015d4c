// Removes the elements of an earlier version of the extension: when Firefox updates it, the old scripts stop and the old panel no longer reacts.

import { removeAllHighlights } from '../highlights/highlights.ts';

/** Without `coatcheck-field`, which belongs to the page's own world, where the old script goes on. */
const OLD_HOSTS = 'coatcheck-panel, coatcheck-overlay, coatcheck-picker, coatcheck-private';

export function removeLeftoverElements(page: Document): void {
  for (const host of page.querySelectorAll(OLD_HOSTS)) host.remove();
  removeAllHighlights();
}
