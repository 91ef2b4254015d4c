// The guard's end of the private port. Nobody else holds the element that the questions are dispatched on, so nobody else hears
// or answers them.
import { ASK, type Carrier, HELLO, KNOCK, type Read, ROOT } from '../question.ts';
import { getter, method, type Realm } from './primitives.ts';

export type MayLeave = (by: Carrier, method: string, url: string, body: Read) => boolean;

export interface Port {
  readonly mayLeave: MayLeave;
  /** A shadow root was attached to this element. */
  rooted(host: Element): void;
}

/** The next window up whose document this one may reach: the frame's page, or the page that opened a window. */
function above(window: Window): Window | undefined {
  for (const other of [window.parent, window.opener as Window | null]) {
    try {
      if (other && other !== window && other.document) return other;
    } catch {
      // Another site's.
    }
  }
  return undefined;
}

/** This window first, then those whose extension may answer for it: frames and empty windows have none of their own. */
function* answering(realm: Window): Generator<Window> {
  const met = new Set<Window>();
  for (let at: Window | undefined = realm; at && !met.has(at); at = above(at)) {
    met.add(at);
    yield at;
  }
}

/** Until the extension's world has said hello nothing is known, and nothing is stopped. */
export function openPort(realm: Realm): Port {
  const port = realm.document.createElement('i');
  const dispatch = method(realm.EventTarget.prototype.dispatchEvent);
  const wasPrevented = getter(realm.Event.prototype, 'defaultPrevented');
  const { CustomEvent, MouseEvent } = realm;
  const { stringify } = realm.JSON;
  let isHeard = false;

  function sayHello(): void {
    for (const window of answering(realm)) {
      const hello = new MouseEvent(HELLO, { relatedTarget: port, cancelable: true });
      dispatch(window, hello);
      isHeard = wasPrevented(hello);
      if (isHeard) return;
    }
  }

  sayHello();
  if (!isHeard) {
    // Only until the page's own scripts run: after that, they could listen to the hello.
    const onKnock = () => {
      if (!isHeard && realm.document.head === null) sayHello();
    };
    realm.addEventListener(KNOCK, onKnock, { capture: true, once: true });
  }

  return {
    mayLeave(by, verb, url, { form, text }) {
      if (!isHeard) return true;
      const question = new CustomEvent(ASK, {
        detail: `${stringify([by, verb, url, form])}\n${text}`,
        cancelable: true,
      });
      dispatch(port, question);
      return wasPrevented(question);
    },
    rooted(host) {
      if (isHeard) dispatch(port, new MouseEvent(ROOT, { relatedTarget: host }));
    },
  };
}
