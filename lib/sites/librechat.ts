import type { SiteAdapter } from './site-adapter.ts';

export const librechat: SiteAdapter = {
  id: 'librechat',
  name: 'LibreChat',
  hosts: [],
  markup: ['textarea#prompt-textarea[data-testid="text-input"]'],
  composer: ['textarea#prompt-textarea', '[data-testid="text-input"]'],
  send: ['[data-testid="send-button"]', '#send-button'],
  stop: ['button[aria-label*="Stop generating"]'],
  streaming: [],
  userMessage: ['.message-render .user-turn'],
  assistantMessage: ['.message-render .agent-turn'],
  edit: {
    box: ['[data-testid="message-text-editor"]'],
    save: ['.message-render .btn-primary', '.message-render .btn-secondary'],
    enter: 'breaks the line',
  },
  pasteBecomesFile: 2500,
  // A chat that has no id yet is called "new".
  conversationPath: /\/c\/(?!new\b)([\w-]+)/,
  seen: { on: '2026-10', where: 'its published source', confidence: 'high' },
  selfTests: [
    {
      fixture: 'librechat',
      address: 'http://localhost:3080/c/0a1b2c3d-0000-4000-8000-000000000007',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
      generating: { stop: 1 },
      editing: { editBox: 1, editSave: 1, composer: 1 },
    },
  ],
};
