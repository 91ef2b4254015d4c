// Decides which text of the composer the person wrote. A page can write into its composer too; text that appears this soon after a key, a
// paste or a drop counts as the person's.

const TYPED_WITHIN_MS = 2000;
const TYPING_EVENTS = ['keydown', 'beforeinput', 'input', 'paste', 'drop'] as const;

export interface PersonTyping {
  readonly isRecent: boolean;
  /** Re-adds listeners that the page removed with `document.open`. */
  renew(): void;
}

export function watchPersonTyping(target: EventTarget): PersonTyping {
  let typedAt = Number.NEGATIVE_INFINITY;

  function onTyping({ isTrusted }: Event): void {
    if (isTrusted) typedAt = performance.now();
  }

  function renew(): void {
    for (const name of TYPING_EVENTS) target.addEventListener(name, onTyping, true);
  }

  renew();
  return {
    get isRecent() {
      return performance.now() - typedAt < TYPED_WITHIN_MS;
    },
    renew,
  };
}
