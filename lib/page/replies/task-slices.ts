// Splits long work into short tasks, so that typing and scrolling go on in between.
const SLICE_MS = 5;
/** The longest task. Between our tasks the page computes its layout; if that takes long, fewer and longer tasks finish sooner. */
const LONGEST_SLICE_MS = 50;
const SHARE_OF_PAUSE = 0.5;

interface TaskSlices<T> {
  /** Puts these items before the ones left from earlier calls. The first task runs at once. */
  start(items: readonly T[]): void;
  stop(): void;
}

/** `done` is called after each task; `isLast` tells whether any items are left. */
export function runInSlices<T>(each: (item: T) => void, done: (isLast: boolean) => void): TaskSlices<T> {
  let left: readonly T[] = [];
  let at = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = 0;

  function slice(pause = 0): void {
    timer = undefined;
    const length = Math.min(LONGEST_SLICE_MS, Math.max(SLICE_MS, pause * SHARE_OF_PAUSE));
    const until = performance.now() + length;
    while (at < left.length && performance.now() < until) {
      const item = left[at];
      at += 1;
      if (item !== undefined) each(item);
    }
    const isLast = at >= left.length;
    if (isLast) {
      left = [];
      at = 0;
    } else timer = setTimeout(() => slice(performance.now() - ended), 0);
    done(isLast);
    ended = performance.now();
  }

  return {
    start(items) {
      clearTimeout(timer);
      left = [...items, ...left.slice(at)];
      at = 0;
      slice();
    },
    stop() {
      clearTimeout(timer);
      left = [];
      at = 0;
    },
  };
}
