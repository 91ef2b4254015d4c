// Following something in the page costs it a frame each time, and a frame of a long page costs milliseconds once anything in it is
// animated. So every frame is looked at only while something moves, and now and then otherwise.

/** The look that finds a move is one of those now and then. */
const REST_MS = 120;
/** Things that move, move on. */
const LIVELY_MS = 400;
const MOVERS = ['scroll', 'resize', 'input', 'transitionrun', 'animationstart'] as const;

export interface WatchedPlace {
  stop(): void;
}

/** `look` says whether anything was elsewhere than before. */
export function watchPlace(look: () => boolean): WatchedPlace {
  let livelyUntil = 0;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next(): void {
    if (performance.now() < livelyUntil) frame = requestAnimationFrame(turn);
    else timer = setTimeout(turn, REST_MS);
  }

  function turn(): void {
    frame = 0;
    timer = undefined;
    if (look()) livelyUntil = performance.now() + LIVELY_MS;
    next();
  }

  function wake(): void {
    if (frame !== 0) return;
    clearTimeout(timer);
    timer = undefined;
    frame = requestAnimationFrame(turn);
  }

  for (const name of MOVERS) window.addEventListener(name, wake, { capture: true, passive: true });
  turn();
  return {
    stop() {
      for (const name of MOVERS) window.removeEventListener(name, wake, { capture: true });
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
