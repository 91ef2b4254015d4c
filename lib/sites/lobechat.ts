import type { SiteAdapter } from './site-adapter.ts';

export const lobechat: SiteAdapter = {
  id: 'lobechat',
  name: 'LobeChat',
  hosts: [],
  markup: ['[data-testid="chat-input"] [contenteditable="true"], [data-testid="chat-input"] textarea', '.ant-app'],
  composer: ['[data-testid="chat-input"] [contenteditable="true"]', '[data-testid="chat-input"] textarea'],
  send: ['[data-testid="chat-input"] button:has(svg.lucide-send, svg.lucide-arrow-up)'],
  stop: ['[data-testid="chat-input"] button:has(svg.lucide-square, svg.lucide-circle-stop)'],
  streaming: [],
  userMessage: ['.message-wrapper[data-role="user"]'],
  assistantMessage: ['.message-wrapper[data-role="assistant"]'],
  edit: {
    box: ['.message-wrapper textarea', '.message-wrapper [contenteditable="true"]'],
    save: ['.message-wrapper button:has(svg.lucide-check)'],
    enter: 'sends',
  },
  conversationPath: /[?&]topic=([\w-]+)/,
  seen: { on: '2026-10', where: 'its published source and browser tests', confidence: 'low' },
  selfTests: [
    {
      fixture: 'lobechat',
      address: 'http://localhost:3210/agent/agt_0a1b?topic=tpc_2c3d',
      idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
      generating: { stop: 1, send: 0 },
      editing: { editBox: 1, editSave: 1, composer: 1 },
    },
  ],
};
