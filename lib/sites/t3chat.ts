import { EVIDENCE_FROM_PUBLIC_TOOLS, englishOnlySelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

export const t3chat = siteAdapterOf({
  id: 't3chat',
  name: 'T3 Chat',
  hosts: ['t3.chat'],
  conversationPath: /\/chat\/([\w-]{8,})(?=[/?]|$)/,
  generations: [
    {
      name: 'labelled messages',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08/2026-10', route: '/chat/', account: 'signed in' },
      composer: ['textarea#chat-input'],
      // Only the person's messages have a label, so a message without it is a reply. The class of formatted text occurs in both.
      userMessage: [englishOnlySelector('[aria-label="Your message"]')],
      assistantMessage: [englishOnlySelector('[data-message-id]:not(:has([aria-label="Your message"]))')],
      fixtureExpectations: [
        {
          fixture: 't3chat',
          address: 'https://t3.chat/chat/0a1b2c3d-0000-4000-8000-000000000015',
          idle: { composer: 1, userMessage: 1, assistantMessage: 1 },
        },
      ],
    },
  ],
});
