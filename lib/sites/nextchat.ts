import type { SiteAdapter } from './site-adapter.ts';

/** CSS modules: the names stay, the hashes behind them change. */
export const nextchat: SiteAdapter = {
  id: 'nextchat',
  name: 'NextChat',
  hosts: ['app.nextchat.club', 'app.nextchat.dev'],
  markup: ['textarea#chat-input', '[class*="chat-input-panel"]'],
  composer: ['textarea#chat-input'],
  send: ['button[class*="chat-input-send"]', '[class*="chat-input-send"]'],
  stop: [],
  streaming: ['[class*="chat-message-status"]'],
  userMessage: ['[class*="chat-message-user__"]'],
  assistantMessage: ['[class*="chat-message__"] .markdown-body', '[class*="chat-message__"]'],
  edit: {
    box: ['textarea[class*="modal-input"]'],
    save: ['[class*="modal-footer"] button:last-of-type'],
    enter: 'breaks the line',
  },
  seen: { on: '2026-10', where: 'its published source', confidence: 'high' },
  selfTests: [
    {
      fixture: 'nextchat',
      address: 'http://localhost:3000/',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, streaming: 0, editBox: 0 },
      generating: { streaming: 1 },
      editing: { editBox: 1, editSave: 1, composer: 1 },
    },
  ],
};
