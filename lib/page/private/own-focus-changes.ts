// Records the focus changes that we cause ourselves by opening and closing a dialog, so that they do not count as the page's.

interface OwnFocusChanges {
  readonly isRunning: boolean;
  /** The last change is so recent that the frame may still be opening. */
  readonly isRecent: boolean;
  run(change: () => void): void;
}

const OPENS_WITHIN_MS = 1000;

export function ownFocusChanges(): OwnFocusChanges {
  let isRunning = false;
  let movedAt = Number.NEGATIVE_INFINITY;
  return {
    get isRunning() {
      return isRunning;
    },
    get isRecent() {
      return performance.now() - movedAt <= OPENS_WITHIN_MS;
    },
    run(change) {
      isRunning = true;
      try {
        change();
      } finally {
        isRunning = false;
        movedAt = performance.now();
      }
    },
  };
}
