// The part of the egress guard that runs in the page's own world, before any script of the page. `../watch.ts` shows the whole design.
import { addressReader } from './address.ts';
import { guardClipboard } from './clipboard.ts';
import { guardForms, guardNavigation, guardOpenedAddresses } from './forms-and-navigation.ts';
import { guardMarkup } from './markup.ts';
import { openGuardPort } from './port.ts';
import { defineProperty, type Realm, withoutPrototype } from './primitives.ts';
import { bodyReader } from './read-body.ts';
import { type GuardContext, guardBeacon, guardFetch, guardFetchLater } from './requests.ts';
import { reportShadowRoots } from './shadow-roots.ts';
import { guardSockets } from './sockets.ts';
import { guardWorkers } from './workers.ts';
import { guardXhr } from './xhr.ts';

/** Marks each document that has a guard; no script can remove the mark. */
const GUARD_MARK = 'coatcheckGuarded';

/**
 * Installs one guard for each document. After an update the guard of the earlier version stays, has nobody to answer it and refuses every request; a
 * second guard would only report requests as allowed that never leave.
 */
export function guardRealm(realm: Realm): void {
  const { document } = realm;
  if (GUARD_MARK in document) return;
  defineProperty(document, GUARD_MARK, withoutPrototype({ value: true }));
  const { mayLeave, sendable, followed, rooted, copies } = openGuardPort(realm);
  const guard: GuardContext = {
    realm,
    mayLeave,
    sendable,
    followed,
    read: bodyReader(realm),
    address: addressReader(realm),
  };
  guardFetch(guard);
  guardFetchLater(guard);
  guardXhr(guard);
  guardBeacon(guard);
  guardSockets(guard);
  guardForms(guard);
  guardNavigation(guard);
  guardOpenedAddresses(guard);
  guardMarkup(guard);
  guardWorkers(guard);
  reportShadowRoots(realm, rooted);
  guardClipboard(realm, copies);
}
