// Reads a request as the page describes it to `fetch`. Each part is read once, and the browser gets exactly what was read.
import type { AddressReader } from './address.ts';
import {
  brandCheck,
  getOwnPropertyDescriptor,
  type Realm,
  readMembersOnce,
  unbound,
  unboundGetter,
  withoutPrototype,
} from './primitives.ts';

/** The members of RequestInit in the standard and its drafts. Other own members of the page's object are passed on too. */
const REQUEST_INIT_MEMBERS = [
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

/** A request as the page describes it to `fetch`, each part read once. */
export interface DescribedRequest {
  /** The first argument for the browser's `fetch`: the address, or the page's Request. */
  readonly input: RequestInfo;
  readonly request: Request | undefined;
  readonly url: string;
  readonly verb: string;
  readonly body: unknown;
  /** Headers and referrer, one a line. */
  readonly beside: string;
  /** The second argument for the browser's `fetch`, with `body` instead of the page's body. */
  options(body: unknown): RequestInit | undefined;
}

/** Throws the browser's own error if the headers are invalid. */
export function requestReader({
  realm,
  address,
}: {
  readonly realm: Realm;
  readonly address: AddressReader;
}): (args: readonly unknown[]) => DescribedRequest {
  const { Headers: OwnHeaders } = realm;
  const { prototype } = realm.Request;
  const [urlOf, methodOf] = [unboundGetter(prototype, 'url'), unboundGetter(prototype, 'method')];
  const [headersOf, referrerOf] = [unboundGetter(prototype, 'headers'), unboundGetter(prototype, 'referrer')];
  const isRequest = brandCheck<Request>(urlOf);
  const eachHeader = unbound(OwnHeaders.prototype.forEach);

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
    const members = readMembersOnce(wanted, REQUEST_INIT_MEMBERS);
    const hasOptions = wanted !== undefined && wanted !== null;
    if (members.method !== undefined) members.method = `${members.method}`;
    if (members.referrer !== undefined) members.referrer = `${members.referrer}`;
    const headers = members.headers === undefined ? undefined : new OwnHeaders(members.headers as HeadersInit);
    if (headers) members.headers = headers;
    const ofRequest = request && !headers ? lines(headersOf(request)) : '';
    const referrer = (members.referrer as string | undefined) ?? (request ? referrerOf(request) : undefined);
    return withoutPrototype({
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

/** Whether a Request has a body. Some browsers do not tell; there, each request whose method allows a body counts as having one. */
export function requestBodyTest(realm: Realm): (request: Request) => boolean {
  const { prototype } = realm.Request;
  if (getOwnPropertyDescriptor(prototype, 'body')) {
    const bodyOf = unboundGetter(prototype, 'body');
    return (request) => bodyOf(request) !== null;
  }
  const methodOf = unboundGetter(prototype, 'method');
  return (request) => methodOf(request) !== 'GET' && methodOf(request) !== 'HEAD';
}
