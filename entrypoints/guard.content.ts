import { guardRealm } from '../lib/egress/guarded/guard.ts';

// In the page's own world and in all its frames, before any script of the page.
export default defineContentScript({
  matches: [
    'https://chatgpt.com/*',
    'https://chat.openai.com/*',
    'https://claude.ai/*',
    'https://gemini.google.com/*',
    'http://localhost/*',
    'http://127.0.0.1/*',
  ],
  runAt: 'document_start',
  world: 'MAIN',
  allFrames: true,
  matchAboutBlank: true,
  matchOriginAsFallback: true,
  main() {
    guardRealm(window);
  },
});
