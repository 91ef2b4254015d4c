import { EVIDENCE_FROM_PUBLIC_TOOLS, lowConfidenceSelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

export const you = siteAdapterOf({
  id: 'you',
  name: 'You.com',
  hosts: ['you.com'],
  conversationPath: /[?&]cid=([\w-]{8,})/,
  generations: [
    {
      name: 'numbered turns',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08', route: '/search', account: 'signed in' },
      composer: [lowConfidenceSelector('#search-input-textarea')],
      streaming: [lowConfidenceSelector('[data-testid^="step-"][data-finished="false"]')],
      userMessage: ['[data-testid^="youchat-question-turn-"]'],
      assistantMessage: ['[data-testid^="youchat-answer-turn-"]'],
      fixtureExpectations: [
        {
          fixture: 'you',
          address: 'https://you.com/search?q=roof&cid=c1_0a1b2c3d4e5f&tbm=youchat',
          idle: { composer: 1, userMessage: 1, assistantMessage: 1 },
        },
      ],
    },
  ],
});
