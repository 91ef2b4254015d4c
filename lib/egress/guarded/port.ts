// The guard's end of the private port. The questions are dispatched on an element that only the two worlds hold, so no script of the page can hear or
// answer them.

import { isBeforePageScripts } from '../before-page-scripts.ts';
import {
  ASK_EVENT,
  type BodyText,
  type Carrier,
  COPIED_EVENT,
  COPY_EVENT,
  type CopiedDetail,
  type CopyDetail,
  HELLO_EVENT,
  REPEAT_HELLO_EVENT,
  REPLACE_BODY_EVENT,
  REQUEST_ENDED_EVENT,
  type RequestEnding,
  SHADOW_ROOT_ATTACHED_EVENT,
  WATCH_REQUEST_EVENT,
} from '../guard-question.ts';
import type { FrozenBody } from './frozen-body.ts';
import { type Realm, unbound, unboundGetter, withoutPrototype } from './primitives.ts';

/** Whether a request may leave. `beside`: headers and the like, one per line. */
export type MayLeave = (by: Carrier, method: string, url: string, body: BodyText, beside?: string) => boolean;

/** The body to send: the page's as it was read, or another that the extension's world put in its place. Undefined if the request may not leave. */
export type GetBodyToSend = (
  by: Carrier,
  method: string,
  url: string,
  body: FrozenBody,
  beside?: string,
) => { readonly body: unknown } | undefined;

/** Lets the extension's world write to the clipboard in the page's place. */
export interface ClipboardTakeover {
  /** Whether the extension's world may now take over a copy. If not, the guard need not read what the page copies. */
  wouldTake(): boolean;
  /** Copies the text in the page's place. Undefined if the page should copy it itself. */
  take(text: string, html?: string): Promise<void> | undefined;
}

/**
 * Returns the function that reports how a request ended; undefined if the extension does not follow it. Call it right after `mayLeave` allowed the
 * request.
 */
export type GetRequestEndingReporter = () => ((ending: RequestEnding) => void) | undefined;

interface GuardPort {
  readonly mayLeave: MayLeave;
  readonly sendable: GetBodyToSend;
  readonly followed: GetRequestEndingReporter;
  /** To be called when a shadow root was attached to this element. */
  rooted(host: Element): void;
  readonly copies: ClipboardTakeover;
}

/** The next window up whose document this window may access: the parent frame, or the page that opened the window. */
function windowAbove(window: Window): Window | undefined {
  for (const other of [window.parent, window.opener as Window | null]) {
    try {
      if (other && other !== window && other.document) return other;
    } catch {
      // A window of another site: its document cannot be accessed.
    }
  }
  return undefined;
}

/**
 * The windows whose extension may answer for this one: this window first, then those above it. Frames and empty windows may have no content script.
 */
function* windowsThatMayAnswer(realm: Window): Generator<Window> {
  const met = new Set<Window>();
  for (let at: Window | undefined = realm; at && !met.has(at); at = windowAbove(at)) {
    met.add(at);
    yield at;
  }
}

/** Sends the hello to the extension's world while no script of the page can hear it. Returns whether the extension answered. */
function greeter(realm: Realm, port: HTMLElement): () => boolean {
  const dispatch = unbound(realm.EventTarget.prototype.dispatchEvent);
  const wasPrevented = unboundGetter(realm.Event.prototype, 'defaultPrevented');
  const { MouseEvent } = realm;
  const headOf = unboundGetter(realm.Document.prototype, 'head');
  const stateOf = unboundGetter(realm.Document.prototype, 'readyState');
  let isHeard = false;

  function sayHello(): void {
    for (const window of windowsThatMayAnswer(realm)) {
      const hello = new MouseEvent(HELLO_EVENT, withoutPrototype({ relatedTarget: port, cancelable: true }));
      dispatch(window, hello);
      isHeard = wasPrevented(hello);
      if (isHeard) return;
    }
  }

  // Once the page's scripts run, they could listen to the hello and answer it.
  if (isBeforePageScripts(realm.document)) sayHello();
  if (!isHeard) {
    const onRepeatHello = () => {
      if (!isHeard && headOf(realm.document) === null && stateOf(realm.document) === 'loading') sayHello();
    };
    realm.addEventListener(REPEAT_HELLO_EVENT, onRepeatHello, { capture: true, once: true });
  }
  return () => isHeard;
}

/** Asks the extension's world to copy in the page's place, and resolves when the copy is made. */
function pageCopies(realm: Realm, port: HTMLElement, ask: (...detail: CopyDetail) => boolean): ClipboardTakeover {
  const { parse } = realm.JSON;
  const { Promise: RealmPromise, DOMException } = realm;
  const listen = unbound(realm.EventTarget.prototype.addEventListener);
  const unlisten = unbound(realm.EventTarget.prototype.removeEventListener);
  const detailOf = unboundGetter(realm.CustomEvent.prototype, 'detail');
  let copied = 0;

  function take(text: string, html?: string): Promise<void> | undefined {
    copied += 1;
    const mine = copied;
    let settle: (reason: string) => void = () => undefined;
    const onCopied = (event: Event) => {
      const [id, reason] = parse(`${detailOf(event as CustomEvent)}`) as CopiedDetail;
      if (id === mine) settle(reason);
    };
    const done = new RealmPromise<void>((resolve, reject) => {
      settle = (reason) => {
        unlisten(port, COPIED_EVENT, onCopied);
        if (reason === '') resolve();
        else reject(new DOMException(reason, 'NotAllowedError'));
      };
    });
    listen(port, COPIED_EVENT, onCopied);
    if (ask(mine, text, ...(html === undefined ? [] : [html]))) return done;
    unlisten(port, COPIED_EVENT, onCopied);
    return undefined;
  }

  return { wouldTake: () => ask(0), take };
}

/** Opens the port. Until the extension's world has connected, everything may leave. */
export function openGuardPort(realm: Realm): GuardPort {
  const port = realm.document.createElement('i');
  const dispatch = unbound(realm.EventTarget.prototype.dispatchEvent);
  const wasPrevented = unboundGetter(realm.Event.prototype, 'defaultPrevented');
  const { CustomEvent, MouseEvent } = realm;
  const isHeard = greeter(realm, port);
  const { stringify } = realm.JSON;
  const listen = unbound(realm.EventTarget.prototype.addEventListener);
  const detailOf = unboundGetter(realm.CustomEvent.prototype, 'detail');
  let follow = '';
  listen(port, WATCH_REQUEST_EVENT, (event: Event) => {
    follow = `${detailOf(event as CustomEvent)}`;
  });

  const prevent = unbound(realm.Event.prototype.preventDefault);
  /** True while the answer may replace the page's body: only callers of `sendable` can send another body. */
  let canPut = false;
  let put: string | undefined;
  listen(port, REPLACE_BODY_EVENT, (event: Event) => {
    if (!canPut) return;
    put = `${detailOf(event as CustomEvent)}`;
    prevent(event);
  });

  // Not as JSON: a page can change what `JSON.stringify` makes of a list by defining `toJSON`.
  const mayLeave: MayLeave = (by, verb, url, { form, text }, beside = '') => {
    follow = '';
    if (!isHeard()) return true;
    return ask(
      ASK_EVENT,
      `${by}\n${form}\n${verb.length} ${url.length} ${beside.length}\n${verb}${url}${beside}${text}`,
    );
  };

  function ask(name: string, detail: string): boolean {
    const question = new CustomEvent(name, withoutPrototype({ detail, cancelable: true }));
    dispatch(port, question);
    return wasPrevented(question);
  }

  const askCopy = (...detail: CopyDetail) => isHeard() && ask(COPY_EVENT, stringify(detail));

  return {
    mayLeave,
    sendable(by, verb, url, read, beside) {
      put = undefined;
      canPut = true;
      const may = mayLeave(by, verb, url, read, beside);
      canPut = false;
      return may ? withoutPrototype({ body: put ?? read.body }) : undefined;
    },
    followed() {
      const id = follow;
      follow = '';
      if (id === '') return undefined;
      return (ending) =>
        void dispatch(port, new CustomEvent(REQUEST_ENDED_EVENT, withoutPrototype({ detail: `${id} ${ending}` })));
    },
    rooted(host) {
      if (isHeard())
        dispatch(port, new MouseEvent(SHADOW_ROOT_ATTACHED_EVENT, withoutPrototype({ relatedTarget: host })));
    },
    copies: pageCopies(realm, port, askCopy),
  };
}
