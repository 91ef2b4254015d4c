import { EVIDENCE_FROM_OPEN_SOURCE, englishOnlySelector } from './evidence.ts';
import { siteAdapterOf } from './site-adapter-of.ts';

export const librechat = siteAdapterOf({
  id: 'librechat',
  name: 'LibreChat',
  hosts: [],
  markup: ['textarea#prompt-textarea[data-testid="text-input"]'],
  pasteBecomesFile: 2500,
  conversationPath: /\/c\/(?!new(?:[/?]|$))([\w-]+)(?=[/?]|$)/,
  placeholderPath: /\/c\/(new)(?=[/?]|$)/,
  editEnter: 'breaks the line',
  generations: [
    {
      name: 'test ids',
      evidence: EVIDENCE_FROM_OPEN_SOURCE,
      composer: ['textarea#prompt-textarea', '[data-testid="text-input"]'],
      send: ['[data-testid="send-button"]', '#send-button'],
      stop: [englishOnlySelector('button[aria-label*="Stop generating"]')],
      userMessage: ['.message-render .user-turn'],
      assistantMessage: ['.message-render .agent-turn'],
      editBox: ['[data-testid="message-text-editor"]'],
      editSave: ['.message-render .btn-primary', '.message-render .btn-secondary'],
      fixtureExpectations: [
        {
          fixture: 'librechat',
          address: 'http://localhost:3080/c/0a1b2c3d-0000-4000-8000-000000000007',
          idle: { composer: 1, send: 1, userMessage: 1, assistantMessage: 1, stop: 0, editBox: 0 },
          generating: { stop: 1, send: 0 },
          editing: { editBox: 1, editSave: 1, composer: 1 },
        },
      ],
    },
  ],
});
