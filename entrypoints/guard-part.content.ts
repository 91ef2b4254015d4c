import { guardRealm } from '../lib/egress/guarded/guard.ts';
import { isWholeOrigin, SITE_MATCHES } from '../lib/sites/site-matches.ts';

// As `guard.content.ts`, for sites that are only a part of their origin. Frames at blob: and data: addresses are not covered there.
export default defineContentScript({
  matches: SITE_MATCHES.filter((match) => !isWholeOrigin(match)),
  runAt: 'document_start',
  world: 'MAIN',
  allFrames: true,
  matchAboutBlank: true,
  main() {
    guardRealm(window);
  },
});
