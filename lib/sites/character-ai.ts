import { EVIDENCE_FROM_PUBLIC_TOOLS } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

/**
 * The structure of the site's composer is unknown, so the general rules find the composer. The address contains the character's id, which many chats
 * share, and for an older chat a query. Neither identifies the chat, but a change of either means another chat.
 */
export const characterAi = siteAdapterOf({
  id: 'character-ai',
  name: 'character.ai',
  hosts: ['character.ai', 'www.character.ai'],
  placeholderPath: /\/chat\/([\w-]{8,}(?:\?(?:[^#]{0,400}&)?hist=[\w-]+)?)/,
  generations: [
    {
      name: 'completed messages',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08', route: '/chat/', account: 'signed in' },
      userMessage: ['.flex-row-reverse [data-testid="completed-message"]'],
      // Reply variants that the person swiped away stay in the page, on other slides.
      assistantMessage: [
        '[data-testid="completed-message"]:not(.flex-row-reverse *, .swiper-slide:not(.swiper-slide-visible, .swiper-slide-active) *)',
      ],
      fixtureExpectations: [
        {
          fixture: 'character-ai',
          address: 'https://character.ai/chat/Xy0a1b2c3d4e5f',
          idle: { userMessage: 1, assistantMessage: 1 },
        },
      ],
    },
  ],
});
