// What an earlier version of the extension left in a page when Firefox ended it: its scripts are gone, and nothing in its panel answers.

import { forgetHighlights } from '../highlights/highlights.ts';

/** Not `coatcheck-field`: that is of the page's own world, where it goes on. */
const HOSTS = 'coatcheck-panel, coatcheck-overlay, coatcheck-picker, coatcheck-private';

export function removeLeftovers(page: Document): void {
  for (const host of page.querySelectorAll(HOSTS)) host.remove();
  forgetHighlights();
}
