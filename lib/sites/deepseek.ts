import type { SiteAdapter } from './site-adapter.ts';

/** Its class names are hashed: buttons are told apart by the paths of their icons. */
export const deepseek: SiteAdapter = {
  id: 'deepseek',
  name: 'DeepSeek',
  hosts: ['chat.deepseek.com'],
  composer: ['textarea:not([name="user query"])'],
  send: ['div[role="button"]:has(svg path[d^="M8.3125"])'],
  stop: ['div[role="button"]:has(svg path[d^="M2 4.88"])'],
  streaming: [],
  userMessage: ['.ds-message:not(:has(.ds-markdown))'],
  assistantMessage: ['.ds-message .ds-markdown'],
  edit: { box: ['textarea[name="user query"]'], save: [], enter: 'sends' },
  conversationPath: /\/a\/chat\/s\/([\w-]+)/,
  seen: { on: '2026-08', where: 'published selectors', confidence: 'high' },
  selfTests: [
    {
      fixture: 'deepseek',
      address: 'https://chat.deepseek.com/a/chat/s/0a1b2c3d-0000-4000-8000-000000000003',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
      generating: { stop: 1, send: 0 },
      editing: { editBox: 1, composer: 1 },
    },
  ],
};
