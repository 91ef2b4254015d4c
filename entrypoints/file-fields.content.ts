import { keepFileFieldsInPage } from '../lib/page/attachments/detached-file-fields.ts';
import { SITE_MATCH_PATTERNS } from '../lib/sites/site-matches.ts';

// Runs in the page's own world, before any script of the page.
export default defineContentScript({
  matches: [...SITE_MATCH_PATTERNS],
  runAt: 'document_start',
  world: 'MAIN',
  main() {
    keepFileFieldsInPage(window);
  },
});
