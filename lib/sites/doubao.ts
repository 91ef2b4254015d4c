import { EVIDENCE_FROM_PUBLIC_TOOLS, lowConfidenceSelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

export const doubao = siteAdapterOf({
  id: 'doubao',
  name: 'Doubao',
  hosts: ['www.doubao.com'],
  conversationPath: /\/chat\/(\d{6,})(?=[/?]|$)/,
  placeholderPath: /\/chat\/(local_\d+)(?=[/?]|$)/,
  generations: [
    {
      name: 'rich text editor',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08/2026-09', route: '/chat/', confidence: 'low' },
      composer: ['.tiptap.ProseMirror[contenteditable="true"]'],
      fixtureExpectations: [
        {
          fixture: 'doubao-rich-text',
          address: 'https://www.doubao.com/chat/local_1408157205142109',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1, send: 0 },
        },
      ],
    },
    {
      name: 'test ids',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, route: '/chat/' },
      composer: [
        '[data-testid="chat_input_input"]',
        'textarea.semi-input-textarea',
        '[data-slate-editor="true"][contenteditable="true"]',
      ],
      // One button sends and stops.
      send: ['#flow-end-msg-send:not([class*="break-btn-"], [class*="break-btn-"] *)'],
      stop: [lowConfidenceSelector('[class*="break-btn-"]')],
      userMessage: ['[data-testid="send_message"]'],
      assistantMessage: ['[data-testid="receive_message"]'],
      fixtureExpectations: [
        {
          fixture: 'doubao',
          address: 'https://www.doubao.com/chat/38501234567890',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1, send: 0 },
        },
      ],
    },
  ],
});
