import type { SiteAdapter } from './site-adapter.ts';

export const huggingchat: SiteAdapter = {
  id: 'huggingchat',
  name: 'HuggingChat',
  hosts: ['huggingface.co'],
  pathPrefix: '/chat',
  composer: ['form:has([aria-label="Send message"], .stop-generating-btn) textarea'],
  send: ['button[aria-label="Send message"]', 'button[type="submit"][name="submit"]'],
  stop: ['.stop-generating-btn'],
  streaming: [],
  userMessage: ['[data-message-role="user"]', '[data-message-type="user"]'],
  assistantMessage: ['[data-message-role="assistant"]'],
  edit: {
    box: ['[data-message-id] form textarea'],
    save: ['[data-message-id] form button[type="submit"]'],
    enter: 'sends',
  },
  conversationPath: /\/chat\/conversation\/([\w-]+)/,
  seen: { on: '2026-10', where: 'its published source', confidence: 'high' },
  selfTests: [
    {
      fixture: 'huggingchat',
      address: 'https://huggingface.co/chat/conversation/0a1b2c3d4e5f',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
      generating: { stop: 1, composer: 1 },
      editing: { editBox: 1, editSave: 1, composer: 1 },
    },
  ],
};
