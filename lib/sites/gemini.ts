import type { SiteAdapter } from './site-adapter.ts';

export const gemini: SiteAdapter = {
  id: 'gemini',
  name: 'Gemini',
  hosts: ['gemini.google.com'],
  composer: ['rich-textarea .ql-editor'],
  // While a reply comes in the same button stops it.
  send: ['button.send-button:not(.stop)'],
  stop: ['button.send-button.stop', 'button:has(> mat-icon[fonticon="stop"])'],
  streaming: ['message-content .markdown[aria-busy="true"]'],
  userMessage: ['user-query .query-text-line'],
  assistantMessage: ['model-response message-content'],
  edit: { box: ['user-query textarea'], save: ['user-query button.update-button'], enter: 'sends' },
  conversationPath: /\/app\/([\w-]+)/,
  seen: { on: '2026-09', where: 'published selectors; the page for visitors seen by others', confidence: 'high' },
  selfTests: [
    {
      fixture: 'gemini',
      address: 'https://gemini.google.com/app/0a1b2c3d4e5f6071',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0, editBox: 0 },
      generating: { stop: 1, streaming: 1, send: 0 },
      editing: { editBox: 1, editSave: 1 },
    },
  ],
};
