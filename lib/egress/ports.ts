// Accepts one port for each document, offered before any script of the page can have run in it. A page that offered a port of its own could ask the
// guard about guesses without sending a request that anybody sees.

import { isBeforePageScripts } from './before-page-scripts.ts';
import { HELLO_EVENT, REPEAT_HELLO_EVENT } from './guard-question.ts';
import { unboundGetter } from './guarded/primitives.ts';

// The browser's getters: a page can shadow these properties with elements of the same name.
const relatedTargetOf = unboundGetter(MouseEvent.prototype, 'relatedTarget');
const ownerDocumentOf = unboundGetter(Node.prototype, 'ownerDocument');

/**
 * The element that an event offers as a port. Read with the browser's getters, which also work for the event and the element of a frame,
 * whose classes are the frame's own.
 */
function offeredPort(event: Event): readonly [port: EventTarget | null, page: Document | null] {
  try {
    const port = relatedTargetOf(event as MouseEvent);
    return [port, port && ownerDocumentOf(port as Node)];
  } catch {
    // Not a MouseEvent of the browser: a page may dispatch anything under this name.
    return [null, null];
  }
}

export interface GuardPorts {
  /** Re-adds the listener that the page removed with `document.open`. */
  renew(): void;
}

/** Calls `take` once for each port; the page hears of no port. */
export function acceptGuardPorts(realm: Window, take: (port: EventTarget, isOfPage: boolean) => void): GuardPorts {
  const taken = new WeakSet<Document>();

  function onHello(event: Event): void {
    event.stopImmediatePropagation();
    const [port, page] = offeredPort(event);
    if (!port || !page || taken.has(page) || !isBeforePageScripts(page)) return;
    taken.add(page);
    event.preventDefault();
    take(port, page === realm.document);
  }

  const listen = () => realm.addEventListener(HELLO_EVENT, onHello, true);
  listen();
  // The hello is not requested in a page that was open before the extension came: no guard would answer there, and the page could listen.
  if (isBeforePageScripts(realm.document)) realm.dispatchEvent(new Event(REPEAT_HELLO_EVENT));
  return { renew: listen };
}
