// Decides which text of the composer the person wrote. A page can write into its composer too; text that appears this soon after a key, a
// paste or a drop counts as the person's.

const TYPED_WITHIN_MS = 2000;
const TYPING_EVENTS = ['keydown', 'beforeinput', 'input', 'paste', 'drop'] as const;

interface PersonTyping {
  readonly isRecent: boolean;
  /** Re-adds listeners that the page removed with `document.open`. */
  renew(): void;
}

/** The character of a key; empty for a key without one and for a shortcut. */
const characterOf = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && Array.from(key).length === 1 ? key : '';

/** `onCharacter` is called with each character that the person types. */
export function watchPersonTyping(target: EventTarget, onCharacter: (char: string) => void): PersonTyping {
  let typedAt = Number.NEGATIVE_INFINITY;

  function onTyping(event: Event): void {
    if (!event.isTrusted) return;
    typedAt = performance.now();
    if (event.type === 'keydown') onCharacter(characterOf(event as KeyboardEvent));
  }

  /** An input method composes several characters, and its keys tell none of them. */
  function onComposed(event: Event): void {
    if (event.isTrusted) for (const char of (event as CompositionEvent).data) onCharacter(char);
  }

  function renew(): void {
    for (const name of TYPING_EVENTS) target.addEventListener(name, onTyping, true);
    target.addEventListener('compositionend', onComposed, true);
  }

  renew();
  return {
    get isRecent() {
      return performance.now() - typedAt < TYPED_WITHIN_MS;
    },
    renew,
  };
}
