// Starts the session in a frame that has a composer or replies. Most frames have neither, so `index.ts` imports this file only when one appears.
import { mountPanel } from '../../components/panel/mount.tsx';
import { clientThatAlwaysRejects, engineClient } from '../../lib/engine/client.ts';
import { keptLanguage } from '../../lib/engine/kept-values.ts';
import { followChosenLanguage, keepLanguageIn } from '../../lib/language/language-choice.ts';
import { answerPopup } from '../../lib/page/session/popup-bridge.ts';
import { startPageSession } from '../../lib/page/session/session.ts';
import { siteOfPage } from '../../lib/page/site/page-site.ts';

interface FrameState {
  /** The page was open before Coatcheck came, so nothing can be sent through it. */
  readonly isLate: boolean;
  /** The page became a chat after it had been loaded, so the session has no guard. */
  readonly hasJoined: boolean;
}

export function startSessionInFrame({ isLate, hasJoined }: FrameState): void {
  const engine = engineClient();
  keepLanguageIn(keptLanguage);
  // The engine sends the interface texts in the chosen language, so the content script need not contain all languages.
  void followChosenLanguage(async (tag) => (await engine.texts({ tag })).parts);
  const session = startPageSession({
    site: siteOfPage(),
    engine: isLate ? clientThatAlwaysRejects() : engine,
    mountPanel,
    hasJoined,
  });
  // Only the top frame answers the popup; composers in other frames have their own panel.
  if (window === window.top) answerPopup(session);
}
