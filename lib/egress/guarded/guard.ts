// The part of the egress guard that runs in the page's own world, before any of the page's scripts. `../watch.ts` draws the whole.
import { addressReader } from './address.ts';
import { guardClipboard } from './clipboard.ts';
import { guardAddresses, guardForms, guardNavigation } from './documents.ts';
import { guardMarkup } from './markup.ts';
import { openPort } from './port.ts';
import { bare, defineProperty, type Realm } from './primitives.ts';
import { bodyReader } from './read-body.ts';
import { type Guard, guardBeacon, guardFetch, guardFetchLater } from './requests.ts';
import { reportRoots } from './roots.ts';
import { guardSockets } from './sockets.ts';
import { guardXhr } from './xhr.ts';

/** On each document that has a guard; no script can take it off. */
const GUARDED = 'coatcheckGuarded';

/**
 * One for each document. The guard of an earlier version outlives an update, with nobody to answer it, and refuses every request: a second
 * one in front of it would allow what never leaves.
 */
export function guardRealm(realm: Realm): void {
  const { document } = realm;
  if (GUARDED in document) return;
  defineProperty(document, GUARDED, bare({ value: true }));
  const { mayLeave, sendable, followed, rooted, copies } = openPort(realm);
  const guard: Guard = { realm, mayLeave, sendable, followed, read: bodyReader(realm), address: addressReader(realm) };
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
