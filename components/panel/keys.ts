// Shortcuts that work wherever the focus is in the page.
import { useEffect } from 'react';

/** Alt+Shift+C opens and closes the review. */
export function useReviewShortcut(toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.isTrusted || !event.altKey || !event.shiftKey || event.code !== 'KeyC') return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [toggle]);
}

/** Escape leaves the open question and returns to the text, wherever the focus is. */
export function useEscapeFrom(isAsked: boolean, close: () => void): void {
  useEffect(() => {
    if (!isAsked) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !event.isTrusted || event.isComposing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isAsked, close]);
}
