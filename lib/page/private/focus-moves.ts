// Our own moves of the keyboard: opening and closing a dialog moves the focus, and that is no theft.

export interface FocusMoves {
  readonly isRunning: boolean;
  /** The last one is so recent that the frame may still be opening. */
  readonly isRecent: boolean;
  run(change: () => void): void;
}

const OPENS_WITHIN_MS = 1000;

export function focusMoves(): FocusMoves {
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
