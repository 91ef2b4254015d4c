// Where the caret stood in a box, for a paste that waits: meanwhile the person clicks elsewhere.

export interface Caret {
  /** The box is focused, with the caret where it was, as far as that place is still there. */
  restore(): void;
}

export function keepCaret(box: HTMLElement): Caret {
  const root = box.getRootNode();
  // In a shadow root only Chromium tells it, and only there.
  const selection = (root as Partial<Pick<Document, 'getSelection'>>).getSelection?.() ?? document.getSelection();
  const range = box.isContentEditable && selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const kept = range && box.contains(range.commonAncestorContainer) ? range.cloneRange() : undefined;
  return {
    restore() {
      // A field keeps its caret by itself.
      box.focus();
      if (!kept || !selection || !box.contains(kept.commonAncestorContainer)) return;
      selection.removeAllRanges();
      selection.addRange(kept);
    },
  };
}
