import { guardRealm } from '../lib/egress/guarded/guard.ts';
import { isWholeOrigin, SITE_MATCHES } from '../lib/sites/site-matches.ts';

// In the page's own world and in all its frames, before any script of the page. Sites that are only a part of their origin are in
// `guard-part.content.ts`: Chrome refuses a match on a path together with frames that have no address.
export default defineContentScript({
  matches: SITE_MATCHES.filter(isWholeOrigin),
  runAt: 'document_start',
  world: 'MAIN',
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  main() {
    guardRealm(window);
  },
});
