import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { initialisePageLanguage } from '../../components/page-language.ts';
import { mountPanel } from '../../components/panel/mount.tsx';
import { engineClient } from '../../lib/engine/client.ts';
import { answerPopup } from '../../lib/page/session/popup-bridge.ts';
import { startPageSession } from '../../lib/page/session/session.ts';
import { siteOfPage } from '../../lib/page/site/page-site.ts';
import { demoAdapter } from '../../lib/sites/demo.ts';
import { DemoChat } from './chat.tsx';

const root = document.getElementById('root');

function start(place: HTMLElement): void {
  const app = createRoot(place);
  // The composer must be in the document before the page session looks for it.
  flushSync(() => app.render(<DemoChat />));
  const session = startPageSession({ site: siteOfPage(demoAdapter), engine: engineClient(), mountPanel });
  // Content scripts do not run in the extension's own pages, so the popup finds this page by its tab id.
  let tab: number | undefined;
  void browser.tabs.getCurrent().then((current) => {
    tab = current?.id;
  });
  answerPopup(session, () => tab);
  // The welcome page links here with `?example`, so that new users need not write a prompt.
  if (new URLSearchParams(location.search).has('example'))
    place.querySelector<HTMLElement>('[data-demo-example]')?.click();
}

void initialisePageLanguage(({ say }) => say('demoPage')).then(() => {
  if (root) start(root);
});
