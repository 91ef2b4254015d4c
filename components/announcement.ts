// What a screen reader says of a summary that changes often.
import { useState } from 'react';

interface Announced {
  readonly words: string;
  readonly isOver: boolean;
}

/** The next announcement: each summary once, and nothing while the person types, so that pauses in typing do not repeat it. */
export function nextAnnouncement(before: Announced, words: string, isTyping: boolean): Announced {
  if (isTyping) return before.isOver ? before : { ...before, isOver: true };
  return words === before.words ? before : { words, isOver: false };
}

/** The text of a live region. */
export function useAnnouncement(words: string, isTyping: boolean): string {
  const [announced, setAnnounced] = useState<Announced>({ words: '', isOver: false });
  const next = nextAnnouncement(announced, words, isTyping);
  if (next !== announced) setAnnounced(next);
  return next.isOver ? '' : next.words;
}
