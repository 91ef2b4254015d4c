// Decides when the surroundings of the badge or of a notice must be looked at again: what of the page it would cover, and which colours it lies on. In
// a long chat a look takes 30 ms of the page's own thread, most of it hit tests. So it happens only after the page has changed, and not between keys.

/** The shortest interval. */
const LOOKS_EVERY_MS = 500;
/** No look follows a key within this time … */
const TYPING_PAUSE_MS = 1000;
/** … unless the last look was this long ago and the page has changed since. */
const LONGEST_WAIT_MS = 3000;
/** Some changes are reported by nothing that is watched here: in shadow roots, of style sheets, of the system's colours. */
const LOOKS_ANYWAY_AFTER_MS = 3000;

interface LookTimes {
  readonly now: number;
  readonly lookedAt: number;
  readonly typedAt: number;
  readonly hasChanged: boolean;
}

export function isLookDue({ now, lookedAt, typedAt, hasChanged }: LookTimes): boolean {
  const since = now - lookedAt;
  if (since < LOOKS_EVERY_MS) return false;
  const isTyping = now - typedAt < TYPING_PAUSE_MS;
  return hasChanged ? !isTyping || since >= LONGEST_WAIT_MS : !isTyping && since >= LOOKS_ANYWAY_AFTER_MS;
}

export interface SurroundingsWatch {
  readonly isDue: boolean;
  /** To be called after a look. */
  looked(): void;
  /** To be called when the badge stands elsewhere. `isUrgent`: look at once. */
  changed(isUrgent: boolean): void;
  stop(): void;
}

const CHANGE_EVENTS = ['scroll', 'resize', 'transitionend', 'animationend'] as const;
const QUIETLY = { capture: true, passive: true } as const;

/** `isIgnored`: whether changes of this element say nothing, because it is the composer, which changes at every key, or our own host. */
export function watchSurroundings(isIgnored: (element: Node) => boolean): SurroundingsWatch {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let typedAt = Number.NEGATIVE_INFINITY;
  let hasChanged = true;
  const observer = new MutationObserver((mutations) => {
    if (mutations.some(({ target }) => !isIgnored(target))) noteChange();
  });

  /** One change is enough to know: nothing more is observed until the next look. */
  function noteChange(): void {
    hasChanged = true;
    observer.disconnect();
  }

  /** A composer scrolls at many keys, too. */
  function onEvent({ target }: Event): void {
    if (!(target instanceof Node && isIgnored(target))) noteChange();
  }

  function onInput(): void {
    typedAt = performance.now();
  }

  for (const name of CHANGE_EVENTS) window.addEventListener(name, onEvent, QUIETLY);
  window.addEventListener('input', onInput, QUIETLY);
  return {
    get isDue() {
      return isLookDue({ now: performance.now(), lookedAt, typedAt, hasChanged });
    },
    looked() {
      lookedAt = performance.now();
      hasChanged = false;
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    },
    changed(isUrgent) {
      noteChange();
      if (!isUrgent) return;
      lookedAt = Number.NEGATIVE_INFINITY;
      typedAt = Number.NEGATIVE_INFINITY;
    },
    stop() {
      observer.disconnect();
      for (const name of CHANGE_EVENTS) window.removeEventListener(name, onEvent, QUIETLY);
      window.removeEventListener('input', onInput, QUIETLY);
    },
  };
}
