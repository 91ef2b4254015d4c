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
  // The page could see WXT's start message, and Chromium would parse the whole script twice more to record where it was sent.
  noScriptStartedPostMessage: true,
  main() {
    markPageAsRunning();
    const hasJoined = hasMovedIntoChat();
    const isLate = !hasJoined && wasOpenBeforeExtension(document);
    if (isLate) removeLeftoverElements(document);
    // The build puts the session into the same file, but a dynamic import runs its modules, React among them, only in frames that need it.
    startWhenComposerAppears(window, () =>
      import('./session.ts').then(({ startSessionInFrame }) => startSessionInFrame({ isLate, hasJoined })),
    );
  },
});
