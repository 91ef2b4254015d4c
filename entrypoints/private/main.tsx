import { createRoot } from 'react-dom/client';
import { PrivateComposer } from '../../components/private/composer.tsx';
import { PrivateView } from '../../components/private/view.tsx';
import { engineClient } from '../../lib/engine/client.ts';
import { draftOfOwnTab, draftOfTab } from '../../lib/page/private/draft.ts';
import { awaitWelcome } from '../../lib/page/private/frame-link.ts';
import { windowPlace } from '../../lib/page/private/own-window.ts';

const root = document.getElementById('root');
awaitWelcome((welcome, line) => {
  if (!root) return;
  // What is here must not be dragged into the page by accident.
  window.addEventListener('dragstart', (event) => event.preventDefault());
  const app = createRoot(root);
  const engine = engineClient();
  if (welcome.role === 'view') app.render(<PrivateView welcome={welcome} line={line} engine={engine} />);
  else {
    const place = windowPlace(location.hash);
    if (place) {
      document.title = `Private composer for ${welcome.site}`;
      // The draft is kept: the private composer shows it again wherever it opens next.
      line.onEnd(() => window.close());
    }
    void (place ? Promise.resolve(draftOfTab(place.tab)) : draftOfOwnTab()).then((draft) =>
      app.render(<PrivateComposer welcome={welcome} line={line} engine={engine} draft={draft} />),
    );
  }
});
