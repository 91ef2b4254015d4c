import { mountPanel } from '../components/panel/mount.tsx';
import { wasOpenBeforeExtension } from '../lib/egress/before-page-scripts.ts';
import { clientThatAlwaysRejects, engineClient } from '../lib/engine/client.ts';
import { keptLanguage } from '../lib/engine/kept-values.ts';
import { followChosenLanguage, keepLanguageIn } from '../lib/language/language-choice.ts';
import { startWhenComposerAppears } from '../lib/page/session/frames.ts';
import { removeLeftoverElements } from '../lib/page/session/leftovers.ts';
import { answerPopup } from '../lib/page/session/popup-bridge.ts';
import { startPageSession } from '../lib/page/session/session.ts';
import { hasMovedIntoChat, markPageAsRunning } from '../lib/page/site/moved-into-chat.ts';
import { siteOfPage } from '../lib/page/site/page-site.ts';
import { SITE_MATCH_PATTERNS } from '../lib/sites/site-matches.ts';

export default defineContentScript({
  matches: [...SITE_MATCH_PATTERNS],
  runAt: 'document_start',
  allFrames: true,
  matchAboutBlank: true,
  main() {
    markPageAsRunning();
    const isLate = !hasMovedIntoChat() && wasOpenBeforeExtension(document);
    if (isLate) removeLeftoverElements(document);
    startWhenComposerAppears(window, () => {
      const engine = engineClient();
      keepLanguageIn(keptLanguage);
      // The interface texts come from the engine, because otherwise every frame would load those of all languages.
      void followChosenLanguage(async (tag) => (await engine.texts({ tag })).parts);
      const session = startPageSession({
        site: siteOfPage(),
        engine: isLate ? clientThatAlwaysRejects() : engine,
        mountPanel,
        hasJoined: hasMovedIntoChat(),
      });
      // Only the top frame answers the popup; composers in other frames have their own panel.
      if (window === window.top) answerPopup(session);
    });
  },
});
