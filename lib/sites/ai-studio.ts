import { EVIDENCE_FROM_PUBLIC_TOOLS, lowConfidenceSelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

/** The site saves its prompts to Google Drive. */
export const aiStudio = siteAdapterOf({
  id: 'ai-studio',
  name: 'Google AI Studio',
  hosts: ['aistudio.google.com'],
  conversationPath: /\/prompts\/(?!new_)([\w-]{8,})(?=[/?]|$)/,
  placeholderPath: /\/prompts\/(new_chat)(?=[/?]|$)/,
  generations: [
    {
      name: 'prompt box',
      evidence: { ...EVIDENCE_FROM_PUBLIC_TOOLS, on: '2026-08', route: '/prompts/', account: 'signed in' },
      composer: ['ms-prompt-box textarea'],
      // Only the button in the footer is meant: each turn has another button, which runs that turn again. The button in the footer both
      // sends and stops.
      send: ['footer ms-run-button button:not(:has(.spin, mat-icon[fonticon="stop"]))'],
      stop: [lowConfidenceSelector('footer ms-run-button button:has(.spin, mat-icon[fonticon="stop"])')],
      userMessage: ['.chat-turn-container.user ms-text-chunk'],
      assistantMessage: ['.chat-turn-container.model ms-text-chunk'],
      fixtureExpectations: [
        {
          fixture: 'ai-studio',
          address: 'https://aistudio.google.com/prompts/1a0a1b2c3d4e5f',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0 },
          generating: { stop: 1, send: 0 },
        },
      ],
    },
  ],
});
