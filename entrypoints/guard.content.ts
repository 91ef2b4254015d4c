import { guardRealm } from '../lib/egress/guarded/guard.ts';
import { coversWholeOrigin, SITE_MATCH_PATTERNS } from '../lib/sites/site-matches.ts';

// Runs in the page's own world and in all its frames, before any script of the page. Sites whose address is only a part of an origin are in
// `guard-part.content.ts`, because Chrome does not allow a path in `matches` together with `matchOriginAsFallback`.
export default defineContentScript({
  matches: SITE_MATCH_PATTERNS.filter(coversWholeOrigin),
  runAt: 'document_start',
  world: 'MAIN',
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  main() {
    guardRealm(window);
  },
});
