import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { mountPanel } from '../../components/panel/mount.tsx';
import { engineClient } from '../../lib/engine/client.ts';
import { startPage } from '../../lib/page/session.ts';
import { demoAdapter } from '../../lib/sites/demo.ts';
import { Chat } from './chat.tsx';

const root = document.getElementById('root');
if (root) {
  const app = createRoot(root);
  // The composer must stand before the page session looks for it.
  flushSync(() => app.render(<Chat />));
  startPage({ adapter: demoAdapter, engine: engineClient(), mountPanel });
}
