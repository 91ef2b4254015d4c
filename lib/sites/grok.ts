import type { SiteAdapter } from './site-adapter.ts';

export const grok: SiteAdapter = {
  id: 'grok',
  name: 'Grok',
  hosts: ['grok.com'],
  composer: ['.tiptap.ProseMirror'],
  send: ['form:has(.tiptap) button[type="submit"]', 'button[type="submit"][aria-label="Submit"]'],
  stop: ['button[aria-label*="Stop"]'],
  streaming: [],
  userMessage: ['.message-bubble:not(:has(.response-content-markdown))'],
  assistantMessage: ['.response-content-markdown'],
  edit: { box: ['.message-bubble textarea'], save: [], enter: 'sends' },
  conversationPath: /\/c(?:hat)?\/([\w-]+)/,
  temporaryAddress: /#private/,
  seen: { on: '2026-08', where: 'published selectors', confidence: 'high' },
  selfTests: [
    {
      fixture: 'grok',
      address: 'https://grok.com/c/0a1b2c3d-0000-4000-8000-000000000005',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
      generating: { stop: 1 },
      editing: { editBox: 1 },
    },
  ],
};
