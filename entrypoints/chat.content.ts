import { mountPanel } from '../components/panel/mount.tsx';
import { wasOpenBeforeExtension } from '../lib/egress/before-page-scripts.ts';
import { engineClient, lateClient } from '../lib/engine/client.ts';
import { followLanguage } from '../lib/language/choice.ts';
import { whenComposerAppears } from '../lib/page/session/frames.ts';
import { removeLeftovers } from '../lib/page/session/leftovers.ts';
import { answerPopup } from '../lib/page/session/popup-bridge.ts';
import { startPage } from '../lib/page/session/session.ts';
import { hasMovedIntoChat, markAsRunning } from '../lib/page/site/moved-into-chat.ts';
import { pageSite } from '../lib/page/site/site.ts';
import { SITE_MATCHES } from '../lib/sites/site-matches.ts';

export default defineContentScript({
  matches: [...SITE_MATCHES],
  runAt: 'document_start',
  allFrames: true,
  matchAboutBlank: true,
  main() {
    markAsRunning();
    const isLate = !hasMovedIntoChat() && wasOpenBeforeExtension(document);
    if (isLate) removeLeftovers(document);
    whenComposerAppears(window, () => {
      const engine = engineClient();
      // The engine has the texts: a page would carry all languages in each of its frames.
      void followLanguage(async (tag) => (await engine.texts({ tag })).parts);
      const session = startPage({
        site: pageSite(),
        engine: isLate ? lateClient() : engine,
        mountPanel,
        hasJoined: hasMovedIntoChat(),
      });
      // The popup shows the page; what stands in a frame has its panel there.
      if (window === window.top) answerPopup(session);
    });
  },
});
