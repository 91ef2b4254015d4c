import { wasOpenBeforeExtension } from '../../lib/egress/before-page-scripts.ts';
import { startWhenComposerAppears } from '../../lib/page/session/frames.ts';
import { removeLeftoverElements } from '../../lib/page/session/leftovers.ts';
import { hasMovedIntoChat, markPageAsRunning } from '../../lib/page/site/moved-into-chat.ts';
import { SITE_MATCH_PATTERNS } from '../../lib/sites/site-matches.ts';

export default defineContentScript({
  matches: [...SITE_MATCH_PATTERNS],
  runAt: 'document_start',
  allFrames: true,
  matchAboutBlank: true,
  // The page would see that message, and Chromium reads the whole script twice more to note where it was sent.
  noScriptStartedPostMessage: true,
  main() {
    markPageAsRunning();
    const hasJoined = hasMovedIntoChat();
    const isLate = !hasJoined && wasOpenBeforeExtension(document);
    if (isLate) removeLeftoverElements(document);
    // Imported where it is needed: it is in this file, but its tables, React and the rest are made only then, before the page's next step.
    startWhenComposerAppears(window, () =>
      import('./session.ts').then(({ startSessionInFrame }) => startSessionInFrame({ isLate, hasJoined })),
    );
  },
});
