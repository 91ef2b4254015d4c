import type { SiteAdapter } from './site-adapter.ts';

/** CSS modules: the names stay, the hashes behind them change. */
export const poe: SiteAdapter = {
  id: 'poe',
  name: 'Poe',
  hosts: ['poe.com'],
  composer: ['textarea[class*="GrowingTextArea_textArea"]'],
  send: ['button[class*="sendButton"]', '[class*="sendButton"]'],
  stop: ['button[class*="stopButton"]', 'button[aria-label*="Stop"]'],
  streaming: ['div[data-complete="false"]'],
  userMessage: ['[class*="rightSideMessageBubble"]'],
  assistantMessage: ['[class*="leftSideMessageBubble"]', 'div[data-complete]'],
  conversationPath: /\/chat\/([\w-]+)/,
  seen: { on: '2026-05', where: 'published selectors', confidence: 'low' },
  selfTests: [
    {
      fixture: 'poe',
      address: 'https://poe.com/chat/0a1b2c3d',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0 },
      generating: { stop: 1, streaming: 1 },
    },
  ],
};
