// Detects every change that a person makes to a text, in any editor.
import { type LastingListeners, listenLasting } from '../dom/lasting-listeners.ts';
import { type TypedChange, typedChangeOf } from './typed-change.ts';

/** Not only `input`: editors that cancel `beforeinput` or a paste and change their document themselves (Slate, Lexical) cause no `input` event. */
const CHANGE_EVENTS = ['beforeinput', 'input', 'compositionend', 'paste', 'cut', 'drop'] as const;

interface TypingParts {
  /** Whether the event happened in a composer, which then becomes the current one. */
  readonly isInComposer: (event: Event) => boolean;
  /** Called when the text is about to change or has just changed. */
  readonly onChange: (change: TypedChange) => void;
  /** Called when the person focused the composer; focus changes by the page's scripts do not count. */
  readonly onFocus: () => void;
}

export function watchTyping(target: EventTarget, { isInComposer, onChange, onFocus }: TypingParts): LastingListeners {
  return listenLasting([target], [...CHANGE_EVENTS, 'focusin'], (event: Event) => {
    if (!isInComposer(event)) return;
    if (event.type !== 'focusin') onChange(typedChangeOf(event));
    else if (event.isTrusted) onFocus();
  });
}
