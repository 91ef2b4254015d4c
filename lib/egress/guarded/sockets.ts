// Guards connections that stay open. A message that may not leave is dropped; a connection that may not be opened fails like one to a dead server.
import type { Carrier } from '../guard-question.ts';
import type { FrozenBody } from './frozen-body.ts';
import {
  addToPrivateList,
  classProxy,
  construct,
  functionProxy,
  iterableOf,
  listItemsOf,
  type PrivateList,
  privateList,
  privateMap,
  type Realm,
  replaceMember,
  type SocketObject,
  unbound,
  unboundGetter,
  withUnpatchedThen,
} from './primitives.ts';
import type { GuardContext } from './requests.ts';

/** An address at which no server listens: the browser opens no connection to port 1. */
const UNREACHABLE_SOCKET = 'wss://127.0.0.1:1/';
/** An address that gives no event stream: the browser reports an error without using the network. */
const NOT_AN_EVENT_STREAM = 'data:text/plain,';

type MessageSender = { send(data: never): void };

/** Checks each message. Messages keep their order even if one can only be read asynchronously. */
function guardMessages<T extends MessageSender & object>(
  { mayLeave, read }: GuardContext,
  prototype: T,
  by: Carrier,
  urlOf: (channel: T) => string,
): void {
  const send = unbound(prototype.send as (data: unknown) => void);
  const waiting = privateMap<object, Promise<void>>();

  async function inTurn(before: Promise<void> | undefined, channel: T, reading: Promise<FrozenBody>): Promise<void> {
    if (before) await withUnpatchedThen(before);
    const seen = await withUnpatchedThen(reading);
    if (!mayLeave(by, 'SEND', urlOf(channel), seen)) return;
    try {
      send(channel, seen.body);
    } catch {
      // If the connection was closed meanwhile, it would have dropped the message too.
    }
  }

  replaceMember(
    prototype,
    'send',
    functionProxy(prototype.send as (data: unknown) => void, (self, args) => {
      const channel = self as T;
      const before = waiting.get(channel);
      const now = read.now(args[0]);
      if (now && !before) return mayLeave(by, 'SEND', urlOf(channel), now) ? send(channel, now.body) : undefined;
      // Read now although it waits its turn: the page could change the message until then.
      const reading = now ? resolved(now) : read.later(args[0]);
      waiting.set(channel, inTurn(before, channel, reading));
      return undefined;
    }),
  );
}

const resolved = async (seen: FrozenBody): Promise<FrozenBody> => seen;

/** The subprotocols that a page asks for. They are sent to the server, so they are checked too. */
function protocolsOf(value: unknown): PrivateList<string> {
  const protocols = privateList<string>();
  const given = listItemsOf(value);
  if (!given) {
    if (value !== undefined) addToPrivateList(protocols, `${value}`);
    return protocols;
  }
  for (let i = 0; i < given.length; i += 1) addToPrivateList(protocols, `${given[i]}`);
  return protocols;
}

function protocolLine(protocols: PrivateList<string>): string {
  let line = '';
  for (let i = 0; i < protocols.length; i += 1) line += ` ${protocols[i]}`;
  return line === '' ? '' : `protocols:${line}\n`;
}

export function guardSockets(guard: GuardContext): void {
  const { realm, mayLeave, address } = guard;
  const socketUrl = unboundGetter(realm.WebSocket.prototype, 'url');
  guardMessages(guard, realm.WebSocket.prototype as MessageSender & SocketObject, 'WebSocket', socketUrl);
  if (realm.RTCDataChannel) {
    const channel = realm.RTCDataChannel.prototype as MessageSender & RTCDataChannel;
    guardMessages(guard, channel, 'RTCDataChannel', () => '');
  }

  const opening = [
    ['WebSocket', UNREACHABLE_SOCKET],
    ['EventSource', NOT_AN_EVENT_STREAM],
  ] as const;
  for (let i = 0; i < opening.length; i += 1) {
    const [name, elsewhere] = opening[i] ?? opening[0];
    const original = realm[name] as Realm['WebSocket'];
    const standing = classProxy(original, (args, newTarget) => {
      const url = address.textOf(args[0]);
      const isSocket = name === 'WebSocket';
      const protocols = isSocket ? protocolsOf(args[1]) : privateList<string>();
      const nothing = { form: 'text', text: '' } as const;
      const isAllowed = mayLeave(name, 'OPEN', address.absolute(url), nothing, protocolLine(protocols));
      args[0] = isAllowed ? url : elsewhere;
      if (isSocket && args.length > 1) args[1] = iterableOf(protocols);
      return construct(original, args, newTarget) as SocketObject;
    });
    replaceMember(realm, name, standing);
    replaceMember(original.prototype, 'constructor', standing);
  }
}
