// Whether the person is about to press something of ours, or is pressing it. The panel moves with the composer, which moves with every line of a
// reply; a press that is released over another element is no click. So the panel stays in place while the pointer is on it.

export interface PointerActivity {
  /** True if the pointer moved over the host a moment ago, or is pressing it. */
  readonly isNear: boolean;
  /** True while the pointer is down. */
  readonly isPressing: boolean;
  stop(): void;
}

/** How long the pointer counts as near after its last move: long enough to press the element under it, and to press it again. */
const NEAR_MS = 600;
/** A press ends after this time even if its release is never reported (outside of the window, or in another program). */
const LONGEST_PRESS_MS = 3000;

/** `onRelease` is called after the click event. */
export function watchPointerActivity(host: HTMLElement, onRelease: () => void): PointerActivity {
  let nearUntil = 0;
  let pressing: ReturnType<typeof setTimeout> | undefined;

  function released(): void {
    clearTimeout(pressing);
    pressing = undefined;
    nearUntil = performance.now() + NEAR_MS;
    onRelease();
  }

  function onMove(): void {
    nearUntil = performance.now() + NEAR_MS;
  }

  function onDown(): void {
    clearTimeout(pressing);
    pressing = setTimeout(released, LONGEST_PRESS_MS);
  }

  function onUp(): void {
    if (pressing === undefined) return;
    clearTimeout(pressing);
    // The click comes after this event, but before any other task.
    pressing = setTimeout(released, 0);
  }

  const UPS = ['pointerup', 'pointercancel'] as const;
  host.addEventListener('pointermove', onMove, { passive: true });
  host.addEventListener('pointerdown', onDown, { passive: true });
  for (const name of UPS) window.addEventListener(name, onUp, { capture: true, passive: true });
  return {
    get isNear() {
      return pressing !== undefined || performance.now() < nearUntil;
    },
    get isPressing() {
      return pressing !== undefined;
    },
    stop() {
      clearTimeout(pressing);
      for (const name of UPS) window.removeEventListener(name, onUp, { capture: true });
    },
  };
}
