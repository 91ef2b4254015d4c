// The guard's end of the private port. Nobody else holds the element that the questions are dispatched on, so nobody else hears
// or answers them.
import { ASK, type Carrier, HELLO, KNOCK, type Read } from '../question.ts';
import { getter, method, type Realm } from './primitives.ts';

export type MayLeave = (by: Carrier, method: string, url: string, body: Read) => boolean;

/** The window whose extension answers: the topmost that this one may reach. */
function outermost(realm: Window): Window {
  let at = realm;
  try {
    while (at.parent !== at && at.parent.document) at = at.parent;
  } catch {
    // The one above is another site's.
  }
  return at;
}

/** Until the extension's world has said hello nothing is known, and nothing is stopped. */
export function openPort(realm: Realm): MayLeave {
  const port = realm.document.createElement('i');
  const dispatch = method(realm.EventTarget.prototype.dispatchEvent);
  const wasPrevented = getter(realm.Event.prototype, 'defaultPrevented');
  const { CustomEvent, MouseEvent } = realm;
  const { stringify } = realm.JSON;
  const answering = outermost(realm);
  let isHeard = false;

  function sayHello(): void {
    const hello = new MouseEvent(HELLO, { relatedTarget: port, cancelable: true });
    dispatch(answering, hello);
    isHeard = wasPrevented(hello);
  }

  sayHello();
  if (!isHeard) {
    // Only until the page's own scripts run: after that, they could listen to the hello.
    const onKnock = () => {
      if (!isHeard && realm.document.head === null) sayHello();
    };
    realm.addEventListener(KNOCK, onKnock, { capture: true, once: true });
  }

  return (by, verb, url, { form, text }) => {
    if (!isHeard) return true;
    const question = new CustomEvent(ASK, {
      detail: `${stringify([by, verb, url, form])}\n${text}`,
      cancelable: true,
    });
    dispatch(port, question);
    return wasPrevented(question);
  };
}
