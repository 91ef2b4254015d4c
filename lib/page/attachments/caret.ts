// Remembers the caret of a text box for a held paste, because the person may click elsewhere meanwhile.

interface StoredCaret {
  /** Focuses the box and puts the caret back, if its position still exists. */
  restore(): void;
}

export function storeCaret(box: HTMLElement): StoredCaret {
  const root = box.getRootNode();
  // Only Chromium has `getSelection` on shadow roots, and reports a selection in them only there.
  const selection = (root as Partial<Pick<Document, 'getSelection'>>).getSelection?.() ?? document.getSelection();
  const range = box.isContentEditable && selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const kept = range && box.contains(range.commonAncestorContainer) ? range.cloneRange() : undefined;
  return {
    restore() {
      // Text fields keep their caret by themselves.
      box.focus();
      if (!kept || !selection || !box.contains(kept.commonAncestorContainer)) return;
      selection.removeAllRanges();
      selection.addRange(kept);
    },
  };
}
