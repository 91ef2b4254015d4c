// Watches the position of something in the page. Reading a position in every frame costs milliseconds on a long page with an animation, so it is read
// in every frame only while something moves, and at intervals otherwise.

/** The interval while nothing moves; a move is detected within this time. */
const IDLE_INTERVAL_MS = 120;
/** How long the position is still read in every frame after the last move. */
const ACTIVE_FOR_MS = 400;
const MOVE_EVENTS = ['scroll', 'resize', 'input', 'transitionrun', 'animationstart'] as const;

export interface PositionWatch {
  stop(): void;
}

/** `look` returns whether anything has moved since the last call. */
export function watchPosition(look: () => boolean): PositionWatch {
  let livelyUntil = 0;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    if (performance.now() < livelyUntil) frame = requestAnimationFrame(turn);
    else timer = setTimeout(turn, IDLE_INTERVAL_MS);
  }

  function turn(): void {
    frame = 0;
    timer = undefined;
    if (look()) livelyUntil = performance.now() + ACTIVE_FOR_MS;
    next();
  }

  function wake(): void {
    if (frame !== 0) return;
    clearTimeout(timer);
    timer = undefined;
    frame = requestAnimationFrame(turn);
  }

  for (const name of MOVE_EVENTS) window.addEventListener(name, wake, { capture: true, passive: true });
  turn();
  return {
    stop() {
      for (const name of MOVE_EVENTS) window.removeEventListener(name, wake, { capture: true });
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
