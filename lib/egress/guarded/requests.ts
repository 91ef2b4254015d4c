// What asks before it lets the page's own request go: fetch, XMLHttpRequest and beacons. A stopped request looks to the page like a
// network failure.
import type { Read } from '../question.ts';
import type { AddressReader } from './address.ts';
import { bodyTest, type Described, requestReader } from './described.ts';
import type { Followed, MayLeave, Sendable } from './port.ts';
import {
  bare,
  getPrototypeOf,
  getter,
  method,
  own,
  privateMap,
  type Realm,
  replace,
  standIn,
  type XhrObject,
} from './primitives.ts';
import type { BodyReader, Frozen } from './read-body.ts';
import { checkedStream } from './stream.ts';

export interface Guard {
  readonly realm: Realm;
  readonly mayLeave: MayLeave;
  readonly sendable: Sendable;
  readonly followed: Followed;
  readonly read: BodyReader;
  readonly address: AddressReader;
}

const NO_BODY: Read = { form: 'text', text: '' };
/** There is no such blob: the browser answers as where there is no network, and asks none. */
const NOWHERE = 'blob:coatcheck-stopped';

export function guardFetch(guard: Guard): void {
  const { realm, mayLeave, sendable, read, followed } = guard;
  const { TypeError: Failure, Request: OwnRequest } = realm;
  const statusOf = getter(realm.Response.prototype, 'status');
  const settle = method(realm.Promise.prototype.then<void, void>);
  /** A network error. With any other error the page itself aborted the request, which may have arrived. */
  const isOfNetwork = (error: unknown) =>
    typeof error === 'object' && error !== null && getPrototypeOf(error) === Failure.prototype;
  const original = realm.fetch;
  const go = method(original) as (self: unknown, input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  const describedBy = requestReader(guard);
  const { prototype } = OwnRequest;
  const hasBody = bodyTest(realm);
  const [referrerOf, policyOf] = [getter(prototype, 'referrer'), getter(prototype, 'referrerPolicy')];
  const copyOf = method(prototype.clone);
  const bytesOf = method(prototype.arrayBuffer);
  const failure = () => new Failure('Failed to fetch');
  const refused = async (reason: unknown = failure()): Promise<Response> => {
    throw reason;
  };

  /** The page gets the browser's own promise. */
  function followedTo(send: () => Promise<Response>): Promise<Response> {
    const tell = followed();
    const sending = send();
    if (tell)
      void settle(
        own(sending),
        (response) => tell(statusOf(response as Response)),
        (error) => (isOfNetwork(error) ? tell('failed') : undefined),
      );
    return sending;
  }

  async function afterReading(
    reading: Promise<Frozen>,
    { verb, url, beside }: Described,
    send: (body: unknown) => Promise<Response>,
  ): Promise<Response> {
    const seen = await own(reading);
    const allowed = sendable('fetch', verb, url, seen, beside);
    if (!allowed) throw failure();
    return await own(followedTo(() => send(allowed.body)));
  }

  /** Its body as it is now, in a Request that nobody else has. */
  function sendRequest(request: Request, self: unknown, described: Described): Promise<Response> {
    const copy = copyOf(request);
    const given = described.options(undefined);
    const reading = async () => await own(read.later(await own(bytesOf(copy))));
    return afterReading(reading(), described, (body) => {
      // A Request that is made anew forgets where it came from.
      const kept = bare({ body, referrer: referrerOf(request), referrerPolicy: policyOf(request) });
      return go(self, new OwnRequest(request, kept as RequestInit), given);
    });
  }

  replace(
    realm,
    'fetch',
    standIn(original, (self, args) => {
      let described: Described;
      try {
        described = describedBy(args);
      } catch (error) {
        return refused(error);
      }
      const { input, request, url, verb, body, beside, options } = described;
      if (body === undefined || body === null) {
        try {
          if (request && hasBody(request)) return sendRequest(request, self, described);
        } catch {
          // It was read already: the browser refuses it.
          return go(self, input, options(undefined));
        }
        const send = () => go(self, input, options(undefined));
        return mayLeave('fetch', verb, url, NO_BODY, beside) ? followedTo(send) : refused();
      }
      if (read.isStream(body)) {
        const checked = checkedStream(realm, body, (chunk) => mayLeave('fetch', verb, url, read.bytes(chunk), beside));
        return go(self, input, options(checked));
      }
      let now: Frozen | undefined;
      try {
        now = read.now(body);
      } catch (error) {
        return refused(error);
      }
      if (!now) return afterReading(read.later(body), described, (read) => go(self, input, options(read)));
      const allowed = sendable('fetch', verb, url, now, beside);
      return allowed ? followedTo(() => go(self, input, options(allowed.body))) : refused();
    }),
  );
}

interface Opened {
  readonly verb: string;
  readonly url: string;
  readonly isAsync: boolean;
  /** Headers, and the user name given to `open`. */
  beside: string;
  waiting: boolean;
}

export function guardXhr({ realm, sendable, followed, read, address }: Guard): void {
  const { prototype } = realm.XMLHttpRequest;
  const statusOf = getter(prototype, 'status');
  const listen = method(realm.EventTarget.prototype.addEventListener);
  const open = method(prototype.open as (...args: unknown[]) => void);
  const send = method(prototype.send);
  const abort = method(prototype.abort);
  const setHeader = method(prototype.setRequestHeader);
  const opened = privateMap<XhrObject, Opened>();

  /** One that was opened by another window's function is looked at too, wherever it goes. */
  function openedOf(request: XhrObject): Opened {
    const known = opened.get(request);
    if (known) return known;
    const unknown = bare({ verb: 'POST', url: address.absolute(''), isAsync: true, beside: '', waiting: false });
    opened.set(request, unknown);
    return unknown;
  }

  function fail(request: XhrObject, { verb, isAsync }: Opened): void {
    open(request, verb, NOWHERE, isAsync);
    send(request);
  }

  function sendIfAllowed(request: XhrObject, how: Opened, seen: Frozen): void {
    const allowed = sendable('XMLHttpRequest', how.verb, how.url, seen, how.beside);
    if (!allowed) {
      fail(request, how);
      return;
    }
    const tell = followed();
    if (tell) {
      listen(request, 'load', () => tell(statusOf(request)), bare({ once: true }));
      listen(request, 'error', () => tell('failed'), bare({ once: true }));
    }
    send(request, allowed.body as XMLHttpRequestBodyInit);
  }

  replace(
    prototype,
    'open',
    standIn(prototype.open, (self, args) => {
      const verb = `${args[0]}`;
      const url = address.textOf(args[1]);
      const isAsync = args.length < 3 || Boolean(args[2]);
      const textOf = (part: unknown) => (part === undefined || part === null ? part : `${part}`);
      const [user, password] = [textOf(args[3]), textOf(args[4])];
      const result = args.length < 3 ? open(self, verb, url) : open(self, verb, url, isAsync, user, password);
      const beside = user || password ? `${user ?? ''}:${password ?? ''}\n` : '';
      const before = opened.get(self as XhrObject);
      // Opened anew while a body was read for the address before: that one goes nowhere.
      if (before) before.waiting = false;
      opened.set(self as XhrObject, bare({ verb, url: address.absolute(url), isAsync, beside, waiting: false }));
      return result;
    }),
  );
  replace(
    prototype,
    'setRequestHeader',
    standIn(prototype.setRequestHeader, (self, args) => {
      const [name, value] = [`${args[0]}`, `${args[1]}`];
      setHeader(self as XhrObject, name, value);
      openedOf(self as XhrObject).beside += `${name}: ${value}\n`;
    }),
  );
  replace(
    prototype,
    'send',
    standIn(prototype.send, (self, args) => {
      const request = self as XhrObject;
      const how = openedOf(request);
      if (how.waiting) throw new realm.DOMException('', 'InvalidStateError');
      const now = read.nowOrDocument(args[0]);
      if (now) return sendIfAllowed(request, how, now);
      if (!how.isAsync) {
        const unread = bare({ form: 'unread', text: '', body: args[0] } as const);
        return sendIfAllowed(request, how, unread);
      }
      how.waiting = true;
      const go = async () => {
        const seen = await own(read.later(args[0]));
        if (how.waiting && opened.get(request) === how) sendIfAllowed(request, how, seen);
        how.waiting = false;
      };
      void go();
      return undefined;
    }),
  );
  replace(
    prototype,
    'abort',
    standIn(prototype.abort, (self) => {
      const how = opened.get(self as XhrObject);
      if (how) how.waiting = false;
      return abort(self as XhrObject);
    }),
  );
}

export function guardBeacon({ realm, mayLeave, read, address }: Guard): void {
  const { prototype } = realm.Navigator;
  const original = prototype.sendBeacon;
  const send = method(original);
  replace(
    prototype,
    'sendBeacon',
    standIn(original, (self, args) => {
      const url = address.textOf(args[0]);
      const target = address.absolute(url);
      const go = (seen: Frozen) => send(self as Navigator, url, seen.body as BodyInit);
      const now = read.now(args[1]);
      if (now) {
        // To the page it was queued, as one that the network lost: a false would make it try another way.
        return mayLeave('sendBeacon', 'POST', target, now) ? go(now) : true;
      }
      const later = async () => {
        const seen = await own(read.later(args[1]));
        if (mayLeave('sendBeacon', 'POST', target, seen)) go(seen);
      };
      void later();
      return true;
    }),
  );
}

type FetchLater = (input: RequestInfo | URL, init?: RequestInit) => { readonly activated: boolean };

/** A request for when the page is gone: it is looked at when it is made. */
export function guardFetchLater(guard: Guard): void {
  const { realm, mayLeave, read } = guard;
  const { fetchLater } = realm as unknown as { readonly fetchLater?: FetchLater };
  if (!fetchLater) return;
  const go = method(fetchLater) as (self: unknown, input: unknown, init: unknown) => unknown;
  const describedBy = requestReader(guard);
  const hasBody = bodyTest(realm);
  replace(
    realm,
    'fetchLater',
    standIn(fetchLater as (...args: never[]) => unknown, (self, args) => {
      const { input, request, verb, url, body, beside, options } = describedBy(args);
      // The body of a Request can only be read later, and this one may leave before that.
      const isHidden = request !== undefined && body === undefined && hasBody(request);
      const seen = (isHidden ? undefined : read.now(body)) ?? bare({ form: 'unread', text: '', body } as const);
      if (!mayLeave('fetch', verb, url, seen, beside)) return { activated: false };
      return go(self, input, options(seen.body));
    }),
  );
}
