import { EVIDENCE_FROM_PUBLIC_TOOLS, englishOnlySelector, lowConfidenceSelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

/** A part of the search page, recognised by a parameter of the address. A prompt leaves in the address of a GET request. */
export const googleAiMode = siteAdapterOf({
  id: 'google-ai-mode',
  name: 'Google AI Mode',
  hosts: ['www.google.com'],
  pathPrefix: '/search',
  query: { name: 'udm', value: '50' },
  generations: [
    {
      name: 'input plate',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, route: '/search?udm=50' },
      composer: [
        'textarea.ITIRGe',
        'textarea[maxlength="8192"]',
        englishOnlySelector('textarea[aria-label="Ask anything"]'),
      ],
      // The button is not found by its name, because the name of the button for speech input ends in the same words.
      send: ['button[data-xid="input-plate-send-button"]'],
      assistantMessage: [lowConfidenceSelector('[data-subtree="aimc"]')],
      fixtureExpectations: [
        {
          fixture: 'google-ai-mode',
          address: 'https://www.google.com/search?q=roof&udm=50',
          idle: { composer: 1, send: 1, assistantMessage: 1 },
        },
      ],
    },
  ],
});
