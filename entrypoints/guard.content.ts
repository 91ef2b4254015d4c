import { guardRealm } from '../lib/egress/guarded/guard.ts';
import { SITE_MATCHES } from '../lib/sites/sites.ts';

// In the page's own world and in all its frames, before any script of the page.
export default defineContentScript({
  matches: [...SITE_MATCHES],
  runAt: 'document_start',
  world: 'MAIN',
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  main() {
    guardRealm(window);
  },
});
