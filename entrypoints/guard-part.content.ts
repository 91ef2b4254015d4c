import { guardRealm } from '../lib/egress/guarded/guard.ts';
import { coversWholeOrigin, SITE_MATCH_PATTERNS } from '../lib/sites/site-matches.ts';

// Like `guard.content.ts`, for sites whose address is only a part of an origin. Their frames with blob: and data: addresses are not
// covered.
export default defineContentScript({
  matches: SITE_MATCH_PATTERNS.filter((match) => !coversWholeOrigin(match)),
  runAt: 'document_start',
  world: 'MAIN',
  allFrames: true,
  matchAboutBlank: true,
  main() {
    guardRealm(window);
  },
});
