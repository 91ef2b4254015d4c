import {
  EVIDENCE_FROM_OLDER_TOOLS,
  EVIDENCE_FROM_PUBLIC_TOOLS,
  englishOnlySelector,
  lowConfidenceSelector,
} from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

export const metaai = siteAdapterOf({
  id: 'metaai',
  name: 'Meta AI',
  hosts: ['www.meta.ai', 'meta.ai'],
  conversationPath: /\/(?:prompt|c)\/([\w-]+)(?=[/?]|$)/,
  generations: [
    {
      name: 'test ids of the composer',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, route: '/prompt/' },
      // A Lexical editor; a text area until the page's script has started.
      composer: [
        '[data-testid="composer-input"]',
        'textarea[data-ecto-composer-prehydration-input]',
        englishOnlySelector('input[aria-label="Ask Meta AI"]'),
      ],
      send: ['[data-testid="composer-send-button"]', englishOnlySelector('button[aria-label="Send"]')],
      stop: ['[data-testid="composer-stop-button"]'],
      userMessage: [lowConfidenceSelector('[data-message-item][data-user-message]')],
      assistantMessage: [
        '[data-testid="assistant-message"]',
        lowConfidenceSelector('[data-message-item]:not([data-user-message])'),
      ],
      fixtureExpectations: [
        {
          fixture: 'metaai-composer',
          address: 'https://www.meta.ai/prompt/0a1b2c3d-0000-4000-8000-000000000009',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1, send: 0 },
        },
      ],
    },
    {
      name: 'before summer 2026',
      evidence: { ...EVIDENCE_FROM_OLDER_TOOLS, on: '2026-03', confidence: 'low' },
      composer: ['[data-testid="mwai-input-field"]', englishOnlySelector('textarea[placeholder*="Ask Meta AI"]')],
      send: [
        '[data-testid="mwai-send-button"]',
        englishOnlySelector('[role="button"][aria-label*="Send"]'),
        englishOnlySelector('button[aria-label*="Send"]'),
      ],
      stop: [englishOnlySelector('[aria-label*="Stop"]')],
      assistantMessage: ['[data-testid="mwai-message"]'],
      fixtureExpectations: [
        {
          fixture: 'metaai',
          address: 'https://www.meta.ai/c/0a1b2c3d',
          idle: { composer: 1, send: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1, send: 0 },
        },
      ],
    },
  ],
});
