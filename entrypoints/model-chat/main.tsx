// Our chat with the person's own model server, for people without another front end. It is guarded like any chat's page: the same session
// checks and writes prompts, and the same guard puts the noisy hint into the request.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { initialisePageLanguage } from '../../components/page-language.ts';
import { mountPanel } from '../../components/panel/mount.tsx';
import { guardRealm } from '../../lib/egress/guarded/guard.ts';
import { engineClient } from '../../lib/engine/client.ts';
import { ownTabId } from '../../lib/engine/platform.ts';
import { textOfError } from '../../lib/language/coded-error.ts';
import { answerPopup } from '../../lib/page/session/popup-bridge.ts';
import { startPageSession } from '../../lib/page/session/session.ts';
import { siteOfPage } from '../../lib/page/site/page-site.ts';
import { modelChatAdapter } from '../../lib/sites/demo.ts';
import { ModelChat } from './chat.tsx';

async function start(place: HTMLElement): Promise<void> {
  const engine = engineClient();
  const [found, tab] = await Promise.all([
    engine.getModelServer({}).catch((cause: unknown) => ({ problem: textOfError(cause) })),
    ownTabId(),
  ]);
  const server = 'server' in found ? found.server : undefined;
  // The composer must be in the document before the page session looks for it.
  flushSync(() => createRoot(place).render(<ModelChat server={server} {...('problem' in found ? found : {})} />));
  if (!server) return;
  const session = startPageSession({ site: siteOfPage(modelChatAdapter), engine, mountPanel });
  guardRealm(window);
  answerPopup(session, () => tab);
}

const root = document.getElementById('root');
void initialisePageLanguage(({ say }) => `${say('modelChat')} · Coatcheck`).then(() =>
  root ? start(root) : undefined,
);
