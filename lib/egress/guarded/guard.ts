// The part of the egress guard that runs in the page's own world, before any of the page's scripts. `../watch.ts` draws the whole.
import { addressReader } from './address.ts';
import { guardClipboard } from './clipboard.ts';
import { guardAddresses, guardForms, guardNavigation } from './documents.ts';
import { guardMarkup } from './markup.ts';
import { openPort } from './port.ts';
import type { Realm } from './primitives.ts';
import { bodyReader } from './read-body.ts';
import { type Guard, guardBeacon, guardFetch, guardFetchLater, guardXhr } from './requests.ts';
import { reportRoots } from './roots.ts';
import { guardSockets } from './sockets.ts';

export function guardRealm(realm: Realm): void {
  const { mayLeave, rooted, copies } = openPort(realm);
  const guard: Guard = { realm, mayLeave, read: bodyReader(realm), address: addressReader(realm) };
  guardFetch(guard);
  guardFetchLater(guard);
  guardXhr(guard);
  guardBeacon(guard);
  guardSockets(guard);
  guardForms(guard);
  guardNavigation(guard);
  guardAddresses(guard);
  guardMarkup(guard);
  reportRoots(realm, rooted);
  guardClipboard(realm, copies);
}
