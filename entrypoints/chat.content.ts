import { mountPanel } from '../components/panel/mount.tsx';
import { engineClient } from '../lib/engine/client.ts';
import { answerPopup } from '../lib/page/popup-bridge.ts';
import { startPage } from '../lib/page/session.ts';
import { findAdapter } from '../lib/sites/sites.ts';

export default defineContentScript({
  matches: [
    'https://chatgpt.com/*',
    'https://chat.openai.com/*',
    'https://claude.ai/*',
    'https://gemini.google.com/*',
    // Chat front ends on the person's own machine.
    'http://localhost/*',
    'http://127.0.0.1/*',
  ],
  runAt: 'document_start',
  main() {
    const session = startPage({ adapter: findAdapter(location.hostname), engine: engineClient(), mountPanel });
    answerPopup(session);
  },
});
