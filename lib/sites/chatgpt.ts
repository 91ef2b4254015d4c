import type { SiteAdapter } from './site-adapter.ts';

export const chatgpt: SiteAdapter = {
  id: 'chatgpt',
  name: 'ChatGPT',
  hosts: ['chatgpt.com', 'chat.openai.com'],
  composer: ['#prompt-textarea', 'textarea[name="prompt-textarea"]', 'textarea[data-mobile-composer-prompt]'],
  send: [
    '[data-testid="send-button"]',
    '[data-testid*="composer-send"]',
    'form:has(#prompt-textarea, [name="prompt-textarea"]) button[type="submit"]',
  ],
  stop: ['[data-testid="stop-button"]'],
  streaming: ['.result-streaming'],
  userMessage: ['[data-message-author-role="user"]', '[data-message-role="user"]', '[data-turn="user"]'],
  assistantMessage: [
    '[data-message-author-role="assistant"]',
    '[data-message-role="assistant"]',
    '[data-turn="assistant"]',
  ],
  edit: { box: ['[data-turn="user"] textarea'], save: ['[data-turn="user"] .btn-primary'], enter: 'sends' },
  pasteBecomesFile: 5000,
  conversationPath: /\/c\/([\w-]+)/,
  temporaryAddress: /[?&]temporary-chat=true/,
  seen: {
    on: '2026-09',
    where: 'published selectors; the page for visitors seen by others in September',
    confidence: 'high',
  },
  selfTests: [
    {
      fixture: 'chatgpt',
      address: 'https://chatgpt.com/c/0a1b2c3d-0000-4000-8000-000000000001',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0, editBox: 0 },
      generating: { stop: 1, streaming: 1 },
      editing: { editBox: 1, editSave: 1 },
    },
    {
      fixture: 'chatgpt-visitor',
      address: 'https://chatgpt.com/',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
      generating: { stop: 1 },
    },
  ],
};
