import type { SiteAdapter } from './site-adapter.ts';

export const perplexity: SiteAdapter = {
  id: 'perplexity',
  name: 'Perplexity',
  hosts: ['www.perplexity.ai', 'perplexity.ai'],
  composer: ['#ask-input[data-lexical-editor]', '#ask-input'],
  send: ['[data-testid="submit-button"]', 'button[aria-label="Submit"]'],
  stop: ['[data-testid="stop-generating-response-button"]', 'button[aria-label*="Stop"]'],
  streaming: [],
  userMessage: ['[class*="group/query"]'],
  assistantMessage: ['div[id^="markdown-content-"]'],
  edit: {
    box: ['[data-lexical-editor]:not(#ask-input)'],
    save: ['[data-testid="confirm-edit-query-button"]'],
    enter: 'sends',
  },
  pasteBecomesFile: 2000,
  conversationPath: /\/search\/([\w.-]+)/,
  seen: { on: '2026-08', where: 'published selectors', confidence: 'high' },
  selfTests: [
    {
      fixture: 'perplexity',
      address: 'https://www.perplexity.ai/search/a-question-0a1b2c3d',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
      generating: { stop: 1 },
      editing: { editBox: 1, editSave: 1, composer: 1 },
    },
  ],
};
