import { EVIDENCE_FROM_OLDER_TOOLS, EVIDENCE_FROM_PUBLIC_TOOLS, englishOnlySelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

/** The site uses CSS modules: class names stay, the hashes after them change. */
export const poe = siteAdapterOf({
  id: 'poe',
  name: 'Poe',
  hosts: ['poe.com'],
  conversationPath: /\/chat\/([\w-]+)(?=[/?]|$)/,
  generations: [
    {
      name: 'roles by side',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08/2026-10', route: '/chat/', account: 'signed in' },
      send: ['button[data-button-send]', englishOnlySelector('button[aria-label="Send message"]')],
      userMessage: ['[class*="rightSideMessageBubble"]'],
      assistantMessage: ['[class*="ChatMessage_chatMessage"]:not(:has([class*="rightSideMessageBubble"]))'],
      fixtureExpectations: [
        {
          fixture: 'poe-sides',
          address: 'https://poe.com/chat/0a1b2c3d',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1, send: 0 },
        },
      ],
    },
    {
      name: 'bubbles on both sides',
      evidence: { ...EVIDENCE_FROM_OLDER_TOOLS, on: '2026-05', confidence: 'low' },
      composer: ['textarea[class*="GrowingTextArea_textArea"]'],
      send: ['button[class*="sendButton"]', '[class*="sendButton"]'],
      stop: ['button[class*="stopButton"]', englishOnlySelector('button[aria-label*="Stop"]')],
      streaming: ['div[data-complete="false"]'],
      assistantMessage: ['[class*="leftSideMessageBubble"]', 'div[data-complete]'],
      fixtureExpectations: [
        {
          fixture: 'poe',
          address: 'https://poe.com/chat/0a1b2c3d',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0 },
          generating: { stop: 1, streaming: 1, send: 0 },
        },
      ],
    },
  ],
});
