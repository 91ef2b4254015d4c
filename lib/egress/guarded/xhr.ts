// Guards XMLHttpRequest. A stopped request fails as if there were no network.
import type { FrozenBody } from './frozen-body.ts';
import {
  functionProxy,
  privateMap,
  replaceMember,
  unbound,
  unboundGetter,
  withoutPrototype,
  withUnpatchedThen,
  type XhrObject,
} from './primitives.ts';
import type { GuardContext } from './requests.ts';

/** An address that no blob has: the browser reports a network error without using the network. */
const MISSING_BLOB = 'blob:coatcheck-stopped';

interface OpenedRequest {
  readonly verb: string;
  readonly url: string;
  readonly isAsync: boolean;
  /** Headers, and the user name and password given to `open`. */
  beside: string;
  waiting: boolean;
}

const openedRequest = (verb: string, url: string, isAsync: boolean, beside: string): OpenedRequest =>
  withoutPrototype({ verb, url, isAsync, beside, waiting: false });

/** Sends the request if it may leave; otherwise makes it fail. */
function xhrSender({ realm, sendable, followed }: GuardContext) {
  const { prototype } = realm.XMLHttpRequest;
  const statusOf = unboundGetter(prototype, 'status');
  const listen = unbound(realm.EventTarget.prototype.addEventListener);
  const open = unbound(prototype.open as (...args: unknown[]) => void);
  const send = unbound(prototype.send);

  function fail(request: XhrObject, { verb, isAsync }: OpenedRequest): void {
    open(request, verb, MISSING_BLOB, isAsync);
    send(request);
  }

  return (request: XhrObject, how: OpenedRequest, seen: FrozenBody): void => {
    const allowed = sendable('XMLHttpRequest', how.verb, how.url, seen, how.beside);
    if (!allowed) {
      fail(request, how);
      return;
    }
    const tell = followed();
    if (tell) {
      listen(request, 'load', () => tell(statusOf(request)), withoutPrototype({ once: true }));
      listen(request, 'error', () => tell('failed'), withoutPrototype({ once: true }));
    }
    send(request, allowed.body as XMLHttpRequestBodyInit);
  };
}

export function guardXhr(guard: GuardContext): void {
  const { realm, read, address } = guard;
  const { prototype } = realm.XMLHttpRequest;
  const open = unbound(prototype.open as (...args: unknown[]) => void);
  const abort = unbound(prototype.abort);
  const setHeader = unbound(prototype.setRequestHeader);
  const sendIfAllowed = xhrSender(guard);
  const opened = privateMap<XhrObject, OpenedRequest>();

  /** A request that was opened through another window's `open` is checked too, although its address is unknown. */
  function openedOf(request: XhrObject): OpenedRequest {
    const known = opened.get(request);
    if (known) return known;
    const unknown = openedRequest('POST', address.absolute(''), true, '');
    opened.set(request, unknown);
    return unknown;
  }

  replaceMember(
    prototype,
    'open',
    functionProxy(prototype.open, (self, args) => {
      const verb = `${args[0]}`;
      const url = address.textOf(args[1]);
      const isAsync = args.length < 3 || Boolean(args[2]);
      const textOf = (part: unknown) => (part === undefined || part === null ? part : `${part}`);
      const [user, password] = [textOf(args[3]), textOf(args[4])];
      const result = args.length < 3 ? open(self, verb, url) : open(self, verb, url, isAsync, user, password);
      const beside = user || password ? `${user ?? ''}:${password ?? ''}\n` : '';
      const before = opened.get(self as XhrObject);
      // The request was opened again while the body for the earlier address was being read: the earlier one is not sent.
      if (before) before.waiting = false;
      opened.set(self as XhrObject, openedRequest(verb, address.absolute(url), isAsync, beside));
      return result;
    }),
  );
  replaceMember(
    prototype,
    'setRequestHeader',
    functionProxy(prototype.setRequestHeader, (self, args) => {
      const [name, value] = [`${args[0]}`, `${args[1]}`];
      setHeader(self as XhrObject, name, value);
      openedOf(self as XhrObject).beside += `${name}: ${value}\n`;
    }),
  );
  replaceMember(
    prototype,
    'send',
    functionProxy(prototype.send, (self, args) => {
      const request = self as XhrObject;
      const how = openedOf(request);
      if (how.waiting) throw new realm.DOMException('', 'InvalidStateError');
      const now = read.nowOrDocument(args[0]);
      if (now) return sendIfAllowed(request, how, now);
      if (!how.isAsync) {
        const unread = withoutPrototype({ form: 'unread', text: '', body: args[0] } as const);
        return sendIfAllowed(request, how, unread);
      }
      how.waiting = true;
      const go = async () => {
        const seen = await withUnpatchedThen(read.later(args[0]));
        if (how.waiting && opened.get(request) === how) sendIfAllowed(request, how, seen);
        how.waiting = false;
      };
      void go();
      return undefined;
    }),
  );
  replaceMember(
    prototype,
    'abort',
    functionProxy(prototype.abort, (self) => {
      const how = opened.get(self as XhrObject);
      if (how) how.waiting = false;
      return abort(self as XhrObject);
    }),
  );
}
