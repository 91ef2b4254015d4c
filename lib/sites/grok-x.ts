import { EVIDENCE_FROM_PUBLIC_TOOLS, englishOnlySelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

/** The site's messages cannot be told from the rest of the page, so surrogates are searched for in the whole page. */
export const grokOnX = siteAdapterOf({
  id: 'grok-x',
  name: 'Grok on X',
  hosts: ['x.com'],
  pathPrefix: '/i/grok',
  conversationPath: /[?&]conversation=(\d+)/,
  generations: [
    {
      name: 'labelled text area',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08/2026-10', route: '/i/grok', account: 'signed in' },
      composer: [
        englishOnlySelector('textarea[placeholder="Ask anything"]'),
        englishOnlySelector('textarea[placeholder="Ask Grok (AI agent)"]'),
      ],
      // While the composer is empty, the button for speech input takes the place of the send button.
      send: [englishOnlySelector('button[aria-label="Grok something"]')],
      fixtureExpectations: [
        {
          fixture: 'grok-x',
          address: 'https://x.com/i/grok?conversation=1886195281915470194',
          idle: { composer: 1, send: 1 },
        },
      ],
    },
  ],
});
