// Guarded like a chat's page: the same session checks and reviews the text; what it "sends" is shown to be copied.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { initialisePageLanguage } from '../../components/page-language.ts';
import { mountPanel } from '../../components/panel/mount.tsx';
import { engineClient } from '../../lib/engine/client.ts';
import { ownTabId } from '../../lib/engine/platform.ts';
import { answerPopup } from '../../lib/page/session/popup-bridge.ts';
import { startPageSession } from '../../lib/page/session/session.ts';
import { siteOfPage } from '../../lib/page/site/page-site.ts';
import { elsewhereAdapter } from '../../lib/sites/demo.ts';
import { Elsewhere } from './elsewhere.tsx';

async function start(place: HTMLElement): Promise<void> {
  const engine = engineClient();
  const isReply = new URLSearchParams(location.search).has('reply');
  const tab = await ownTabId();
  // The composer must be in the document before the page session looks for it.
  flushSync(() => createRoot(place).render(<Elsewhere engine={engine} isReply={isReply} />));
  if (isReply) return;
  const session = startPageSession({ site: siteOfPage(elsewhereAdapter), engine, mountPanel });
  answerPopup(session, () => tab);
}

const root = document.getElementById('root');
void initialisePageLanguage(({ say }) => `${say('elsewhere')} · Coatcheck`).then(() =>
  root ? start(root) : undefined,
);
