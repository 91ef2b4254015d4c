// Hears of every change that a person makes to a text, in whatever editor.
import { type LastingListeners, listenLasting } from '../dom/lasting-listeners.ts';

/** An editor that cancels `beforeinput` or a paste and changes its document itself lets no `input` follow: Slate and Lexical do. */
const CHANGES = ['beforeinput', 'input', 'paste', 'cut', 'drop'] as const;

export interface TypingParts {
  /** Typing tells which element is the composer, wherever it stands; false where the event happened in none. */
  readonly isInComposer: (event: Event) => boolean;
  /** Something is about to change, or just has. */
  readonly onChange: () => void;
  /** By a person: a page can put the focus where it likes. */
  readonly onFocus: () => void;
}

export function watchTyping(target: EventTarget, { isInComposer, onChange, onFocus }: TypingParts): LastingListeners {
  return listenLasting([target], [...CHANGES, 'focusin'], (event: Event) => {
    if (!isInComposer(event)) return;
    if (event.type !== 'focusin') onChange();
    else if (event.isTrusted) onFocus();
  });
}
