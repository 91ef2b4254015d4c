import { mountPanel } from '../components/panel/mount.tsx';
import { engineClient } from '../lib/engine/client.ts';
import { answerPopup } from '../lib/page/popup-bridge.ts';
import { startPage } from '../lib/page/session.ts';
import { pageSite } from '../lib/page/site.ts';
import { SITE_MATCHES } from '../lib/sites/sites.ts';

export default defineContentScript({
  matches: [...SITE_MATCHES],
  runAt: 'document_start',
  main() {
    const session = startPage({ site: pageSite(), engine: engineClient(), mountPanel });
    answerPopup(session);
  },
});
