// What belongs to a composer and stands around it: its frame, the buttons beside and below the text.

/** On our host: how far the block goes down from our tag, in CSS pixels. */
export const UNDER_TAG = '--coatcheck-under-tag';

/** Buttons stand in a row or two around a text field; what is higher holds more than a composer. */
const HIGHEST_FRAME = 160;

/** The lower end of the composer's block, in the window. */
export function blockBottom(composer: Element): number {
  const own = composer.getBoundingClientRect();
  let bottom = own.bottom;
  for (let at = composer.parentElement; at && at !== document.body; at = at.parentElement) {
    const box = at.getBoundingClientRect();
    if (box.height > own.height + HIGHEST_FRAME) break;
    bottom = Math.max(bottom, box.bottom);
  }
  return bottom;
}
