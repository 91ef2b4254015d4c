// Guards `fetch`, `fetchLater` and beacons; `xhr.ts` guards XMLHttpRequest. A stopped request looks like a network failure to the page.
import type { BodyText } from '../guard-question.ts';
import type { AddressReader } from './address.ts';
import { type DescribedRequest, requestBodyTest, requestReader } from './described-request.ts';
import type { FrozenBody } from './frozen-body.ts';
import type { GetBodyToSend, GetRequestEndingReporter, MayLeave } from './port.ts';
import {
  functionProxy,
  getPrototypeOf,
  type Realm,
  replaceMember,
  unbound,
  unboundGetter,
  withoutPrototype,
  withUnpatchedThen,
} from './primitives.ts';
import type { BodyReader } from './read-body.ts';
import { checkedStream } from './stream.ts';

export interface GuardContext {
  readonly realm: Realm;
  readonly mayLeave: MayLeave;
  readonly sendable: GetBodyToSend;
  readonly followed: GetRequestEndingReporter;
  readonly read: BodyReader;
  readonly address: AddressReader;
}

const NO_BODY: BodyText = { form: 'text', text: '' };

/** Sends a request and reports how it ended. */
function followedFetch({ realm, followed }: GuardContext) {
  const { TypeError: Failure } = realm;
  const statusOf = unboundGetter(realm.Response.prototype, 'status');
  const settle = unbound(realm.Promise.prototype.then<void, void>);
  /** Whether the error is a network error. With any other error the page itself aborted the request, which may have arrived. */
  const isOfNetwork = (error: unknown) =>
    typeof error === 'object' && error !== null && getPrototypeOf(error) === Failure.prototype;

  /** The page gets the browser's own promise. */
  return (send: () => Promise<Response>): Promise<Response> => {
    const tell = followed();
    const sending = send();
    if (tell)
      void settle(
        withUnpatchedThen(sending),
        (response) => tell(statusOf(response as Response)),
        (error) => (isOfNetwork(error) ? tell('failed') : undefined),
      );
    return sending;
  };
}

export function guardFetch(guard: GuardContext): void {
  const { realm, mayLeave, sendable, read } = guard;
  const { TypeError: Failure, Request: OwnRequest } = realm;
  const followedTo = followedFetch(guard);
  const original = realm.fetch;
  const go = unbound(original) as (self: unknown, input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  const describedBy = requestReader(guard);
  const { prototype } = OwnRequest;
  const hasBody = requestBodyTest(realm);
  const [referrerOf, policyOf] = [unboundGetter(prototype, 'referrer'), unboundGetter(prototype, 'referrerPolicy')];
  const copyOf = unbound(prototype.clone);
  const bytesOf = unbound(prototype.arrayBuffer);
  const failure = () => new Failure('Failed to fetch');
  const refused = async (reason: unknown = failure()): Promise<Response> => {
    throw reason;
  };

  async function afterReading(
    reading: Promise<FrozenBody>,
    { verb, url, beside }: DescribedRequest,
    send: (body: unknown) => Promise<Response>,
  ): Promise<Response> {
    const seen = await withUnpatchedThen(reading);
    const allowed = sendable('fetch', verb, url, seen, beside);
    if (!allowed) throw failure();
    return await withUnpatchedThen(followedTo(() => send(allowed.body)));
  }

  /** Reads the Request's body, then sends a new Request with that body, which the page cannot change. */
  function sendRequest(request: Request, self: unknown, described: DescribedRequest): Promise<Response> {
    const copy = copyOf(request);
    const given = described.options(undefined);
    const reading = async () => await withUnpatchedThen(read.later(await withUnpatchedThen(bytesOf(copy))));
    return afterReading(reading(), described, (body) => {
      // A new Request loses its referrer, so it is copied.
      const kept = withoutPrototype({ body, referrer: referrerOf(request), referrerPolicy: policyOf(request) });
      return go(self, new OwnRequest(request, kept as RequestInit), given);
    });
  }

  replaceMember(
    realm,
    'fetch',
    functionProxy(original, (self, args) => {
      let described: DescribedRequest;
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
          // The body was read already: the browser refuses this Request.
          return go(self, input, options(undefined));
        }
        const send = () => go(self, input, options(undefined));
        return mayLeave('fetch', verb, url, NO_BODY, beside) ? followedTo(send) : refused();
      }
      if (read.isStream(body)) {
        const checked = checkedStream(realm, body, (chunk) => mayLeave('fetch', verb, url, read.bytes(chunk), beside));
        return go(self, input, options(checked));
      }
      let now: FrozenBody | undefined;
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

export function guardBeacon({ realm, mayLeave, read, address }: GuardContext): void {
  const { prototype } = realm.Navigator;
  const original = prototype.sendBeacon;
  const send = unbound(original);
  replaceMember(
    prototype,
    'sendBeacon',
    functionProxy(original, (self, args) => {
      const url = address.textOf(args[0]);
      const target = address.absolute(url);
      const go = (seen: FrozenBody) => send(self as Navigator, url, seen.body as BodyInit);
      const now = read.now(args[1]);
      if (now) {
        // Returns true for a stopped beacon too, as if the network had lost it: after false the page would try another way.
        return mayLeave('sendBeacon', 'POST', target, now) ? go(now) : true;
      }
      const later = async () => {
        const seen = await withUnpatchedThen(read.later(args[1]));
        if (mayLeave('sendBeacon', 'POST', target, seen)) go(seen);
      };
      void later();
      return true;
    }),
  );
}

type FetchLater = (input: RequestInfo | URL, init?: RequestInit) => { readonly activated: boolean };

/** Guards `fetchLater`, which sends when the page is gone. It is checked when the page calls it. */
export function guardFetchLater(guard: GuardContext): void {
  const { realm, mayLeave, read } = guard;
  const { fetchLater } = realm as unknown as { readonly fetchLater?: FetchLater };
  if (!fetchLater) return;
  const go = unbound(fetchLater) as (self: unknown, input: unknown, init: unknown) => unknown;
  const describedBy = requestReader(guard);
  const hasBody = requestBodyTest(realm);
  replaceMember(
    realm,
    'fetchLater',
    functionProxy(fetchLater as (...args: never[]) => unknown, (self, args) => {
      const { input, request, verb, url, body, beside, options } = describedBy(args);
      // The body of a Request can only be read asynchronously, and this request may leave before that: it counts as unreadable.
      const isHidden = request !== undefined && body === undefined && hasBody(request);
      const seen =
        (isHidden ? undefined : read.now(body)) ?? withoutPrototype({ form: 'unread', text: '', body } as const);
      if (!mayLeave('fetch', verb, url, seen, beside)) return { activated: false };
      return go(self, input, options(seen.body));
    }),
  );
}
