import { chineseOnlySelector, EVIDENCE_FROM_PUBLIC_TOOLS, lowConfidenceSelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

export const qwen = siteAdapterOf({
  id: 'qwen',
  name: 'Qwen',
  hosts: ['chat.qwen.ai'],
  conversationPath: /\/c\/([0-9a-f]{8}-[0-9a-f-]{27})(?=[/?]|$)/,
  generations: [
    {
      name: 'message input',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08/2026-10', route: '/c/', account: 'signed in' },
      composer: ['textarea.message-input-textarea'],
      send: ['.chat-prompt-send-button button.send-button', '.message-input-right-button-send button.send-button'],
      stop: ['button.stop-button'],
      userMessage: ['.qwen-chat-message-user'],
      assistantMessage: ['.qwen-chat-message-assistant .response-message-content', '.qwen-chat-message-assistant'],
      fixtureExpectations: [
        {
          fixture: 'qwen',
          address: 'https://chat.qwen.ai/c/0a1b2c3d-0000-4000-8000-000000000010',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1, send: 0 },
        },
      ],
    },
  ],
});

/** The chat of the same company in China. */
export const qianwen = siteAdapterOf({
  id: 'qianwen',
  name: 'Qianwen',
  hosts: ['www.qianwen.com'],
  conversationPath: /\/chat\/([\w-]{8,})(?=[/?]|$)/,
  generations: [
    {
      name: 'chat input layout',
      evidence: EVIDENCE_FROM_PUBLIC_TOOLS,
      composer: ['[data-chat-input-layout="true"] [data-slate-editor="true"]'],
      send: [chineseOnlySelector('button[aria-label="发送消息"]')],
      userMessage: [lowConfidenceSelector('.question-text-card')],
      fixtureExpectations: [
        {
          fixture: 'qianwen',
          address: 'https://www.qianwen.com/',
          idle: { composer: 1, send: 1, userMessage: 1 },
        },
      ],
    },
  ],
});
