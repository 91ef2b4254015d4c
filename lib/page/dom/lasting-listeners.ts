// A page that writes itself anew with `document.open` takes every listener off its window, ours too, without a word. What must go on
// hearing is therefore put on again and again: where it still is, that changes nothing, its place in the order neither.

export interface LastingListeners {
  /** Puts them on where they are gone. */
  renew(): void;
  stop(): void;
}

/** In the capture phase. */
export function listenLasting(
  targets: readonly EventTarget[],
  names: readonly string[],
  listener: (event: never) => void,
): LastingListeners {
  const each = (act: (target: EventTarget, name: string) => void) => {
    for (const target of targets) for (const name of names) act(target, name);
  };
  const listeners: LastingListeners = {
    renew: () => each((target, name) => target.addEventListener(name, listener as EventListener, { capture: true })),
    stop: () => each((target, name) => target.removeEventListener(name, listener as EventListener, { capture: true })),
  };
  listeners.renew();
  return listeners;
}
