// The guard's end of the private port. Nobody else holds the element that the questions are dispatched on, so nobody else hears
// or answers them.
import {
  ASK,
  type Carrier,
  COPIED,
  COPY,
  type CopiedDetail,
  type CopyDetail,
  ENDED,
  type Ending,
  FOLLOW,
  HELLO,
  KNOCK,
  PUT,
  type Read,
  SHADOW_ROOT_ATTACHED,
} from '../question.ts';
import { isUntouched } from '../untouched.ts';
import type { Frozen } from './frozen.ts';
import { bare, getter, method, type Realm } from './primitives.ts';

/** `beside`: what goes along with the body, a line each. */
export type MayLeave = (by: Carrier, method: string, url: string, body: Read, beside?: string) => boolean;

/** What to send: the body as it was read, or another that the extension's world put in its place. Undefined where nothing may leave. */
export type Sendable = (
  by: Carrier,
  method: string,
  url: string,
  body: Frozen,
  beside?: string,
) => { readonly body: unknown } | undefined;

/** What the page copies. */
export interface Copies {
  /** Would the extension's world copy anything in the page's place now? */
  areWanted(): boolean;
  /** Undefined if the page is to copy it itself. */
  take(text: string, html?: string): Promise<void> | undefined;
}

/** Tells how the request ended; undefined where nobody wants to know. Asked at once after `mayLeave` said yes to it. */
export type Followed = () => ((ending: Ending) => void) | undefined;

export interface Port {
  readonly mayLeave: MayLeave;
  readonly sendable: Sendable;
  readonly followed: Followed;
  /** A shadow root was attached to this element. */
  rooted(host: Element): void;
  readonly copies: Copies;
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

/** Greets the extension's world while no script of the page can hear it; says whether anybody answered. */
function greeter(realm: Realm, port: HTMLElement): () => boolean {
  const dispatch = method(realm.EventTarget.prototype.dispatchEvent);
  const wasPrevented = getter(realm.Event.prototype, 'defaultPrevented');
  const { MouseEvent } = realm;
  const headOf = getter(realm.Document.prototype, 'head');
  const stateOf = getter(realm.Document.prototype, 'readyState');
  let isHeard = false;

  function sayHello(): void {
    for (const window of answering(realm)) {
      const hello = new MouseEvent(HELLO, bare({ relatedTarget: port, cancelable: true }));
      dispatch(window, hello);
      isHeard = wasPrevented(hello);
      if (isHeard) return;
    }
  }

  // Once the page's scripts run, they could listen to the hello, and answer it.
  if (isUntouched(realm.document)) sayHello();
  if (!isHeard) {
    const onKnock = () => {
      if (!isHeard && headOf(realm.document) === null && stateOf(realm.document) === 'loading') sayHello();
    };
    realm.addEventListener(KNOCK, onKnock, { capture: true, once: true });
  }
  return () => isHeard;
}

/** Has the extension's world copy in the page's place, and waits until it says that it has. */
function copiesBy(realm: Realm, port: HTMLElement, ask: (...detail: CopyDetail) => boolean): Copies {
  const { parse } = realm.JSON;
  const { Promise: RealmPromise, DOMException } = realm;
  const listen = method(realm.EventTarget.prototype.addEventListener);
  const unlisten = method(realm.EventTarget.prototype.removeEventListener);
  const detailOf = getter(realm.CustomEvent.prototype, 'detail');
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
        unlisten(port, COPIED, onCopied);
        if (reason === '') resolve();
        else reject(new DOMException(reason, 'NotAllowedError'));
      };
    });
    listen(port, COPIED, onCopied);
    if (ask(mine, text, ...(html === undefined ? [] : [html]))) return done;
    unlisten(port, COPIED, onCopied);
    return undefined;
  }

  return { areWanted: () => ask(0), take };
}

/** Stops nothing until the extension's world has connected. */
export function openPort(realm: Realm): Port {
  const port = realm.document.createElement('i');
  const dispatch = method(realm.EventTarget.prototype.dispatchEvent);
  const wasPrevented = getter(realm.Event.prototype, 'defaultPrevented');
  const { CustomEvent, MouseEvent } = realm;
  const isHeard = greeter(realm, port);
  const { stringify } = realm.JSON;
  const listen = method(realm.EventTarget.prototype.addEventListener);
  const detailOf = getter(realm.CustomEvent.prototype, 'detail');
  let follow = '';
  listen(port, FOLLOW, (event: Event) => {
    follow = `${detailOf(event as CustomEvent)}`;
  });

  const prevent = method(realm.Event.prototype.preventDefault);
  /** Only those who ask for `sendable` send another body than the page's. */
  let canPut = false;
  let put: string | undefined;
  listen(port, PUT, (event: Event) => {
    if (!canPut) return;
    put = `${detailOf(event as CustomEvent)}`;
    prevent(event);
  });

  // No JSON: a page can say by `toJSON` what becomes of any list.
  const mayLeave: MayLeave = (by, verb, url, { form, text }, beside = '') => {
    follow = '';
    if (!isHeard()) return true;
    return ask(ASK, `${by}\n${form}\n${verb.length} ${url.length} ${beside.length}\n${verb}${url}${beside}${text}`);
  };

  function ask(name: string, detail: string): boolean {
    const question = new CustomEvent(name, bare({ detail, cancelable: true }));
    dispatch(port, question);
    return wasPrevented(question);
  }

  const askCopy = (...detail: CopyDetail) => isHeard() && ask(COPY, stringify(detail));

  return {
    mayLeave,
    sendable(by, verb, url, read, beside) {
      put = undefined;
      canPut = true;
      const may = mayLeave(by, verb, url, read, beside);
      canPut = false;
      return may ? bare({ body: put ?? read.body }) : undefined;
    },
    followed() {
      const id = follow;
      follow = '';
      if (id === '') return undefined;
      return (ending) => void dispatch(port, new CustomEvent(ENDED, bare({ detail: `${id} ${ending}` })));
    },
    rooted(host) {
      if (isHeard()) dispatch(port, new MouseEvent(SHADOW_ROOT_ATTACHED, bare({ relatedTarget: host })));
    },
    copies: copiesBy(realm, port, askCopy),
  };
}
