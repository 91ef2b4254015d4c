// Reports shadow roots that the page attaches. No observer records them, and a frame in a closed one could wait to receive keyboard input
// (lib/page/private/page-frames.ts).
import { functionProxy, type Realm, replaceMember, unbound } from './primitives.ts';

export function reportShadowRoots(realm: Realm, rooted: (host: Element) => void): void {
  const { prototype } = realm.Element;
  const attach = unbound(prototype.attachShadow);
  replaceMember(
    prototype,
    'attachShadow',
    functionProxy(prototype.attachShadow, (self, args) => {
      const root = attach(self as Element, ...(args as [ShadowRootInit]));
      rooted(self as Element);
      return root;
    }),
  );
}
