import type { SiteAdapter } from './site-adapter.ts';

export const lechat: SiteAdapter = {
  id: 'lechat',
  name: 'Le Chat',
  hosts: ['chat.mistral.ai'],
  composer: ['form div.ProseMirror', 'textarea[name="message.text"]'],
  send: ['form:has(div.ProseMirror, textarea[name="message.text"]) button[type="submit"]'],
  stop: ['button[aria-label*="Stop"]'],
  streaming: [],
  userMessage: ['[data-message-author-role="user"]'],
  assistantMessage: ['[data-message-author-role="assistant"]'],
  edit: { box: ['[data-message-author-role="user"] textarea'], save: [], enter: 'sends' },
  conversationPath: /\/chat\/([\w-]{8,})/,
  seen: { on: '2026-08', where: 'published selectors', confidence: 'high' },
  selfTests: [
    {
      fixture: 'lechat',
      address: 'https://chat.mistral.ai/chat/0a1b2c3d-0000-4000-8000-000000000004',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
      generating: { stop: 1 },
      editing: { editBox: 1, composer: 1 },
    },
  ],
};
