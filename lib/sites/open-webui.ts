import type { SiteAdapter } from './site-adapter.ts';

export const openWebui: SiteAdapter = {
  id: 'open-webui',
  name: 'Open WebUI',
  hosts: [],
  markup: ['#chat-input', '#chat-container, #messages-container'],
  composer: ['#chat-input'],
  send: ['#send-message-button'],
  stop: [],
  streaming: [],
  userMessage: ['.user-message'],
  assistantMessage: ['.chat-assistant'],
  edit: {
    box: ['textarea[id^="message-edit-"]'],
    // The second keeps the text on the server without asking again.
    save: ['#confirm-edit-message-button', '#save-edit-message-button'],
    enter: 'breaks the line',
  },
  conversationPath: /\/c\/([\w-]+)/,
  temporaryAddress: /[?&]temporary-chat=true/,
  seen: { on: '2026-10', where: 'its published source', confidence: 'high' },
  selfTests: [
    {
      fixture: 'open-webui',
      address: 'http://localhost:8080/c/0a1b2c3d-0000-4000-8000-000000000006',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, editBox: 0 },
      editing: { editBox: 1, editSave: 1, composer: 1 },
    },
  ],
};
