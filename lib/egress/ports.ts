// Which ports the extension's world takes: one for each document, offered before any script of the page can have run in it. A page that
// offers one of its own could ask the guard by it, without a request that anybody sees.

import { getter } from './guarded/primitives.ts';
import { HELLO, KNOCK } from './question.ts';

// A page puts elements in the place of these by their names.
const relatedOf = getter(MouseEvent.prototype, 'relatedTarget');
const ownerOf = getter(Node.prototype, 'ownerDocument');
const headOf = getter(Document.prototype, 'head');
const bodyOf = getter(Document.prototype, 'body');
const rootOf = getter(Document.prototype, 'documentElement');
const scriptsOf = getter(Document.prototype, 'scripts');
const viewOf = getter(Document.prototype, 'defaultView');
const stateOf = getter(Document.prototype, 'readyState');
const addressOf = getter(Document.prototype, 'URL');
const nameOf = getter(Element.prototype, 'tagName');
const childrenOf = getter(Element.prototype, 'childElementCount');

/** The parser has read nothing of it, or it is the empty document that a frame begins with. */
function isUntouched(page: Document): boolean {
  if (viewOf(page) === null || scriptsOf(page).length > 0) return false;
  const [head, body] = [headOf(page), bodyOf(page)];
  const root = rootOf(page) as Element | null;
  // In documents of another kind scripts need neither a head nor a body.
  const isHtml = !root || nameOf(root) === 'HTML';
  if (stateOf(page) === 'loading') return isHtml && head === null && body === null;
  return addressOf(page) === 'about:blank' && (body === null || childrenOf(body) === 0);
}

/** By what only the browser gives: an event and an element of a frame are of the frame's own classes. */
function offeredBy(event: Event): readonly [port: EventTarget | null, page: Document | null] {
  try {
    const port = relatedOf(event as MouseEvent);
    return [port, port && ownerOf(port as Node)];
  } catch {
    return [null, null];
  }
}

export interface Ports {
  /** Puts the listener on again that a page has taken off with all others. */
  renew(): void;
  stop(): void;
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
  realm.dispatchEvent(new Event(KNOCK));
  return { renew: listen, stop: () => realm.removeEventListener(HELLO, onHello, true) };
}
