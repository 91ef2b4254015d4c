// Listeners that survive `document.open`. A page that rewrites itself with it silently removes all listeners of its window, ours too. So they are
// added again at intervals; adding a listener that is still there changes nothing, not even its order.

export interface LastingListeners {
  /** Adds the listeners again that were removed. */
  renew(): void;
  stop(): void;
}

/** Listens in the capture phase. */
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
