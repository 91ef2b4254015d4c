import type { SiteAdapter } from './site-adapter.ts';

export const copilot: SiteAdapter = {
  id: 'copilot',
  name: 'Microsoft Copilot',
  hosts: ['copilot.microsoft.com'],
  composer: ['textarea#userInput', '[data-testid="composer-input"]'],
  send: ['[data-testid="submit-button"]', 'button[aria-label="Submit message"]'],
  stop: ['[data-testid="stop-button"]', 'button[aria-label="Interrupt message"]'],
  streaming: [],
  userMessage: ['[data-content="user-message"]'],
  assistantMessage: ['[data-content="ai-message"]'],
  conversationPath: /\/chats\/([\w-]+)/,
  seen: { on: '2026-08', where: 'published selectors', confidence: 'high' },
  selfTests: [
    {
      fixture: 'copilot',
      address: 'https://copilot.microsoft.com/chats/0a1b2c3d4e5f',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
      generating: { stop: 1 },
    },
  ],
};
