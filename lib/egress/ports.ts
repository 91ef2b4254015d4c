// Which ports the extension's world takes: one for each document, offered before any script of the page can have run in it. A page that
// offers one of its own could ask the guard by it, without a request that anybody sees.

import { getter } from './guarded/primitives.ts';
import { HELLO, KNOCK } from './question.ts';
import { isUntouched } from './untouched.ts';

// A page puts elements in the place of these by their names.
const relatedOf = getter(MouseEvent.prototype, 'relatedTarget');
const ownerOf = getter(Node.prototype, 'ownerDocument');

/** By what only the browser gives: an event and an element of a frame are of the frame's own classes. */
function offeredBy(event: Event): readonly [port: EventTarget | null, page: Document | null] {
  try {
    const port = relatedOf(event as MouseEvent);
    return [port, port && ownerOf(port as Node)];
  } catch {
    // Not an event of the browser: a page may dispatch anything by this name.
    return [null, null];
  }
}

export interface Ports {
  /** Puts the listener on again that a page has taken off with all others. */
  renew(): void;
}

/** `take` gets each port once; the page hears of none. */
export function acceptPorts(realm: Window, take: (port: EventTarget, isOfPage: boolean) => void): Ports {
  const taken = new WeakSet<Document>();

  function onHello(event: Event): void {
    event.stopImmediatePropagation();
    const [port, page] = offeredBy(event);
    if (!port || !page || taken.has(page) || !isUntouched(page)) return;
    taken.add(page);
    event.preventDefault();
    take(port, page === realm.document);
  }

  const listen = () => realm.addEventListener(HELLO, onHello, true);
  listen();
  // In a page that stood open before the extension there is nobody to answer, and a page that listens to be told.
  if (isUntouched(realm.document)) realm.dispatchEvent(new Event(KNOCK));
  return { renew: listen };
}
