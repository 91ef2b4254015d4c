import { PUBLIC_TOOLS } from './evidence.ts';
import { siteOf } from './merged.ts';

/**
 * Nothing is published of its composer; the general rules find it. Its address names the character, which many chats share, and an older chat
 * only in the query: neither is the name of the chat that is shown, and a change of either shows another chat.
 */
export const characterAi = siteOf({
  id: 'character-ai',
  name: 'character.ai',
  hosts: ['character.ai', 'www.character.ai'],
  placeholderPath: /\/chat\/([\w-]{8,}(?:\?(?:[^#]*&)?hist=[\w-]+)?)/,
  generations: [
    {
      name: 'completed messages',
      evidence: { ...PUBLIC_TOOLS, on: '2026-08', route: '/chat/', account: 'signed in' },
      userMessage: ['.flex-row-reverse [data-testid="completed-message"]'],
      // Replies that the person did not keep stay in the page, on other slides.
      assistantMessage: [
        '[data-testid="completed-message"]:not(.flex-row-reverse *, .swiper-slide:not(.swiper-slide-visible, .swiper-slide-active) *)',
      ],
      selfTests: [
        {
          fixture: 'character-ai',
          address: 'https://character.ai/chat/Xy0a1b2c3d4e5f',
          idle: { userMessage: 1, assistantMessage: 1 },
        },
      ],
    },
  ],
});
