import { EVIDENCE_FROM_OLDER_TOOLS, EVIDENCE_FROM_PUBLIC_TOOLS, englishOnlySelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

const TEST_ADDRESS = 'https://gemini.google.com/app/0a1b2c3d4e5f6071';

export const gemini = siteAdapterOf({
  id: 'gemini',
  name: 'Gemini',
  hosts: ['gemini.google.com'],
  conversationPath: /\/(?:app|gem\/[\w-]+)\/([0-9a-f]{8,})(?=[/?]|$)/,
  generations: [
    {
      name: 'send button in a container',
      evidence: EVIDENCE_FROM_PUBLIC_TOOLS,
      // One button sends and stops.
      send: ['[data-test-id="send-button-container"] button:not(.stop, :has(mat-icon[fonticon="stop"]))'],
      stop: [
        '[data-test-id="stop-button"]',
        '[data-test-id="send-button-container"] button:has(mat-icon[fonticon="stop"])',
      ],
      editBox: ['.query-content.edit-mode textarea', englishOnlySelector('textarea[aria-label="Edit prompt"]')],
      fixtureExpectations: [
        {
          fixture: 'gemini-container',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { composer: 1, editBox: 1, editSave: 1 },
        },
      ],
    },
    {
      name: 'send button by class',
      evidence: { ...EVIDENCE_FROM_OLDER_TOOLS, on: '2026-09' },
      composer: ['rich-textarea .ql-editor'],
      send: ['button.send-button:not(.stop)'],
      stop: ['button.send-button.stop', 'button:has(> mat-icon[fonticon="stop"])'],
      // The site sets this attribute late or not at all, so its absence proves nothing.
      streaming: ['message-content .markdown[aria-busy="true"]'],
      userMessage: ['user-query .query-text-line'],
      assistantMessage: ['model-response message-content'],
      editBox: ['user-query textarea'],
      editSave: ['user-query button.update-button'],
      fixtureExpectations: [
        {
          fixture: 'gemini',
          address: TEST_ADDRESS,
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, streaming: 0, editBox: 0 },
          generating: { stop: 1, streaming: 1, send: 0 },
          editing: { editBox: 1, editSave: 1 },
        },
      ],
    },
  ],
});
