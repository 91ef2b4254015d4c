import type { SiteAdapter } from './site-adapter.ts';

/** Little of it is published; where these fail the generic rules find a labelled text box and its button. */
export const metaai: SiteAdapter = {
  id: 'metaai',
  name: 'Meta AI',
  hosts: ['www.meta.ai', 'meta.ai'],
  composer: ['[data-testid="mwai-input-field"]', 'textarea[placeholder*="Ask Meta AI"]'],
  send: ['[data-testid="mwai-send-button"]', '[role="button"][aria-label*="Send"]', 'button[aria-label*="Send"]'],
  stop: ['[aria-label*="Stop"]'],
  streaming: [],
  userMessage: [],
  assistantMessage: ['[data-testid="mwai-message"]'],
  conversationPath: /\/c\/([\w-]+)/,
  seen: { on: '2026-03', where: 'published selectors of one other extension', confidence: 'low' },
  selfTests: [
    {
      fixture: 'metaai',
      address: 'https://www.meta.ai/c/0a1b2c3d',
      idle: { composer: 1, send: 1, assistantMessage: 1, stop: 0 },
      generating: { stop: 1 },
    },
  ],
};
