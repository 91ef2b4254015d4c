// What asks before it lets the page's own request go: fetch, XMLHttpRequest and beacons. A stopped request looks to the page like a
// network failure.
import type { Read } from '../question.ts';
import type { AddressReader } from './address.ts';
import type { MayLeave } from './port.ts';
import {
  branded,
  create,
  getter,
  method,
  privateMap,
  type Realm,
  replace,
  standIn,
  type XhrObject,
} from './primitives.ts';
import type { BodyReader } from './read-body.ts';
import { checkedStream } from './stream.ts';

export interface Guard {
  readonly realm: Realm;
  readonly mayLeave: MayLeave;
  readonly read: BodyReader;
  readonly address: AddressReader;
}

const NO_BODY: Read = { form: 'text', text: '' };
/** There is no such blob: the browser answers as where there is no network, and asks none. */
const NOWHERE = 'blob:coatcheck-stopped';

export function guardFetch({ realm, mayLeave, read, address }: Guard): void {
  const { TypeError: Failure } = realm;
  const original = realm.fetch;
  const go = method(original) as (self: unknown, input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  const urlOf = getter(realm.Request.prototype, 'url');
  const methodOf = getter(realm.Request.prototype, 'method');
  const isRequest = branded<Request>(urlOf);
  const copyOf = method(realm.Request.prototype.clone);
  const bytesOf = method(realm.Request.prototype.arrayBuffer);
  const { keys: keysOf } = realm.Object;
  const failure = () => new Failure('Failed to fetch');
  const refused = async (): Promise<Response> => {
    throw failure();
  };

  /** Another script's wrapper may lie between here and the browser, and copy the options property by property. */
  function withOwn(options: RequestInit, body: unknown, verb: string): RequestInit {
    const own: PropertyDescriptorMap = {};
    for (const key of keysOf(options)) own[key] = { value: options[key as keyof RequestInit], enumerable: true };
    own.body = { value: body, enumerable: true };
    own.method = { value: verb, enumerable: true };
    return create(options, own) as RequestInit;
  }

  async function afterReading(reading: Promise<Read>, verb: string, url: string, send: () => Promise<Response>) {
    const body = await reading;
    if (!mayLeave('fetch', verb, url, body)) throw failure();
    return send();
  }

  async function bodyOfRequest(request: Request): Promise<Read> {
    return read.unpacked(await bytesOf(copyOf(request)));
  }

  replace(
    realm,
    'fetch',
    standIn(original, (self, args) => {
      const given = args[0];
      const ofRequest = isRequest(given);
      const input = ofRequest ? given : address.textOf(given);
      const url = ofRequest ? urlOf(given) : address.absolute(input as string);
      const options = args[1] as RequestInit | undefined;
      const isPlain = typeof options === 'object' && options !== null && !isRequest(options);
      // Read once: what was looked at is what is sent.
      const body = options?.body;
      const verb = `${options?.method ?? (ofRequest ? methodOf(given) : 'GET')}`;
      const init = (other?: BodyInit) => (isPlain ? withOwn(options, other ?? body, verb) : options);
      const send = () => go(self, input as RequestInfo, init());

      if (body === undefined || body === null) {
        const mayHoldBody = ofRequest && verb !== 'GET' && verb !== 'HEAD';
        if (mayHoldBody) {
          let reading: Promise<Read>;
          try {
            reading = bodyOfRequest(given);
          } catch {
            return send();
          }
          return afterReading(reading, verb, url, send);
        }
        return mayLeave('fetch', verb, url, NO_BODY) ? send() : refused();
      }
      if (read.isStream(body)) {
        const checked = checkedStream(realm, body, (chunk) => mayLeave('fetch', verb, url, read.bytes(chunk)));
        return go(self, input as RequestInfo, init(checked));
      }
      const now = read.now(body);
      if (!now) return afterReading(read.later(body), verb, url, send);
      return mayLeave('fetch', verb, url, now) ? send() : refused();
    }),
  );
}

interface Opened {
  readonly verb: string;
  readonly url: string;
  readonly isAsync: boolean;
  waiting: boolean;
}

export function guardXhr({ realm, mayLeave, read, address }: Guard): void {
  const { prototype } = realm.XMLHttpRequest;
  const open = method(prototype.open as (...args: unknown[]) => void);
  const send = method(prototype.send);
  const abort = method(prototype.abort);
  const opened = privateMap<XhrObject, Opened>();

  function fail(request: XhrObject, { verb, isAsync }: Opened): void {
    open(request, verb, NOWHERE, isAsync);
    send(request);
  }

  function sendIfAllowed(request: XhrObject, how: Opened, body: unknown, seen: Read): void {
    if (mayLeave('XMLHttpRequest', how.verb, how.url, seen)) send(request, body as XMLHttpRequestBodyInit);
    else fail(request, how);
  }

  replace(
    prototype,
    'open',
    standIn(prototype.open, (self, args) => {
      const url = address.textOf(args[1]);
      const verb = `${args[0]}`;
      const isAsync = args.length < 3 || Boolean(args[2]);
      const result = args.length < 3 ? open(self, verb, url) : open(self, verb, url, isAsync, args[3], args[4]);
      opened.set(self as XhrObject, { verb, url: address.absolute(url), isAsync, waiting: false });
      return result;
    }),
  );
  replace(
    prototype,
    'send',
    standIn(prototype.send, (self, args) => {
      const request = self as XhrObject;
      const how = opened.get(request);
      const body = args[0];
      if (!how || how.waiting) return send(request, body as XMLHttpRequestBodyInit);
      const now = read.now(body) ?? (how.isAsync ? undefined : ({ form: 'unread', text: '' } as const));
      if (now) return sendIfAllowed(request, how, body, now);
      how.waiting = true;
      const go = async () => {
        const seen = await read.later(body);
        if (how.waiting) sendIfAllowed(request, how, body, seen);
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
      const body = args[1] as BodyInit | undefined;
      const target = address.absolute(url);
      const go = () => send(self as Navigator, url, body);
      const now = read.now(body);
      if (now) {
        // To the page it was queued, as one that the network lost: a false would make it try another way.
        return mayLeave('sendBeacon', 'POST', target, now) ? go() : true;
      }
      const later = async () => {
        if (mayLeave('sendBeacon', 'POST', target, await read.later(body))) go();
      };
      void later();
      return true;
    }),
  );
}

type FetchLater = (input: RequestInfo | URL, init?: RequestInit) => { readonly activated: boolean };

/** A request for when the page is gone: it is looked at when it is made. */
export function guardFetchLater({ realm, mayLeave, read, address }: Guard): void {
  const { fetchLater } = realm as unknown as { readonly fetchLater?: FetchLater };
  if (!fetchLater) return;
  const urlOf = getter(realm.Request.prototype, 'url');
  const isRequest = branded<Request>(urlOf);
  const go = method(fetchLater) as (self: unknown, input: unknown, init: unknown) => unknown;
  replace(
    realm,
    'fetchLater',
    standIn(fetchLater as (...args: never[]) => unknown, (self, args) => {
      const url = isRequest(args[0]) ? urlOf(args[0]) : address.absolute(address.textOf(args[0]));
      const init = args[1] as RequestInit | undefined;
      // The body of a Request can only be read later, and this one may leave before that.
      const body = isRequest(args[0]) && !init?.body ? undefined : read.now(init?.body);
      const seen = body ?? ({ form: 'unread', text: '' } as const);
      return mayLeave('fetch', `${init?.method ?? 'GET'}`, url, seen) ? go(self, args[0], init) : { activated: false };
    }),
  );
}
