import { englishOnly, FROM_PUBLIC_TOOLS, lowConfidence } from './evidence.ts';
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
      evidence: { ...FROM_PUBLIC_TOOLS, route: '/search?udm=50' },
      composer: ['textarea.ITIRGe', 'textarea[maxlength="8192"]', englishOnly('textarea[aria-label="Ask anything"]')],
      // Not by its name: the name of the button for speech input ends in the same words.
      send: ['button[data-xid="input-plate-send-button"]'],
      assistantMessage: [lowConfidence('[data-subtree="aimc"]')],
      selfTests: [
        {
          fixture: 'google-ai-mode',
          address: 'https://www.google.com/search?q=roof&udm=50',
          idle: { composer: 1, send: 1, assistantMessage: 1 },
        },
      ],
    },
  ],
});
