// A shadow root that is attached to an element of the page makes no record for any observer, and in a closed one a frame could
// wait for the keyboard (lib/page/private/page-frames.ts).
import { method, type Realm, replace, standIn } from './primitives.ts';

export function reportRoots(realm: Realm, rooted: (host: Element) => void): void {
  const { prototype } = realm.Element;
  const attach = method(prototype.attachShadow);
  replace(
    prototype,
    'attachShadow',
    standIn(prototype.attachShadow, (self, args) => {
      const root = attach(self as Element, ...(args as [ShadowRootInit]));
      rooted(self as Element);
      return root;
    }),
  );
}
