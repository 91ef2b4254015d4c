// A request as the page describes it to `fetch`: each part is read once, and what was read is given to the browser.
import type { AddressReader } from './address.ts';
import { bare, branded, getOwnPropertyDescriptor, getter, membersOf, method, type Realm } from './primitives.ts';

/** What the standard and its drafts name; others that an object has of its own are taken along. */
const OPTIONS = [
  'attributionReporting',
  'body',
  'browsingTopics',
  'cache',
  'credentials',
  'duplex',
  'headers',
  'integrity',
  'keepalive',
  'method',
  'mode',
  'priority',
  'privateToken',
  'redirect',
  'referrer',
  'referrerPolicy',
  'signal',
  'targetAddressSpace',
  'window',
] as const;

const NO_REFERRER_GIVEN = 'about:client';

/** A request as the page described it, each part read once. */
export interface Described {
  /** What is given to the browser: the address, or the Request itself where it has no body. */
  readonly input: RequestInfo;
  readonly request: Request | undefined;
  readonly url: string;
  readonly verb: string;
  readonly body: unknown;
  /** Headers and referrer. */
  readonly beside: string;
  /** With a body in the place of the page's. */
  options(body: unknown): RequestInit | undefined;
}

/** Throws what the browser would throw for headers that are none. */
export function requestReader({
  realm,
  address,
}: {
  readonly realm: Realm;
  readonly address: AddressReader;
}): (args: readonly unknown[]) => Described {
  const { Headers: OwnHeaders } = realm;
  const { prototype } = realm.Request;
  const [urlOf, methodOf] = [getter(prototype, 'url'), getter(prototype, 'method')];
  const [headersOf, referrerOf] = [getter(prototype, 'headers'), getter(prototype, 'referrer')];
  const isRequest = branded<Request>(urlOf);
  const eachHeader = method(OwnHeaders.prototype.forEach);

  function lines(headers: Headers): string {
    let text = '';
    eachHeader(headers, (value, name) => {
      text += `${name}: ${value}\n`;
    });
    return text;
  }

  const referrerLine = (referrer: string | undefined) =>
    referrer === undefined || referrer === '' || referrer === NO_REFERRER_GIVEN ? '' : `referrer: ${referrer}\n`;

  return (args) => {
    const [given, wanted] = [args[0], args[1]];
    const request = isRequest(given) ? given : undefined;
    const input = request ?? address.textOf(given);
    const members = membersOf(wanted, OPTIONS);
    const hasOptions = wanted !== undefined && wanted !== null;
    if (members.method !== undefined) members.method = `${members.method}`;
    if (members.referrer !== undefined) members.referrer = `${members.referrer}`;
    const headers = members.headers === undefined ? undefined : new OwnHeaders(members.headers as HeadersInit);
    if (headers) members.headers = headers;
    const ofRequest = request && !headers ? lines(headersOf(request)) : '';
    const referrer = (members.referrer as string | undefined) ?? (request ? referrerOf(request) : undefined);
    return bare({
      input,
      request,
      url: request ? urlOf(request) : address.absolute(input as string),
      verb: (members.method as string | undefined) ?? (request ? methodOf(request) : 'GET'),
      body: members.body,
      beside: (headers ? lines(headers) : ofRequest) + referrerLine(referrer),
      options(body: unknown) {
        if (!hasOptions) return undefined;
        if (body !== undefined) members.body = body;
        return members as RequestInit;
      },
    });
  };
}

/** Not every browser tells whether a Request has a body: then all that may have one are read. */
export function bodyTest(realm: Realm): (request: Request) => boolean {
  const { prototype } = realm.Request;
  if (getOwnPropertyDescriptor(prototype, 'body')) {
    const bodyOf = getter(prototype, 'body');
    return (request) => bodyOf(request) !== null;
  }
  const methodOf = getter(prototype, 'method');
  return (request) => methodOf(request) !== 'GET' && methodOf(request) !== 'HEAD';
}
