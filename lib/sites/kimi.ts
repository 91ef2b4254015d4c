import { EVIDENCE_FROM_PUBLIC_TOOLS } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

export const kimi = siteAdapterOf({
  id: 'kimi',
  name: 'Kimi',
  hosts: ['www.kimi.com'],
  conversationPath: /\/chat\/([\w-]{8,})(?=[/?]|$)/,
  generations: [
    {
      name: 'chat input editor',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08/2026-10', route: '/chat/', account: 'signed in' },
      composer: ['div.chat-input-editor[contenteditable="true"]'],
      send: ['.send-button-container:not(.disabled, :has(svg[name="Stop"]))'],
      stop: ['.send-button-container:has(svg[name="Stop"])'],
      userMessage: ['.chat-content-item-user'],
      assistantMessage: ['.chat-content-item-assistant'],
      fixtureExpectations: [
        {
          fixture: 'kimi',
          address: 'https://www.kimi.com/chat/d0a1b2c3d4e5f6g7h8i9',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1, send: 0 },
        },
      ],
    },
  ],
});
