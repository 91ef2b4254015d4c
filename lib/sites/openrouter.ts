import { EVIDENCE_FROM_PUBLIC_TOOLS, lowConfidenceSelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

/** The page contains only the visible part of a long chat at a time. */
export const openrouter = siteAdapterOf({
  id: 'openrouter',
  name: 'OpenRouter',
  hosts: ['openrouter.ai'],
  pathPrefix: '/chat',
  conversationPath: /[?&]room=([\w-]{8,})/,
  generations: [
    {
      name: 'test ids',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08/2026-10', route: '/chat', account: 'signed in' },
      composer: ['textarea[data-testid="composer-input"]'],
      send: ['button[data-testid="send-button"]'],
      userMessage: [lowConfidenceSelector('[data-message-id]:not(:has(> div.group.relative))')],
      assistantMessage: [lowConfidenceSelector('[data-message-id]:has(> div.group.relative)')],
      fixtureExpectations: [
        {
          fixture: 'openrouter',
          address: 'https://openrouter.ai/chat?room=orm-0a1b2c3d4e5f',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1 },
        },
      ],
    },
  ],
});
