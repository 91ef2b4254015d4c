import type { SiteAdapter } from './site-adapter.ts';

export const claude: SiteAdapter = {
  id: 'claude',
  name: 'Claude',
  hosts: ['claude.ai'],
  composer: ['[data-testid="chat-input"].ProseMirror', '.ProseMirror[contenteditable="true"]'],
  send: ['button[aria-label="Send message"]', 'button[aria-label*="Send"]'],
  stop: ['button[aria-label="Stop response"]'],
  streaming: ['[data-is-streaming="true"]'],
  userMessage: ['[data-testid="user-message"]'],
  assistantMessage: ['.font-claude-response .standard-markdown', '.progressive-markdown'],
  edit: { box: ['form textarea'], save: ['form:has(textarea) button[type="submit"]'], enter: 'sends' },
  pasteBecomesFile: 2000,
  conversationPath: /\/chat\/([\w-]+)/,
  temporaryAddress: /[?&]incognito/,
  seen: { on: '2026-08', where: 'published selectors', confidence: 'high' },
  selfTests: [
    {
      fixture: 'claude',
      address: 'https://claude.ai/chat/0a1b2c3d-0000-4000-8000-000000000002',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0, editBox: 0 },
      generating: { stop: 1, streaming: 1 },
      editing: { editBox: 1, editSave: 1 },
    },
  ],
};
