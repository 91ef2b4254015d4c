// Keys that work wherever the keyboard is in the page.
import { useEffect } from 'react';

/** Opens and closes the review. */
export function useShortcut(toggle: () => void): void {
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

/** Back to the text by Escape, wherever the keyboard is. */
export function useEscape(isReviewing: boolean, close: () => void): void {
  useEffect(() => {
    if (!isReviewing) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !event.isTrusted || event.isComposing) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isReviewing, close]);
}
