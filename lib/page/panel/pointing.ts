// Is the person about to press something of ours, or pressing it? The panel moves with the composer, which moves with every line of a reply:
// a press whose release meets another element is no click, and so what is pointed at stands still until the person is done.

export interface Pointing {
  /** The pointer moved over it a moment ago, or pressed it. */
  readonly isNear: boolean;
  /** Down, and not up again. */
  readonly isPressing: boolean;
  stop(): void;
}

/** As long as it takes to press what the pointer has come to, and to press it again. */
const NEAR_MS = 600;
/** A release that nobody hears of, outside the window or in another program. */
const LONGEST_PRESS_MS = 3000;

/** `onRelease` is called once the click has been heard. */
export function watchPointing(host: HTMLElement, onRelease: () => void): Pointing {
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
    // The click comes after this event, and before any other task.
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
