import { createRoot } from 'react-dom/client';
import { initialisePageLanguage } from '../../components/page-language.ts';
import { PrivateComposer } from '../../components/private/composer.tsx';
import { PrivateView } from '../../components/private/view.tsx';
import { siteNameText } from '../../components/words.ts';
import { engineClient } from '../../lib/engine/client.ts';
import { raiseOwnWindow } from '../../lib/engine/platform-windows.ts';
import { currentLanguage } from '../../lib/language/current-language.ts';
import type { Language } from '../../lib/language/language.ts';
import { setColourSchemeAttribute } from '../../lib/page/dom/page-colour-scheme.ts';
import { awaitWelcome } from '../../lib/page/private/frame-link.ts';
import { readWindowAddress } from '../../lib/page/private/own-window.ts';
import { privateDraftOfOwnTab, privateDraftOfTab } from '../../lib/page/private/private-draft.ts';

const root = document.getElementById('root');
/** The site for the title, which is visible only if this page is a window. */
let site: string | undefined;
const titleOf = (language: Language) =>
  site === undefined
    ? language.say('extensionName')
    : language.say('privateWindowTitle', { site: siteNameText(site, language) });
// The language is not awaited: the content script may send messages right after the welcome, and the listeners below must exist by then.
void initialisePageLanguage(titleOf);
awaitWelcome((welcome, line) => {
  if (!root) return;
  // Private text must not be dragged into the page by accident.
  window.addEventListener('dragstart', (event) => event.preventDefault());
  line.onMessage((message) => {
    if (message.say === 'scheme') setColourSchemeAttribute(document.documentElement, message.scheme);
  });
  const app = createRoot(root);
  const engine = engineClient();
  if (welcome.role === 'view') app.render(<PrivateView welcome={welcome} line={line} engine={engine} />);
  else {
    const place = readWindowAddress(location.hash);
    if (place) {
      site = welcome.site;
      document.title = titleOf(currentLanguage());
      // The draft is stored, so the private composer shows it again wherever it opens next.
      line.onEnd(() => window.close());
      line.onMessage((message) => message.say === 'type-here' && void raiseOwnWindow());
    }
    void (place ? Promise.resolve(privateDraftOfTab(place.tab)) : privateDraftOfOwnTab()).then((draft) =>
      app.render(<PrivateComposer welcome={welcome} line={line} engine={engine} draft={draft} />),
    );
  }
});
