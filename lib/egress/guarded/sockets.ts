// Guards connections that stay open. A message that may not leave is dropped; a connection that may not be opened fails like one to a dead server.
import type { Carrier } from '../question.ts';
import type { Frozen } from './frozen.ts';
import {
  classStandIn,
  construct,
  getter,
  type Held,
  held,
  hold,
  listOf,
  method,
  own,
  privateMap,
  type Realm,
  replace,
  type SocketObject,
  sequence,
  standIn,
} from './primitives.ts';
import type { Guard } from './requests.ts';

/** An address at which no server listens: the browser opens no connection to port 1. */
const UNREACHABLE = 'wss://127.0.0.1:1/';
/** Not an event stream: the browser reports an error without using the network. */
const NO_EVENTS = 'data:text/plain,';

type Sender = { send(data: never): void };

/** Checks each message. Messages keep their order even if one can only be read asynchronously. */
function guardMessages<T extends Sender & object>(
  { mayLeave, read }: Guard,
  prototype: T,
  by: Carrier,
  urlOf: (channel: T) => string,
): void {
  const send = method(prototype.send as (data: unknown) => void);
  const waiting = privateMap<object, Promise<void>>();

  async function inTurn(before: Promise<void> | undefined, channel: T, reading: Promise<Frozen>): Promise<void> {
    if (before) await own(before);
    const seen = await own(reading);
    if (!mayLeave(by, 'SEND', urlOf(channel), seen)) return;
    try {
      send(channel, seen.body);
    } catch {
      // The connection was closed meanwhile, and would have dropped the message too.
    }
  }

  replace(
    prototype,
    'send',
    standIn(prototype.send as (data: unknown) => void, (self, args) => {
      const channel = self as T;
      const before = waiting.get(channel);
      const now = read.now(args[0]);
      if (now && !before) return mayLeave(by, 'SEND', urlOf(channel), now) ? send(channel, now.body) : undefined;
      // Read now although it waits its turn: the page could change the message until then.
      const reading = now ? at(now) : read.later(args[0]);
      waiting.set(channel, inTurn(before, channel, reading));
      return undefined;
    }),
  );
}

const at = async (seen: Frozen): Promise<Frozen> => seen;

/** The subprotocols that a page asks for. They are sent to the server, so they are checked too. */
function protocolsOf(value: unknown): Held<string> {
  const protocols = held<string>();
  const given = listOf(value);
  if (!given) {
    if (value !== undefined) hold(protocols, `${value}`);
    return protocols;
  }
  for (let i = 0; i < given.length; i += 1) hold(protocols, `${given[i]}`);
  return protocols;
}

function lineOf(protocols: Held<string>): string {
  let line = '';
  for (let i = 0; i < protocols.length; i += 1) line += ` ${protocols[i]}`;
  return line === '' ? '' : `protocols:${line}\n`;
}

export function guardSockets(guard: Guard): void {
  const { realm, mayLeave, address } = guard;
  const socketUrl = getter(realm.WebSocket.prototype, 'url');
  guardMessages(guard, realm.WebSocket.prototype as Sender & SocketObject, 'WebSocket', socketUrl);
  if (realm.RTCDataChannel) {
    const channel = realm.RTCDataChannel.prototype as Sender & RTCDataChannel;
    guardMessages(guard, channel, 'RTCDataChannel', () => '');
  }

  const opening = [
    ['WebSocket', UNREACHABLE],
    ['EventSource', NO_EVENTS],
  ] as const;
  for (let i = 0; i < opening.length; i += 1) {
    const [name, elsewhere] = opening[i] ?? opening[0];
    const original = realm[name] as Realm['WebSocket'];
    const standing = classStandIn(original, (args, newTarget) => {
      const url = address.textOf(args[0]);
      const isSocket = name === 'WebSocket';
      const protocols = isSocket ? protocolsOf(args[1]) : held<string>();
      const nothing = { form: 'text', text: '' } as const;
      const isAllowed = mayLeave(name, 'OPEN', address.absolute(url), nothing, lineOf(protocols));
      args[0] = isAllowed ? url : elsewhere;
      if (isSocket && args.length > 1) args[1] = sequence(protocols);
      return construct(original, args, newTarget) as SocketObject;
    });
    replace(realm, name, standing);
    replace(original.prototype, 'constructor', standing);
  }
}
