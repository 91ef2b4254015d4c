import { EVIDENCE_FROM_OLDER_TOOLS, EVIDENCE_FROM_PUBLIC_TOOLS, englishOnlySelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

const TEST_ADDRESS = 'https://www.perplexity.ai/search/a-question-0a1b2c3d';

export const perplexity = siteAdapterOf({
  id: 'perplexity',
  name: 'Perplexity',
  hosts: ['www.perplexity.ai', 'perplexity.ai'],
  pasteBecomesFile: 2000,
  conversationPath: /\/search\/(?!new(?:[/?]|$))([\w.-]+)(?=[/?]|$)/,
  placeholderPath: /\/search\/(new)(?=[/?]|$)/,
  generations: [
    {
      name: 'input container',
      evidence: EVIDENCE_FROM_PUBLIC_TOOLS,
      composer: ['[data-ask-input-container="true"] [contenteditable="true"]'],
      // Found by the icon's full id, not by the button's colour: while the composer is empty, the same button starts speech input.
      send: [
        '[data-ask-input-container="true"] button:has(use[*|href="#pplx-icon-arrow-up"], use[*|href="#pplx-icon-arrow-right"])',
      ],
      stop: [
        'button:has(use[*|href="#pplx-icon-player-stop-filled"])',
        englishOnlySelector('button[aria-label^="Stop response"]'),
      ],
      userMessage: ['[class~="group/query"]'],
      assistantMessage: ['.prose[data-renderer="lm"]'],
      fixtureExpectations: [
        {
          fixture: 'perplexity-container',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { editBox: 1, editSave: 1, composer: 1 },
        },
      ],
    },
    {
      name: 'test ids',
      evidence: { ...EVIDENCE_FROM_OLDER_TOOLS, route: '/search/', account: 'signed in' },
      composer: ['#ask-input[data-lexical-editor]', '#ask-input'],
      send: ['[data-testid="submit-button"]', englishOnlySelector('button[aria-label="Submit"]')],
      stop: ['[data-testid="stop-generating-response-button"]', englishOnlySelector('button[aria-label*="Stop"]')],
      userMessage: ['[class*="group/query"]'],
      assistantMessage: ['div[id^="markdown-content-"]', '.prose'],
      editBox: ['[data-lexical-editor]:not(#ask-input, [data-ask-input-container="true"] *)'],
      editSave: ['[data-testid="confirm-edit-query-button"]'],
      fixtureExpectations: [
        {
          fixture: 'perplexity',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { editBox: 1, editSave: 1, composer: 1 },
        },
      ],
    },
  ],
});
