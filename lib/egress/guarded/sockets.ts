// Connections that stay open: what may not leave is dropped, and one that may not be opened fails as where nobody answers.
import type { Carrier } from '../question.ts';
import {
  classStandIn,
  construct,
  getter,
  method,
  privateMap,
  type Realm,
  replace,
  type SocketObject,
  standIn,
} from './primitives.ts';
import type { Guard } from './requests.ts';

/** Nobody answers there: the browser opens no connection to this port. */
const UNREACHABLE = 'wss://127.0.0.1:1/';
/** No stream of events: the browser reports an error and asks no network. */
const NO_EVENTS = 'data:text/plain,';

type Sender = { send(data: never): void };

/** Messages keep their order, also where one can only be read later. */
function guardMessages<T extends Sender & object>(
  { mayLeave, read }: Guard,
  prototype: T,
  by: Carrier,
  urlOf: (channel: T) => string,
): void {
  const send = method(prototype.send as (data: unknown) => void);
  const waiting = privateMap<object, Promise<void>>();

  async function inTurn(before: Promise<void> | undefined, channel: T, data: unknown): Promise<void> {
    await before;
    const seen = read.now(data) ?? (await read.later(data));
    if (!mayLeave(by, 'SEND', urlOf(channel), seen)) return;
    try {
      send(channel, data);
    } catch {
      // It was closed meanwhile, and would have dropped the message too.
    }
  }

  replace(
    prototype,
    'send',
    standIn(prototype.send as (data: unknown) => void, (self, args) => {
      const channel = self as T;
      const before = waiting.get(channel);
      const now = read.now(args[0]);
      if (now && !before) return mayLeave(by, 'SEND', urlOf(channel), now) ? send(channel, args[0]) : undefined;
      waiting.set(channel, inTurn(before, channel, args[0]));
      return undefined;
    }),
  );
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
      const isAllowed = mayLeave(name, 'OPEN', address.absolute(url), { form: 'text', text: '' });
      const target = isAllowed ? url : elsewhere;
      return construct(original, args.length < 2 ? [target] : [target, args[1]], newTarget) as SocketObject;
    });
    replace(realm, name, standing);
    replace(original.prototype, 'constructor', standing);
  }
}
