import { guardRealm } from '../lib/egress/guarded/guard.ts';
import { isWholeOrigin, SITE_MATCHES } from '../lib/sites/site-matches.ts';

// In the page's own world and in all its frames, before any script of the page. Chrome refuses an extension that asks for frames without
// an address of their own where a site is only a part of its origin: `guard-part.content.ts` has those.
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
